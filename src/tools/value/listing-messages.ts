import type { Cart } from "../../../domain/valuation/cart.ts";
import { cartName } from "../cart/cart-labels.ts";

/** What to say in a form that was changed since this listing was sent. */
export function changedMessage(cart: Cart): string {
  return `We received the listing you sent for the ${cartName(cart)}. What’s in the form now hasn’t been sent.`;
}

/** What to say about a listing whose form, which knows why, has been closed meanwhile. */
export function notStoredMessage(cart: Cart): string {
  return `Your listing for the ${cartName(cart)} wasn’t sent. Press List for Sale to see why.`;
}
