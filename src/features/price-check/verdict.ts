import type { Advice, VerdictId } from "../../../domain/advice/advise.ts";
import { formatDollars } from "../../../domain/cart/money.ts";

/** The advice that follows from a verdict. */
export const verdictAdvice: Readonly<Record<VerdictId, string>> = {
  low: "Worn-out batteries, a wrong year, or missing papers explain many low prices. See the cart before you pay.",
  good: "If the cart checks out, you won’t find many at this price.",
  fair: "It comes down to condition now. Look the cart over, then offer.",
  high: "Ask what justifies it, such as new batteries with a receipt.",
  over: "You can find one at a dealer for less. Ask what justifies the price.",
  unknown:
    "None of the dealers we follow lists a cart of this make and age, so compare ads near you.",
};

/** How far the ad is from where to stop: "$1,500 too high". */
export function distanceText(price: number, { ceiling }: Pick<Advice, "ceiling">): string {
  const apart = formatDollars(Math.abs(price - ceiling));
  if (price === ceiling) return "Right where to stop";
  return price > ceiling ? `${apart} too high` : `${apart} under your limit`;
}

/** How a price compares with the formula's range: "$502 above". */
export function comparisonText(
  price: number,
  { low, high }: { low: number; high: number },
): string {
  if (price < low) return `${formatDollars(low - price)} below it`;
  return price > high ? `${formatDollars(price - high)} above it` : "within it";
}
