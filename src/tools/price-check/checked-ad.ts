import type { Cart } from "../../../domain/valuation/cart.ts";
import type { AskingDetails } from "../evidence/asking-price-labels.ts";

/** An ad that is complete, and the query that shows it again. */
export interface Check {
  readonly query: string;
  readonly cart: Cart;
  /** Whole US dollars. */
  readonly price: number;
  readonly asOfYear: number;
  readonly asked: AskingDetails;
}
