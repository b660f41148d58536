import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import { formatDollars } from "../../format/money.ts";

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

/** Everything that can be said of a price. */
export const verdicts = {
  low: {
    title: "Low: find out why",
    advice:
      "It is below what such a cart should bring. Tired batteries, a wrong year or no papers explain many low prices. See the cart before you pay.",
  },
  high: {
    title: "High: offer less",
    advice:
      "It is above what such a cart should bring. Ask what justifies it, such as new batteries with a receipt, and offer what the scale supports.",
  },
  fair: {
    title: "Fair by both measures",
    advice: "Now condition decides: inspect the cart to see which end it belongs to.",
  },
  between: {
    title: "Between the two",
    advice:
      "It is above the estimate and below what dealers ask. For a cart in the condition that is claimed this can be right.",
  },
  fairDealer: {
    title: "Fair for a dealer, high for a private sale",
    advice:
      "Dealers recondition carts and stand behind them. A private seller does neither, so offer less. The older the cart, the more the estimate is the low end.",
  },
  belowDealers: {
    title: "Fair, and below what dealers ask",
    advice:
      "It fits the estimate, and a dealer would ask more. It is a good buy if it inspects well.",
  },
  aboveDealers: {
    title: "Above what dealers ask",
    advice: "The dealers we have seen ask less for such a cart. Show the seller their listings.",
  },
  belowEstimate: {
    title: "Below the estimate, within what dealers ask",
    advice:
      "Dealers ask this little too, so a low price alone is no warning. It is a good buy if it inspects well.",
  },
  belowFormula: {
    title: "Below the formula’s estimate",
    advice:
      "We have no listings of a cart like it, so we cannot say whether that is low. Find out why it is priced this way, and compare ads near you.",
  },
  insideFormula: {
    title: "Within the formula’s estimate",
    advice: "We have no listings of a cart like it, so compare ads near you, too.",
  },
  aboveFormula: {
    title: "Above the formula’s estimate",
    advice:
      "We have no listings of a cart like it, so we cannot say whether that is high. Running carts often bring more than the formula shows: compare ads near you.",
  },
} as const satisfies Record<string, Verdict>;

/** By the side of the estimate's range, then of the dealers' interval. */
const byBoth: Record<Side, Record<Side, VerdictId>> = {
  below: { below: "low", inside: "belowEstimate", above: "aboveDealers" },
  inside: { below: "belowDealers", inside: "fair", above: "aboveDealers" },
  above: { below: "between", inside: "fairDealer", above: "high" },
};

/** Without listings a price is compared with the formula, and not judged. */
const byFormulaAlone: Record<Side, VerdictId> = {
  below: "belowFormula",
  inside: "insideFormula",
  above: "aboveFormula",
};

/** How a price stands to a range: "$502 above this range". */
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
