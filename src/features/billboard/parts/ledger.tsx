import { formatDollars } from "../../../../domain/cart/money.ts";
import type { FigureKind, LedgerRow } from "../model.ts";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../ledger.css?inline";
import kindCss from "../price-kind.css?inline";

addStyles(kindCss);
addStyles(css);

export const figureNames: Readonly<Record<FigureKind, string>> = {
  formula: "Estimated value",
  trade: "Trade-in guide",
  dealer: "Dealers ask, made ready",
};

/** The figures that the answer rests on, each with its range and what it is made of. */
export function Ledger({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <dl className="ledger">
      {rows.map(({ kind, middle, low, high, note }) => (
        <div key={kind} data-kind={kind}>
          <dt>{figureNames[kind]}</dt>
          <dd className="ledger-figure">
            {kind === "formula" ? (
              <data value={middle}>{formatDollars(middle)}</data>
            ) : (
              formatDollars(middle)
            )}
          </dd>
          <dd className="ledger-note">{note}</dd>
          <dd className="ledger-range">
            {formatDollars(low)} to {formatDollars(high)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
