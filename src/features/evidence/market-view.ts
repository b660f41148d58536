import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { type Figures, figuresOf } from "../../../domain/advice/figures.ts";
import type { Role } from "../../../domain/cart/roles.ts";
import { type BoardView, viewOf } from "../billboard/model.ts";
import type { Calculation } from "../cart/calculation.ts";
import { evidenceNotes } from "./notes.ts";

/** The data behind the market's figures. */
export const market = { model };

/** Every figure of a cart. */
export function marketFigures(calculation: Calculation): Figures {
  return figuresOf(calculation, market);
}

/** The board with the market's figures. Null if no listing has the cart's make or age. */
export function marketView(calculation: Calculation, role: Role): BoardView | null {
  const figures = marketFigures(calculation);
  if (figures.dealers === null) return null;
  return viewOf(figures, role, evidenceNotes);
}
