import { type FleetColumns, columnsOf } from "./fleet-columns.ts";
import { readFleetLine } from "./fleet-line.ts";

/** The columns of typed lines without headings, in the order in which the value tool asks. */
export const typedHeadings = [
  "Year",
  "Make",
  "Model",
  "Seats",
  "Power",
  "Condition",
  "Battery age",
  "Upgrades",
  "Quantity",
] as const;

const layouts: readonly (readonly string[])[] = [typedHeadings, ["Cart", "Quantity"]];

/**
 * The headings that lines without any seem to have by the order of their cells, such as "2018, Club
 * Car, Precedent" or "2018 Club Car Precedent"; null if none of these lines reads so.
 */
export function headingsOfTyped(
  lines: readonly (readonly string[])[],
  today: string,
): readonly string[] | null {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  for (const layout of layouts) {
    const headings = layout.slice(0, width);
    const columns: FleetColumns = columnsOf(headings);
    const reads = (cells: readonly string[]) =>
      !("problem" in readFleetLine({ count: headings.length, columns }, { cells, line: 1 }, today));
    if (lines.some(reads)) return headings;
  }
  return null;
}
