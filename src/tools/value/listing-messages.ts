import type { Cart } from "../../../domain/valuation/cart.ts";
import { cartName } from "../cart/cart-labels.ts";

/** What to say in a form that was changed, or is about another cart, since this listing was sent. */
export function changedMessage(cart: Cart): string {
  return `We received your listing for the ${cartName(cart)} as you sent it. What is here now has not been sent.`;
}

/** What to say about a listing whose form, which knows why, has been closed meanwhile. */
export function notStoredMessage(cart: Cart): string {
  return `Your listing for the ${cartName(cart)} has not been sent. Press List for Sale to see why.`;
}
