import { cartSummary } from "../../../domain/cart/seen-cart.ts";
import { cartName } from "../../../domain/cart/wording.ts";
import { linkQueryOf } from "../../../domain/cart/details.ts";
import { store } from "../../browser/storage.ts";
import type { Calculation } from "./calculation.ts";

/** The cart that the visitor is at work on in this tab, as the tools pass it on. */
interface YourCart {
  readonly name: string;
  readonly rest: string;
  /** The query of a tool that starts from it. */
  readonly query: string;
}

/**
 * Takes a cart along to the other tools, until the tab is closed or another takes its place.
 * show-your-cart.ts, which is part of every page, reads it.
 */
export function rememberCart({ cart, details }: Pick<Calculation, "cart" | "details">): void {
  const rest = cartSummary({ ...details, ...cart }).join(" · ");
  const yours: YourCart = { name: cartName(cart), rest, query: linkQueryOf(details) };
  store("sessionStorage", "your cart", JSON.stringify(yours));
}
