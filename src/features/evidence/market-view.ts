import { advise } from "../../../domain/advice/advise.ts";
import type { Role } from "../../../domain/cart/roles.ts";
import type { Calculation } from "../cart/calculation.ts";
import { type MarketFigures, bandsOf, marketFiguresFor } from "./market-figures.ts";
import type { Band } from "./parts/price-bands.tsx";
import { type Answer, answerFrom } from "./roles.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import type { PriceRange } from "./price-axis.ts";

/** What a board shows of a cart: the figure to use, all figures, and why they don't overlap. */
export interface MarketView {
  readonly answer: Answer;
  readonly bands: readonly Band[];
  readonly gap: string;
}

/** Null if no listing has the cart's make or age. */
export function marketView(calculation: Calculation, role: Role): MarketView | null {
  const figures = marketFiguresFor(calculation);
  if (figures === null) return null;
  const { cart, asOfYear, appraisal } = calculation;
  const { dealers, guide, sold } = figures;
  const { modelYear } = cart;
  const advice = advise({ modelYear, asOfYear, appraisal, dealers, tradeIn: guide, sold }, role);
  return {
    answer: answerFrom(role, advice, dealers.asking),
    bands: bandsOf(calculation, figures),
    gap: gapText(appraisal, figures),
  };
}

/** Shown instead of the market's figures when there are none. */
export const noListings =
  "No listings yet. None of the dealers we follow has a cart of this make and age, so we can’t show a trade-in guide or dealers’ prices.";

/** Why two of the figures don't overlap; "" if they do. */
export function gapText(
  { low, high }: Pick<PriceRange, "low" | "high">,
  { dealers }: Pick<MarketFigures, "dealers">,
): string {
  if (dealers.low > high) {
    return `the formula’s range ends at ${formatDollars(high)}, and dealers’ prices start at ${formatDollars(dealers.low)}. Dealers get a cart ready to sell and stand behind it, and running carts hold more value than the formula shows.`;
  }
  if (dealers.high < low) {
    return `dealers’ prices end at ${formatDollars(dealers.high)}, and the formula’s range starts at ${formatDollars(low)}. The formula starts from a general base price, and the dealers we know ask less for this cart.`;
  }
  return "";
}
