import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import { formatDollars } from "../../../domain/cart/money.ts";

export type VerdictId = keyof typeof verdicts;

/** Where a price stands. */
interface Verdict {
  readonly title: string;
  readonly advice: string;
}

type Range = Pick<Appraisal, "low" | "high">;
type Side = "below" | "inside" | "above";

/** The verdict on a price, by the estimate's range and, if there is one, the dealers' interval. */
export function verdictOn(price: number, estimate: Range, dealers: Range | null): VerdictId {
  const byEstimate = sideOf(price, estimate);
  if (dealers === null) return byFormulaAlone[byEstimate];
  return byBoth[byEstimate][sideOf(price, dealers)];
}

/** Every verdict on a price. */
export const verdicts = {
  low: {
    title: "Low: find out why",
    advice:
      "It’s below what a cart like this should bring. Worn-out batteries, a wrong year, or missing paperwork explains many low prices. See the cart before you pay.",
  },
  high: {
    title: "Overpriced: negotiate or walk away",
    advice:
      "It’s above what a cart like this should bring. Ask what justifies it, such as new batteries with a receipt, and make an offer within the ranges below.",
  },
  fair: {
    title: "Fair by both measures",
    advice:
      "Now it comes down to condition. Inspect the cart to see which end of the range it belongs at.",
  },
  between: {
    title: "Between the estimate and dealers’ prices",
    advice:
      "It’s above the estimate and below what dealers ask. That can be right if the cart’s condition is as claimed.",
  },
  fairDealer: {
    title: "Fair for a dealer, high for a private sale",
    advice:
      "Dealers recondition carts and stand behind them. A private seller does neither, so offer less. The older the cart, the more the estimate tends to be on the low side.",
  },
  belowDealers: {
    title: "Fair, and below what dealers ask",
    advice:
      "It fits the estimate, and a dealer would ask more. It’s a good buy if the inspection goes well.",
  },
  aboveDealers: {
    title: "Above what dealers ask",
    advice: "The dealers we know ask less for a cart like this. Show the seller their listings.",
  },
  belowEstimate: {
    title: "Below the estimate, within what dealers ask",
    advice:
      "Some dealers ask this little, too, so the low price alone isn’t a warning sign. It’s a good buy if the inspection goes well.",
  },
  belowFormula: {
    title: "Below the formula’s estimate",
    advice:
      "We have no listings like it, so we can’t say whether that’s low. Find out why it’s priced this way, and compare ads near you.",
  },
  insideFormula: {
    title: "Within the formula’s estimate",
    advice: "We have no listings like it, so compare ads near you, too.",
  },
  aboveFormula: {
    title: "Above the formula’s estimate",
    advice:
      "We have no listings like it, so we can’t say whether that’s high. Running carts often bring more than the formula shows, so compare ads near you.",
  },
} as const satisfies Record<string, Verdict>;

/** By the side of the estimate's range, then of the dealers' interval. */
const byBoth: Record<Side, Record<Side, VerdictId>> = {
  below: { below: "low", inside: "belowEstimate", above: "aboveDealers" },
  inside: { below: "belowDealers", inside: "fair", above: "aboveDealers" },
  above: { below: "between", inside: "fairDealer", above: "high" },
};

/** Without listings, a price is only compared with the formula, not judged. */
const byFormulaAlone: Record<Side, VerdictId> = {
  below: "belowFormula",
  inside: "insideFormula",
  above: "aboveFormula",
};

/** How a price compares with a range: "$502 above this range". */
export function comparisonText(price: number, range: Range): string {
  switch (sideOf(price, range)) {
    case "below":
      return `${formatDollars(range.low - price)} below this range`;
    case "above":
      return `${formatDollars(price - range.high)} above this range`;
    case "inside":
      return "within this range";
  }
}

function sideOf(price: number, range: Range): Side {
  if (price < range.low) return "below";
  return price > range.high ? "above" : "inside";
}
