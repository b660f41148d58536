import type { Calculation } from "../cart/calculation.ts";
import { gapText, marketAnswer } from "./market-answer.ts";
import { bandsOf, marketFiguresFor } from "./market-figures.ts";
import type { Band } from "./price-bands.tsx";
import type { Answer, Role } from "./roles.ts";

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
