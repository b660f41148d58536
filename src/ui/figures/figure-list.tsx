import type { ChainPrice } from "../../../domain/market/chain-price.ts";
import { formatDollars, formatRange, roundedDollars } from "../../../domain/words/money.ts";
import type { FigureKind, FigureRow } from "./figure-row.ts";

const figureNames: Readonly<Record<FigureKind, string>> = {
  formula: "Estimated value",
  trade: "Trade-in",
  dealer: "Dealers ask",
};

export function FigureList({
  rows,
  chain = null,
}: {
  rows: readonly FigureRow[];
  /** Gets a row of its own, because most listings are the chain's, and other dealers ask something else. */
  chain?: ChainPrice | null;
}) {
  return (
    <div className="stackable">
      <table className="rows" aria-label="Figures">
        <tbody>
          {rows.map(({ kind, middle, note, ...range }) => (
            <tr key={kind}>
              <th scope="row" data-kind={kind}>
                <span className="key">{figureNames[kind]}</span>
                <small>{note}</small>
              </th>
              <td className="n">
                {kind === "formula" ? (
                  <data value={middle}>{formatDollars(middle)}</data>
                ) : (
                  formatDollars(middle)
                )}
                <small>{formatRange(range)}</small>
              </td>
            </tr>
          ))}
          {chain !== null && (
            <tr>
              <th scope="row">
                <small>
                  {chain.name}, which lists {chain.percent}% of the carts we know of
                </small>
              </th>
              <td className="n">
                <small>about {formatDollars(roundedDollars(chain.asking))}</small>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
