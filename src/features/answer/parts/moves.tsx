// Tested with the answer in answer.test.tsx.
import type { Trial, TrialId } from "../../../../domain/answer/trials.ts";
import { formatChange, formatDollars } from "../../../../domain/words/money.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import type { Cart } from "../../../../domain/cart/cart.ts";
import { type BarScale, ChangeBars, barScale, directionOf } from "./change-bars.tsx";
import {
  breaksEven,
  groupedTrials,
  moveHeads,
  movesHeading,
  movesLede,
  secondGroupHeads,
  trialText,
} from "../text.ts";

export function Moves({
  trials,
  cart,
  role,
  tried,
  onTry,
}: {
  trials: readonly Trial[];
  cart: Cart;
  role: Role;
  tried: TrialId | null;
  onTry: (id: TrialId | null) => void;
}) {
  const heads = moveHeads[role];
  const hasCosts = trials.some(({ cost }) => cost !== null);
  return (
    <section className="section wrap split" data-wide="end">
      <div className="stack">
        <h2>{movesHeading(trials, role)}</h2>
        <p className="soft">{movesLede[role]}</p>
        <p className="soft screen-only" aria-hidden="true">
          <span className="bar-key">adds to the number</span>{" "}
          {trials.some(({ change }) => change < 0) && (
            <span className="bar-key" data-bar="loss">
              takes off
            </span>
          )}{" "}
          {hasCosts && (
            <span className="bar-key" data-bar="cost">
              costs you
            </span>
          )}
        </p>
      </div>
      <div className="stackable">
        <table className="rows moves">
          <thead>
            <tr>
              {heads.map((head, column) => (
                <th key={head} scope="col" className={column === 0 ? undefined : "n"}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {groupedTrials(trials, role).map((group, index) => (
            <tbody key={group[0]!.id}>
              {index > 0 && (
                <tr>
                  <th colSpan={heads.length} scope="rowgroup" className="group-head">
                    {secondGroupHeads[role]}
                  </th>
                </tr>
              )}
              {group.map((trial) => (
                <Row
                  key={trial.id}
                  trial={trial}
                  scale={barScale(trials)}
                  {...trialText(trial, cart, role)}
                  heads={heads}
                  isTried={trial.id === tried}
                  onTry={onTry}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

function Row({
  trial,
  scale,
  name,
  note,
  heads: [, asked, kept],
  isTried,
  onTry,
}: {
  trial: Trial;
  scale: BarScale;
  name: string;
  note: string;
  heads: readonly string[];
  isTried: boolean;
  onTry: (id: TrialId | null) => void;
}) {
  const { id, number, change, gain } = trial;
  return (
    <tr data-on={isTried || undefined}>
      <th scope="row">
        <div className="move">
          <span>
            <button
              type="button"
              className="try"
              data-trial={id}
              aria-pressed={isTried}
              onClick={() => onTry(isTried ? null : id)}
            >
              {name}
            </button>
            <small>{note}</small>
          </span>
          <ChangeBars {...trial} {...scale} />
        </div>
      </th>
      <td className="n" data-head={asked}>
        {formatDollars(number)}
        <small data-change={directionOf(change)}>{formatChange(change)}</small>
      </td>
      {kept !== undefined && (
        <td
          className="n"
          data-head={kept}
          data-change={breaksEven(gain) ? undefined : directionOf(gain)}
        >
          {breaksEven(gain) ? <small>about even</small> : formatChange(gain)}
        </td>
      )}
    </tr>
  );
}
