import type { Cart } from "../../../domain/valuation/cart.ts";
import { inboxIsOn } from "../../forms/inbox.data.ts";
import { cartName } from "../../../domain/cart/wording.ts";

const completedMessage = "Thank you. Your listing form is complete.";

export function storedMessage(cart: Cart): string {
  return inboxIsOn
    ? `Thanks. We received your details for the ${cartName(cart)} and will contact you. Nothing is published automatically.`
    : completedMessage;
}

/** The same in another site's page, which may be a dealer's. */
export function storedEmbeddedMessage(cart: Cart, partner: string | undefined): string {
  const who = partner === undefined ? "We" : "Either we or this dealer";
  return inboxIsOn
    ? `Thanks. CartWorth received your details for the ${cartName(cart)}. ${who} will contact you. Nothing is published.`
    : completedMessage;
}

/** For a form that has been changed since this listing was sent from it. */
export function changedMessage(cart: Cart): string {
  return `We received the listing you sent for the ${cartName(cart)}. What’s in the form now hasn’t been sent.`;
}

/** For a listing whose form, which says why, has been closed since. */
export function notStoredMessage(cart: Cart): string {
  return `Your listing for the ${cartName(cart)} wasn’t sent. Press List for Sale to see why.`;
}
