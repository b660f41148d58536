import { formatDollars } from "../../../domain/cart/money.ts";
import type { Keeping } from "./storage.ts";
import type { FleetSummary } from "./view.ts";

/** The orders of the table, as the page offers them. */
export const sortOrders = {
  file: "As entered",
  highest: "Highest estimate",
  lowest: "Lowest estimate",
  oldest: "Oldest",
  newest: "Newest",
  dealers: "Highest dealer price",
  tradeIn: "Highest trade-in guide",
} as const;
export type SortOrder = keyof typeof sortOrders;

export const selections = {
  all: "All lines",
  problems: "Lines to fix",
  noEvidence: "Carts without listings",
} as const;
export type Selection = keyof typeof selections;

/** How many lines the table shows at once. */
export const pageRows = 50;

// Made once: a table has hundreds of numbers.
const counts = new Intl.NumberFormat("en-US");

/** "100,000". */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** What the page says of the copy in this browser. */
export const keepingTexts: Readonly<Record<Keeping, string>> = {
  kept: "Kept in this browser, and nowhere else.",
  full: "This browser has no room left to keep the fleet. Download it as a CSV.",
  forbidden: "This browser does not let the page keep anything. Download the fleet as a CSV.",
  none: "",
};

export function cartsText(carts: number): string {
  return carts === 1 ? "1 cart" : `${formatCount(carts)} carts`;
}

export function linesText(lines: number): string {
  return lines === 1 ? "1 line" : `${formatCount(lines)} lines`;
}

/** The result in one sentence, for screen readers. */
export function summaryText({ totals, missing }: FleetSummary): string {
  if (missing !== "") return missing;
  const { all, problems } = totals;
  const left = problems === 0 ? "" : ` ${linesText(problems)} to fix.`;
  return `${cartsText(all.carts)}, formula estimate ${formatDollars(all.estimate)}.${left}`;
}
