import type { Trial, TrialId } from "../../../../domain/answer/trials.ts";
import { formatChange, formatDollars } from "../../../../domain/words/money.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import type { Cart } from "../../../../domain/cart/cart.ts";
import { breaksEven, moveHeads, movesHeading, movesLede, trialText } from "../text.ts";

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
  return (
    <div className="stack">
      <h2>{movesHeading(trials, role)}</h2>
      <p className="lede">{movesLede[role]}</p>
      <div className="stackable">
        <table className="rows">
          <thead>
            <tr>
              {heads.map((head, column) => (
                <th key={head} scope="col" className={column === 0 ? undefined : "n"}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trials.map((trial) => (
              <Row
                key={trial.id}
                trial={trial}
                {...trialText(trial, cart, role)}
                hasCosts={heads.length > 2}
                isTried={trial.id === tried}
                onTry={onTry}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Row({
  trial: { id, number, change, left },
  name,
  note,
  hasCosts,
  isTried,
  onTry,
}: {
  trial: Trial;
  name: string;
  note: string;
  hasCosts: boolean;
  isTried: boolean;
  onTry: (id: TrialId | null) => void;
}) {
  return (
    <tr data-on={isTried || undefined}>
      <th scope="row">
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
      </th>
      <td className="n">
        {formatDollars(number)}
        <small data-change={directionOf(change)}>{formatChange(change)}</small>
      </td>
      {hasCosts && (
        <td className="n" data-change={breaksEven(left) ? undefined : directionOf(left)}>
          {breaksEven(left) ? <small>about breaks even</small> : formatChange(left)}
        </td>
      )}
    </tr>
  );
}

function directionOf(change: number): "up" | "down" | undefined {
  if (change === 0) return undefined;
  return change > 0 ? "up" : "down";
}
