import type { Advice, Confidence, Reason } from "../../../domain/advice/advise.ts";
import { formatDollars, formatRange } from "../../../domain/cart/money.ts";
import type { Role } from "../../../domain/cart/roles.ts";
import type { Appraisal } from "../../../domain/valuation/appraise.ts";
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
  /** Between what and what the number lies. */
  readonly low: number;
  readonly high: number;
  /** The row that the number is nearest to. */
  readonly lead: PriceRange["name"];
}

const verbs: Readonly<Record<Role, readonly [before: string, after: string]>> = {
  selling: ["Ask", "in a private sale."],
  trading: ["Expect", "off your next cart."],
  buying: ["Offer", "to a private seller."],
  insuring: ["Insure it for", "to replace it at a dealer."],
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
      return `Dealers ask ${formatRange({ low: floor, high: ceiling })}. Ask your insurer which value it pays, and keep a copy of this page.`;
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
const reasonTexts: Readonly<Partial<Record<Reason, string>>> = {
  "model-listed-often": "dealers often list this model",
  "model-listed-seldom": "dealers seldom list this model",
  "only-make-listed": "dealers list this make, but not this model",
  "no-dealer-prices": "we have no dealer prices for a cart like this",
  "unusual-year": "it’s an unusual year",
  "figures-cross": "the trade-in and the dealers’ price are close together",
  "no-reported-sales": "few private sale prices are known",
};

function confidenceText(confidence: Confidence, reasons: readonly Reason[]): string {
  const told = reasons.flatMap((reason) => reasonTexts[reason] ?? []);
  return `${confidenceLabels[confidence]} confidence: ${told.join(", and ")}.`;
}

/** Without dealers' prices, the formula alone; the low end of its range is its trade-in value. */
export function answerAlone(
  role: Role,
  { value, low, high }: Pick<Appraisal, "value" | "low" | "high">,
): Answer {
  const [before] = verbs[role];
  const why = `This is our formula’s estimate, from ${formatDollars(low)} to ${formatDollars(high)}. ${confidenceText("rough", ["no-dealer-prices"])}`;
  return { before, number: value, after: alone[role], why, low, high, lead: "Estimate" };
}

const alone: Readonly<Record<Role, string>> = {
  selling: "in a private sale.",
  trading: "at most, and the low end of its range as a trade-in.",
  buying: "at most.",
  insuring: "until a dealer tells you what replacing it costs.",
};
