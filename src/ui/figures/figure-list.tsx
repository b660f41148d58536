// Tested through the tools, as in ../../features/embed/island.test.tsx.
import { formatDollars, formatRange } from "../../../domain/words/money.ts";
import type { FigureKind, FigureRow } from "./figure-row.ts";

const figureNames: Readonly<Record<FigureKind, string>> = {
  formula: "Estimated value",
  trade: "Trade-in",
  dealer: "Dealers ask",
};

export function FigureList({ rows }: { rows: readonly FigureRow[] }) {
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
        </tbody>
      </table>
    </div>
  );
}
