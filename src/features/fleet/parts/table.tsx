// Tested through the tool in ../island.test.tsx.
import { useState } from "react";
import { countWithNoun, formatNumber } from "../../../../domain/words/english.ts";
import { formatChange, formatDollars, formatRange } from "../../../../domain/words/money.ts";
import { work } from "../../../../domain/market/work-prices.ts";
import { readDollars } from "../../../../domain/words/read-dollars.ts";
import { Field } from "../../../ui/form/field.tsx";
import styles from "../fleet.module.css";
import type { CartKind, Fleet } from "../model.ts";
import { assumedNote, lithiumText, packsHeading, returnText, usualPackCost } from "../text.ts";
import "../../../ui/kit/scroll-table.css";
import { RestInFile, maxShown } from "./rest-in-file.tsx";

export function FleetTable({ fleet: { kinds, totals } }: { fleet: Fleet }) {
  const { packs, all, withEvidence, market } = totals;
  const { batteries, lithiumSet } = work;
  const [typed, setTyped] = useState(() => String(usualPackCost(batteries)));
  const cost = readDollars(typed);
  const hasPacks = packs.carts > 0;
  return (
    <section className="section wrap stack" data-tone="tinted" aria-labelledby="by-model">
      <h2 id="by-model">{packsHeading(packs, cost)}</h2>
      {hasPacks && (
        <>
          <p>
            {packs.carts === 1
              ? "1 cart has a pack"
              : `${countWithNoun(packs.carts, "cart")} have packs`}{" "}
            older than two years. A lead-acid set costs {formatRange(batteries)} installed.
          </p>
          <div className={`${styles.cost} screen-only`}>
            <Field label="Cost for each cart ($)">
              {(id) => (
                <input
                  id={id}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
          </div>
          <p role="status">{returnText(packs, cost)}</p>
        </>
      )}
      {packs.lithiumCarts > 0 && <p>{lithiumText(packs.lithiumCarts, lithiumSet)}</p>}
      <div
        className={`${styles.carts} scroll`}
        // oxlint-disable-next-line no-noninteractive-tabindex -- else no key scrolls it
        tabIndex={0}
        role="region"
        aria-label="Model by model"
      >
        <table className="rows">
          <thead>
            <tr>
              <th scope="col">Carts</th>
              <th scope="col" className="n">
                Trade-in
              </th>
              <th scope="col" className="n">
                Dealers ask
              </th>
              {hasPacks && (
                <th scope="col" className="n">
                  Trade-in gains
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {kinds.slice(0, maxShown).map((kind) => (
              <Kind key={`${kind.name} ${kind.note}`} kind={kind} hasPacks={hasPacks} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{countWithNoun(all.carts, "cart")}</th>
              <td className="n">{withEvidence.carts > 0 && formatDollars(market.tradeIn)}</td>
              <td className="n">{withEvidence.carts > 0 && formatDollars(market.asking)}</td>
              {hasPacks && <td className="n">{formatChange(packs.tradeInGain)}</td>}
            </tr>
          </tfoot>
        </table>
      </div>
      <RestInFile count={kinds.length} unit="kinds" />
    </section>
  );
}

function Kind({ kind, hasPacks }: { kind: CartKind; hasPacks: boolean }) {
  const { name, note, quantity, figures } = kind;
  const assumed = assumedNote(kind);
  const { market, pack, estimate } = figures;
  const gain = pack === null || pack.isLithium ? null : pack.tradeInGain;
  return (
    <tr>
      <th scope="row">
        {formatNumber(quantity)} × {name}
        <small>{note}</small>
        {assumed !== "" && <small>{assumed}</small>}
      </th>
      {market === null ? (
        <td className="n" colSpan={hasPacks ? 3 : 2}>
          {formatDollars(estimate * quantity)}
          <small>estimated value, no dealer prices</small>
        </td>
      ) : (
        <>
          <Amount perCart={market.tradeIn} quantity={quantity} />
          <Amount perCart={market.asking} quantity={quantity} />
          {hasPacks &&
            (gain === null ? (
              <td className="n">–</td>
            ) : (
              <Amount perCart={gain} quantity={quantity} format={formatChange} />
            ))}
        </>
      )}
    </tr>
  );
}

function Amount({
  perCart,
  quantity,
  format = formatDollars,
}: {
  perCart: number;
  quantity: number;
  format?: (amount: number) => string;
}) {
  return (
    <td className="n">
      {format(perCart * quantity)}
      <small>{formatDollars(perCart)} each</small>
    </td>
  );
}
