import { cellsOf } from "../../../domain/fleet/csv-reader.ts";
import { missingColumns } from "../../../domain/fleet/fleet-columns.ts";
import { totalsOf } from "../../../domain/fleet/fleet-totals.ts";
import { work } from "../../../domain/trade-in/work-prices.ts";
import type { Fleet } from "./fleet.ts";
import { sourceParts } from "./fleet-texts.ts";
import { rowView } from "./fleet-view.ts";
import type { FleetSummary } from "./messages.ts";

/** How many lines the page shows at once to be fixed. */
const shownProblems = 20;

/** The longest source that is shown in the field where it was pasted, in characters. */
const longestShown = 100_000;

export function summaryOf(fleet: Fleet): FleetSummary {
  const { name, lines, asOfYear, headings, columns, headingLine } = fleet;
  const missing = missingColumns(columns) ?? "";
  return {
    name,
    lines: lines.length,
    asOfYear,
    headings,
    hasHeadings: headingLine !== null,
    columns,
    examples: examplesOf(fleet),
    missing: missing && "We don’t know which column has the year, or the make and model.",
    totals: totalsOf(figuresOfAll(fleet)),
    problems: missing === "" ? problemsOf(fleet) : [],
    packPrice: work.leadAcidSet,
    lithiumPrice: work.lithiumSet,
    text: shownText(fleet),
  };
}

function* figuresOfAll({ lines }: Fleet) {
  for (const { figures } of lines) yield figures;
}

/** The first cell of each column that has anything in it, among the first lines. */
function examplesOf({ headings, lines, delimiter }: Fleet): string[] {
  const some = lines.slice(0, 20).map(({ text }) => cellsOf(text, delimiter));
  return headings.map((_, at) => some.find((cells) => cells[at]?.trim())?.[at]?.trim() ?? "");
}

function problemsOf(fleet: Fleet) {
  const rows: number[] = [];
  for (let row = 0; row < fleet.lines.length && rows.length < shownProblems; row++) {
    if (fleet.lines[row]!.figures === null) rows.push(row);
  }
  return rows.map((row) => rowView(fleet, row));
}

function shownText(fleet: Fleet): string | null {
  let text = "";
  for (const part of sourceParts(fleet)) {
    text += part;
    if (text.length > longestShown) return null;
  }
  return text;
}
