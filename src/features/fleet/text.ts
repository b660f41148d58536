// Tested through the tool in island.test.tsx.
import type { LineKind } from "../../../domain/reading/sheet/layout.ts";
import type { Caption } from "../../../domain/answer/text.ts";
import { assumedLabel } from "../../../domain/details/assumed.ts";
import {
  capitalize,
  countWithNoun,
  formatNumber,
  listText,
} from "../../../domain/words/english.ts";
import { formatDollars, formatRange, roundedDollars } from "../../../domain/words/money.ts";
import type { FleetDetail } from "../../../domain/reading/sheet/columns.ts";
import { type FleetTotals, type PackSums, packReturn } from "../../../domain/fleet/fleet-totals.ts";
import { lineRanges } from "../../../domain/fleet/line-ranges.ts";
import type { DollarRange } from "../../../domain/market/work-prices.ts";
import type { FigureRow } from "../../ui/figures/figure-row.ts";
import type { CartKind, Fleet } from "./model.ts";
import type { Sheet, SheetRecord } from "./read-sheet.ts";

export const columnNames: Readonly<Record<FleetDetail, string>> = {
  modelYear: "Model year",
  make: "Make",
  model: "Model",
  makeAndModel: "Make and model in one",
  description: "More details",
  seats: "Seats",
  powertrain: "Electric or gas",
  condition: "Condition",
  batteryAge: "Battery age in years",
  batteryMonths: "Battery age in months",
  batteryYear: "Date of the batteries",
  batteryType: "Lithium or lead-acid",
  lithium: "Lithium, yes or no",
  lifted: "Lifted, yes or no",
  notRunning: "Doesn’t run, yes or no",
  running: "Runs, yes or no",
  hasUpgrades: "Upgrades, yes or no",
  quantity: "Quantity",
  askingPrice: "Asking price",
  serial: "Serial number, where there’s no year",
  vehicleType: "What kind of vehicle it is",
};

/** Added where a line lacks the detail and no column holds it. */
export const addedHeadings: Partial<Record<FleetDetail, string>> = {
  modelYear: "Year",
  powertrain: "Power",
  quantity: "Quantity",
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

export function assumedText(detail: "powertrain" | "seats"): string {
  return detail === "powertrain"
    ? "No column says electric or gas, so we assumed electric unless the model or a description says gas."
    : "No column says how many seats there are, so we assumed 2 unless the model or a description says more.";
}

/** "Condition and battery age assumed"; "" if nothing was. */
export function assumedNote({
  assumed,
  isAssumedOfAll,
}: Pick<CartKind, "assumed" | "isAssumedOfAll">): string {
  if (assumed.length === 0) return "";
  const note = `${capitalize(listText(assumed.map(assumedLabel)))} assumed`;
  return isAssumedOfAll ? note : `${note} for some of them`;
}

const kinds = {
  title: "titles and notes",
  total: "totals",
  "repeated headings": "repeated headings",
} satisfies Partial<Record<LineKind, string>>;

/** For example "6 lines are not carts: titles and notes (lines 1, 2), totals (line 30)." */
export function othersText(skipped: readonly SheetRecord[]): string {
  const parts = Object.entries(kinds).flatMap(([kind, name]) => {
    const lines = skipped.filter((record) => record.kind === kind).map(({ line }) => line);
    if (lines.length === 0) return [];
    return [`${name} (${lines.length === 1 ? "line" : "lines"} ${lineRanges(lines)})`];
  });
  const are =
    skipped.length === 1
      ? "1 line is not a cart"
      : `${formatNumber(skipped.length)} lines are not carts`;
  return `${are}: ${parts.join(", ")}. They stay in the file you download.`;
}

export const heading = "What is the whole fleet worth?";

const linesOf = ({ sheet }: Fleet) =>
  countWithNoun(sheet.records.filter(({ kind }) => kind === "cart").length, "line");

/** Counts lines while no cart is counted yet. */
export function titleOf(fleet: Fleet): string {
  const { carts } = fleet.totals.all;
  if (isWithoutCarts(fleet)) return "No golf carts";
  if (carts === 0) return linesOf(fleet);
  const { withEvidence, market } = fleet.totals;
  const each = formatDollars(roundedDollars(market.tradeIn / carts));
  return withEvidence.carts === carts && carts > 1
    ? `${countWithNoun(carts, "cart")}, about ${each} each`
    : countWithNoun(carts, "cart");
}

export function isWithoutCarts({ totals, notCarts }: Fleet): boolean {
  return totals.all.carts === 0 && totals.problems === 0 && notCarts.length > 0;
}

export const withoutCartsText =
  "Every line is about another vehicle, so there is nothing to value. If one of them is a golf cart, say so in its line, and value the carts again.";

/** For example "3 lines are other vehicles". */
export function notCartsText(count: number): string {
  return count === 1
    ? "1 line is another vehicle"
    : `${formatNumber(count)} lines are other vehicles`;
}

export function sourceText(fleet: Fleet): string {
  const { sheet, asOfYear } = fleet;
  const name = sheet.name === "" ? "" : `From ${sheet.name}. `;
  return `${name}${linesOf(fleet)}, valued as of ${asOfYear}.`;
}

/** `number` is null while no cart is counted. */
export function signText(fleet: Fleet): {
  verb: string;
  number: number | null;
  top: string;
  because: string;
} {
  const { totals, missing } = fleet;
  const { all, withEvidence, market, problems } = totals;
  const top = "The whole fleet";
  if (isWithoutCarts(fleet)) {
    return { verb: "No carts", number: null, top, because: "Every line is about another vehicle." };
  }
  if (missing.length > 0) {
    const because = "Answer it to count the carts.";
    return { verb: "One question", number: null, top, because };
  }
  const left = problems === 0 ? "" : `${leftText(problems)}.`;
  if (all.carts === 0) return { verb: "Nothing yet", number: null, top, because: left };
  if (withEvidence.carts === 0) {
    const because = `We have no dealer prices for any of these carts. ${left}`.trimEnd();
    return { verb: "Estimate", number: all.estimate, top, because };
  }
  const isAll = withEvidence.carts === all.carts;
  return {
    verb: "Expect",
    number: market.tradeIn,
    top: isAll ? top : `${formatNumber(withEvidence.carts)} of ${countWithNoun(all.carts, "cart")}`,
    because: `From a dealer, for ${isAll ? "all of them" : "all of these"}. ${left}`.trimEnd(),
  };
}

/** For example "12 lines aren’t counted yet". */
export function leftText(count: number): string {
  return `${countWithNoun(count, "line")} ${count === 1 ? "isn’t" : "aren’t"} counted yet`;
}

/** The trade-in comes first, because it is the number on the sign. */
export function figureRowsOf({ all, withEvidence, market }: FleetTotals): FigureRow[] {
  const isPart = withEvidence.carts > 0 && withEvidence.carts < all.carts;
  const part = ` ${formatDollars(withEvidence.estimate)} of it for carts with dealers’ prices.`;
  const formula: FigureRow = {
    kind: "formula",
    middle: all.estimate,
    low: all.low,
    high: all.high,
    note: `It’s our formula. For your books, get an appraisal.${isPart ? part : ""}`,
  };
  if (withEvidence.carts === 0) return [formula];
  return [
    {
      kind: "trade",
      middle: market.tradeIn,
      low: market.tradeInLow,
      high: market.tradeInHigh,
      note: "For a sale to a dealer: what dealers would likely pay.",
    },
    {
      kind: "dealer",
      middle: market.asking,
      low: market.askingLow,
      high: market.askingHigh,
      note: "For insurance: each cart replaced at a dealer.",
    },
    formula,
  ];
}

export function captionsOf({ withEvidence: { carts }, market }: FleetTotals): readonly Caption[] {
  const { tradeIn, tradeInLow, tradeInHigh } = market;
  return [
    {
      title: `Under ${formatDollars(tradeInLow)}? Get another bid`,
      note: "Offers vary: get two bids for the whole fleet.",
      dollars: tradeInLow,
    },
    {
      title: `${formatDollars(roundedDollars(tradeIn / carts))} a cart`,
      note: `That’s the average of ${countWithNoun(carts, "cart")}.`,
      dollars: tradeIn,
    },
    {
      title: `${formatDollars(tradeInHigh)} is the top`,
      note: "For clean carts with records.",
      dollars: tradeInHigh,
    },
  ];
}

export function otherMakesText(count: number): string {
  const subject = count === 1 ? "1 cart has" : `${formatNumber(count)} carts have`;
  return `${subject} a make that isn’t in our directory, so we used our price for other makes.`;
}

/** `cost` is null if it couldn't be read. */
export function packsHeading(packs: PackSums, cost: number | null): string {
  if (packs.carts === 0) return "No lead-acid pack is listed as older than two years";
  const add = `add ${formatDollars(packs.askGain)}`;
  return cost === null
    ? `New batteries would ${add}`
    : `New batteries would cost ${formatDollars(packReturn(packs, cost).paid)} and ${add}`;
}

/** The middle of the price range, to the dollar. */
export function usualPackCost({ low, high }: DollarRange): number {
  return Math.round((low + high) / 2);
}

/** `cost` is null if it couldn't be read. */
export function returnText(packs: PackSums, cost: number | null): string {
  if (cost === null) return "Enter the cost in dollars, such as 1350.";
  const { paid, ask } = packReturn(packs, cost);
  const isOne = packs.carts === 1;
  if (ask >= 0) {
    return `New batteries pay back if you sell ${isOne ? "it" : "them"} yourself: you’d be ${ask === 0 ? "even" : `${formatDollars(ask)} ahead`}.`;
  }
  const cents = Math.floor((100 * packs.askGain) / paid);
  return `New batteries don’t pay back: you’d be ${formatDollars(-ask)} behind, getting back ${cents}¢ on the dollar. If you are about to sell, sell ${isOne ? "this cart as it is" : "these carts as they are"}.`;
}

export function lithiumText(carts: number, price: DollarRange): string {
  const subject =
    carts === 1
      ? "1 cart with an older lithium pack is"
      : `${countWithNoun(carts, "cart")} with older lithium packs are`;
  return `${subject} not counted: a lithium set costs ${formatRange(price)}.`;
}

/** For screen readers. */
export function summaryText(fleet: Fleet): string {
  const { totals, missing } = fleet;
  if (missing.length > 0) return missing.map(questionFor).join(" ");
  if (isWithoutCarts(fleet)) return `No golf carts. ${withoutCartsText}`;
  const { all, withEvidence, market, problems } = totals;
  const left = problems === 0 ? "" : ` ${leftText(problems)}.`;
  const tradeIn = withEvidence.carts === 0 ? "" : `trade-in ${formatDollars(market.tradeIn)}, `;
  return `${countWithNoun(all.carts, "cart")}, ${tradeIn}estimated value ${formatDollars(all.estimate)}.${left}`;
}

/** The first column that we don't read, such as "Unit #", which tells a fleet's carts apart; or null. */
export function ownColumn({ headings, columns, records }: Sheet): number | null {
  const used = new Set(Object.values(columns));
  const carts = records.filter(({ kind }) => kind === "cart");
  const index = headings.findIndex((name, column) => {
    const cells = new Set(carts.map((cart) => cart.cells[column]?.trim() ?? ""));
    return name.trim() !== "" && !used.has(column) && cells.size === carts.length;
  });
  return index === -1 ? null : index;
}
