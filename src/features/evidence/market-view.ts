import type { Role } from "../../../domain/cart/roles.ts";
import type { Calculation } from "../cart/calculation.ts";
import { type MarketFigures, bandsOf, marketFiguresFor } from "./market-figures.ts";
import type { Band } from "./parts/price-bands.tsx";
import type { Answer } from "./roles.ts";
import type { Appraisal } from "../../../domain/valuation/appraise.ts";
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
  return {
    answer: marketAnswer(role, calculation.appraisal, figures),
    bands: bandsOf(calculation, figures),
    gap: gapText(calculation.appraisal, figures),
  };
}

/** Shown instead of the market's figures when there are none. */
export const noListings =
  "No listings yet. None of the dealers we follow has a cart of this make and age, so we can’t show a trade-in guide or dealers’ prices.";

/** Which number to use, knowing the market. A role never changes or hides a figure. */
export function marketAnswer(
  role: Role,
  { value }: Pick<Appraisal, "value">,
  { dealers, guide }: Pick<MarketFigures, "dealers" | "guide">,
): Answer {
  const middle = formatDollars(dealers.asking);
  const cheap = Math.min(value, dealers.asking);
  switch (role) {
    case "selling":
      return {
        before: "Ask",
        range: { low: cheap, high: Math.max(value, dealers.asking) },
        after: "in a private sale.",
        why: "That’s between our formula’s estimate and the middle dealer price, because we have almost no private sale prices. You don’t give a warranty, so aim below dealers.",
        lead: "Estimate",
      };
    case "trading":
      return {
        before: "Expect",
        range: guide,
        after: "off your next cart.",
        why: "A dealer has to get your cart ready and resell it. Offers vary, so ask more than one dealer.",
        lead: "Trade-in guide",
      };
    case "buying":
      return {
        before: "Dealers ask",
        range: dealers,
        after: "for one like it.",
        why: `The middle price is ${middle}. With a private seller, start near ${formatDollars(cheap)}.`,
        lead: "Dealers ask",
      };
    case "insuring":
      return {
        before: "Replacing it costs",
        range: dealers,
        after: "at a dealer.",
        why: `The middle price is ${middle}. Ask your insurer which value it pays, and keep a copy of this page.`,
        lead: "Dealers ask",
      };
  }
}

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
