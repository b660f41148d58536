import type { Cart } from "../../../domain/valuation/cart.ts";
import type { Seller } from "../../../domain/advice/advise.ts";
import type { Details } from "../../../domain/cart/details.ts";

/** An ad that is complete, and the query that shows it again. */
export interface Check {
  readonly query: string;
  readonly details: Details;
  readonly cart: Cart;
  readonly seller: Seller;
  /** Whole US dollars. */
  readonly price: number;
  readonly asOfYear: number;
}
