import type { Cart } from "../../../domain/valuation/cart.ts";
import type { ExtraDetails } from "../../../domain/cart/details.ts";

/** An ad that is complete, and the query that shows it again. */
export interface Check {
  readonly query: string;
  readonly cart: Cart;
  /** Whole US dollars. */
  readonly price: number;
  readonly asOfYear: number;
  readonly asked: ExtraDetails;
}
