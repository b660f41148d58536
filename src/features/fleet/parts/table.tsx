// Tested through the tool in ../island.test.tsx.
import { useState } from "react";
import { type PackSums, packReturn } from "../../../../domain/fleet/fleet-totals.ts";
import { countWithNoun, formatNumber } from "../../../../domain/words/english.ts";
import { formatChange, formatDollars, formatRange } from "../../../../domain/words/money.ts";
import { work } from "../../../../domain/market/work-prices.ts";
import { readDollars } from "../../../../domain/words/read-dollars.ts";
import { CartPicture } from "../../../ui/drawing/cart-drawing.tsx";
import { percentOn } from "../../../ui/figures/price-axis.ts";
import { plotStyle } from "../../../ui/figures/price-scale.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Headings } from "../../../ui/kit/headings.tsx";
import { ChangeBars, barScale, directionOf } from "../../answer/parts/change-bars.tsx";
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
  const shown = kinds.slice(0, maxShown);
  const highest = Math.max(
    ...shown.map(({ figures, quantity }) => (figures.market?.asking ?? 0) * quantity),
  );
  return (
    <section className="section wrap stack" data-tone="tinted" aria-labelledby="by-model">
      <div className={hasPacks ? "split" : ""} data-wide="end">
        <div className="stack">
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
            </>
          )}
          {packs.lithiumCarts > 0 && <p>{lithiumText(packs.lithiumCarts, lithiumSet)}</p>}
        </div>
        {hasPacks && (
          <div className="stack">
            <PackTable packs={packs} cost={cost} />
            <p role="status">{returnText(packs, cost)}</p>
          </div>
        )}
      </div>
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
              <th scope="col" className="n" data-kind="trade">
                <span className="key">Trade-in</span>
              </th>
              <th scope="col" colSpan={2} className="n" data-kind="dealer">
                <span className="key">Dealers ask</span>
              </th>
              {hasPacks && (
                <th scope="col" className="n">
                  Trade-in gains
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((kind) => (
              <Kind
                key={`${kind.name} ${kind.note}`}
                kind={kind}
                hasPacks={hasPacks}
                highest={highest}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{countWithNoun(all.carts, "cart")}</th>
              <td className="n">{withEvidence.carts > 0 && formatDollars(market.tradeIn)}</td>
              <td colSpan={2} className="n">
                {withEvidence.carts > 0 && formatDollars(market.asking)}
              </td>
              {hasPacks && <td className="n">{formatChange(packs.tradeInGain)}</td>}
            </tr>
          </tfoot>
        </table>
      </div>
      <RestInFile count={kinds.length} unit="kinds" />
    </section>
  );
}

/** `cost` is null if it couldn't be read. */
function PackTable({ packs, cost }: { packs: PackSums; cost: number | null }) {
  const net = cost === null ? null : packReturn(packs, cost);
  const paid = net?.paid ?? null;
  const it = packs.carts === 1 ? "it" : "them";
  const [added, left] = ["They add", "After the cost"];
  const ways = [
    { name: `Sell ${it} yourself`, change: packs.askGain, cost: paid, kept: net?.ask },
    { name: `Trade ${it} in`, change: packs.tradeInGain, cost: paid, kept: net?.tradeIn },
  ];
  return (
    <div className="stackable">
      <table className="rows moves" aria-label="What new batteries bring">
        <Headings columns={["If you…", added, left]} figuresFrom={1} />
        <tbody>
          {ways.map((way) => (
            <tr key={way.name}>
              <th scope="row">
                <div className="move">
                  {way.name}
                  <ChangeBars {...way} {...barScale(ways)} />
                </div>
              </th>
              <td className="n" data-head={added}>
                {formatChange(way.change)}
              </td>
              <td className="n" data-head={left} data-change={way.kept && directionOf(way.kept)}>
                {way.kept === undefined ? "–" : formatChange(way.kept)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft screen-only" aria-hidden="true">
        <span className="bar-key">adds to the price</span>{" "}
        <span className="bar-key" data-bar="cost">
          costs you
        </span>
      </p>
    </div>
  );
}

function Kind({
  kind,
  hasPacks,
  highest,
}: {
  kind: CartKind;
  hasPacks: boolean;
  /** The end of the scale that all kinds share. */
  highest: number;
}) {
  const { name, note, quantity, cart, figures } = kind;
  const assumed = assumedNote(kind);
  const { market, pack, estimate } = figures;
  const gain = pack === null || pack.isLithium ? null : pack.tradeInGain;
  return (
    <tr>
      <th scope="row">
        <div className={styles.kind}>
          <CartPicture cart={cart} />
          <span>
            {formatNumber(quantity)} × {name}
            <small>{note}</small>
            {assumed !== "" && <small>{assumed}</small>}
          </span>
        </div>
      </th>
      {market === null ? (
        <td className="n" colSpan={hasPacks ? 4 : 3}>
          {formatDollars(estimate * quantity)}
          <small>estimated value, no dealer prices</small>
        </td>
      ) : (
        <>
          <Amount perCart={market.tradeIn} quantity={quantity} />
          <td>
            <Bar from={market.tradeIn * quantity} to={market.asking * quantity} end={highest} />
          </td>
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

/** In dollars, on a scale from 0 to `end`. The amounts beside it say the same. */
function Bar({ from, to, end }: { from: number; to: number; end: number }) {
  const percent = (dollars: number) => percentOn({ from: 0, to: end }, dollars);
  return (
    <i
      className={styles.bar}
      style={plotStyle({ "--x": percent(from), "--w": percent(to - from) })}
    />
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
      {quantity > 1 && <small>{formatDollars(perCart)} each</small>}
    </td>
  );
}
