import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { type Figures, figuresOf } from "../../../domain/advice/figures.ts";
import type { Role } from "../../../domain/cart/roles.ts";
import { type BoardView, viewOf } from "../billboard/model.ts";
import type { Calculation } from "../cart/calculation.ts";
import { evidenceNotes } from "./notes.ts";
import { reportedSales } from "./reported-sales.data.ts";

/** Every figure of a cart. */
export function marketFigures({ cart, details, asOfYear }: Calculation): Figures {
  return figuresOf({ cart, details, asOfYear }, { model, reportedSales });
}

/** What a board shows with the market's figures. Null if no listing has the cart's make or age. */
export function marketView(calculation: Calculation, role: Role): BoardView | null {
  const figures = marketFigures(calculation);
  return figures.dealers && viewOf(figures, role, evidenceNotes(figures));
}
