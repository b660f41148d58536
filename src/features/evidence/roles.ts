import {
  type Advice,
  type Confidence,
  type Reason,
  advise,
} from "../../../domain/advice/advise.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import type { Role } from "../../../domain/cart/roles.ts";
import type { Calculation } from "../cart/calculation.ts";
import type { PriceRange } from "./price-axis.ts";

export const roleLabels: Readonly<Record<Role, string>> = {
  selling: "Selling",
  trading: "Trading in",
  buying: "Buying",
  insuring: "Insuring",
};

/** Which number to use, in a sentence around it, and why. */
export interface Answer {
  readonly before: string;
  readonly number: number;
  readonly after: string;
  readonly why: string;
  /** The lowest and the highest number to accept. */
  readonly low: number;
  readonly high: number;
  /** The row that the number is nearest to. */
  readonly lead: PriceRange["name"];
}

const verbs: Readonly<Record<Role, readonly [before: string, after: string]>> = {
  selling: ["Ask", "in a private sale."],
  trading: ["Expect", "off your next cart."],
  buying: ["Offer", "to a private seller."],
  insuring: ["Insure it for", "to cover a replacement."],
};

/** What to do, from advice that knows what dealers ask. */
export function answerFrom(role: Role, advice: Advice, asking: number): Answer {
  const { number, floor, ceiling, confidence, reasons } = advice;
  const [before, after] = verbs[role];
  const why = `${whyText(role, advice, asking)} ${confidenceText(confidence, reasons)}`;
  return { before, number, after, why, low: floor, high: ceiling, lead: leads[role] };
}

const leads = {
  selling: "Estimate",
  trading: "Trade-in guide",
  buying: "Trade-in guide",
  insuring: "Dealers ask",
} as const;

function whyText(role: Role, { settle, floor, ceiling, reasons }: Advice, asking: number): string {
  const [low, high] = [formatDollars(floor), formatDollars(ceiling)];
  const settled = formatDollars(settle ?? 0);
  switch (role) {
    case "selling":
      return `Expect to settle near ${settled}. A dealer would likely give ${low} in trade, and asks about ${high} for one like it.`;
    case "trading":
      return `Offers run from about ${low} to ${high}, so ask more than one dealer.${batteriesText(reasons)}`;
    case "buying":
      return `Expect to settle near ${settled}, and stop at ${high}. A dealer asks about ${formatDollars(asking)}.`;
    case "insuring":
      return `A dealer we don’t know may ask ${low} to ${high}. Ask your insurer which value it pays, and keep a copy of this page.`;
  }
}

function batteriesText(reasons: readonly Reason[]): string {
  if (reasons.includes("batteries-due")) {
    return " That’s with batteries to replace. If they pass a load test, expect more.";
  }
  return reasons.includes("batteries-pass") ? " That’s with batteries that pass a load test." : "";
}

const confidenceLabels: Readonly<Record<Confidence, string>> = {
  good: "Good",
  fair: "Fair",
  rough: "Rough",
};

/** How well dealers' listings cover the cart. */
const coverageTexts: Readonly<Partial<Record<Reason, string>>> = {
  "model-listed-often": "dealers often list this model",
  "model-listed-seldom": "dealers seldom list this model",
  "only-make-listed": "dealers list this make, but not this model",
  "no-dealer-prices": "we have no dealer prices for a cart like this",
};
/** What makes the advice less sure. */
const doubtTexts: Readonly<Partial<Record<Reason, string>>> = {
  "unusual-year": "the year is unusual",
  "figures-cross": "trade-in and dealers’ prices are close together",
  "no-reported-sales": "few private sale prices are known",
};

function confidenceText(confidence: Confidence, reasons: readonly Reason[]): string {
  const said = (texts: typeof doubtTexts) => reasons.flatMap((reason) => texts[reason] ?? []);
  const doubts = said(doubtTexts).join(", and ");
  const turn = reasons.includes("model-listed-often") ? "but" : "and";
  const rest = doubts === "" ? "" : `, ${turn} ${doubts}`;
  return `${confidenceLabels[confidence]} confidence: ${said(coverageTexts).join("")}${rest}.`;
}

/** Without dealers' prices, the formula alone; the low end of its range is its trade-in value. */
export function answerAlone(
  role: Role,
  { cart: { modelYear }, asOfYear, appraisal }: Calculation,
): Answer {
  const nothing = { dealers: null, tradeIn: null, sold: null };
  const advice = advise({ modelYear, asOfYear, appraisal, ...nothing }, role);
  const { number, floor, ceiling, confidence, reasons } = advice;
  const [before, after] = verbsAlone[role];
  const range = `${formatDollars(floor)} to ${formatDollars(ceiling)}`;
  const tradeIn = role === "trading" ? " The low end is the likely trade-in." : "";
  const why = `That’s our formula’s estimate. Its range is ${range}.${tradeIn} ${confidenceText(confidence, reasons)}`;
  return { before, number, after, why, low: floor, high: ceiling, lead: "Estimate" };
}

const verbsAlone: typeof verbs = {
  selling: verbs.selling,
  trading: ["Expect up to", "off your next cart."],
  buying: ["Offer up to", "to a private seller."],
  insuring: ["Insure it for", "until a dealer tells you what replacing it costs."],
};
