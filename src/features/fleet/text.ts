import type { MarketSums } from "../../../domain/fleet/fleet-totals.ts";
import type { FleetDetail } from "../../../domain/fleet/fleet-columns.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import type { Fleet } from "./model.ts";
import type { SheetRecord } from "./read-sheet.ts";
import { counted, grouped } from "../../../domain/cart/english.ts";

/** The details that a column may hold, as the page names them. */
export const columnNames: Readonly<Record<FleetDetail, string>> = {
  modelYear: "Model year",
  make: "Make",
  model: "Model",
  makeAndModel: "Make and model in one",
  seats: "Seats",
  powertrain: "Electric or gas",
  condition: "Condition",
  batteryAge: "Battery age in years",
  batteryMonths: "Battery age in months",
  batteryYear: "Date of the batteries",
  batteryType: "Lithium or lead-acid",
  lithium: "Lithium, yes or no",
  lifted: "Lifted, yes or no",
  hasUpgrades: "Upgrades, yes or no",
  quantity: "Quantity",
  askingPrice: "Asking price",
};

const questions: Partial<Record<FleetDetail, string>> = {
  modelYear: "Which column is the model year?",
  make: "Which column is the make?",
  model: "Which column is the model?",
  powertrain: "Which column says electric or gas?",
  seats: "Which column is the number of seats?",
};

export function questionFor(detail: FleetDetail): string {
  return questions[detail] ?? `Which column is this: ${columnNames[detail]}?`;
}

/** The value assumed for every cart of a fleet that has no such column. */
export function assumedText(detail: "powertrain" | "seats", lines: number): string {
  const all = lines === 1 ? "it" : `all ${grouped(lines)}`;
  return detail === "powertrain"
    ? `No column says electric or gas, so we take ${all} as electric unless the model says gas.`
    : `No column says how many seats there are, so we take ${all} as having 2.`;
}

const kinds = { title: "titles and notes", total: "totals", heading: "repeated headings" };

/** "6 lines are no carts: titles and notes (lines 1, 2), totals (line 30)." */
export function othersText(others: readonly SheetRecord[]): string {
  const parts = Object.entries(kinds).flatMap(([kind, name]) => {
    const lines = others.filter((each) => each.kind === kind).map(({ line }) => line);
    if (lines.length === 0) return [];
    const shown = lines.slice(0, 6).join(", ");
    const more = lines.length > 6 ? ", …" : "";
    return [`${name} (${lines.length === 1 ? "line" : "lines"} ${shown}${more})`];
  });
  const are =
    others.length === 1 ? "1 line is not a cart" : `${grouped(others.length)} lines are not carts`;
  return `${are}: ${parts.join(", ")}. They stay in the file you download.`;
}

/** The result in one sentence, for screen readers. */
export function summaryText({ totals, missing }: Fleet): string {
  if (missing.length > 0) return missing.map(questionFor).join(" ");
  const { all, withEvidence, market, problems } = totals;
  const left = problems === 0 ? "" : ` ${counted(problems, "line")} to fix.`;
  const tradeIn =
    withEvidence.carts === 0 ? "" : `trade-in guide ${formatDollars(market.tradeIn)}, `;
  return `${counted(all.carts, "cart")}, ${tradeIn}formula estimate ${formatDollars(all.estimate)}.${left}`;
}

export const tradeInRange = ({ tradeInLow: low, tradeInHigh: high }: MarketSums) => ({ low, high });
export const askingRange = ({ askingLow: low, askingHigh: high }: MarketSums) => ({ low, high });
