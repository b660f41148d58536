import type { Cart } from "../../../domain/cart/cart.ts";
import { inboxIsOn } from "../../forms/inbox.data.ts";
import { capitalize } from "../../../domain/words/english.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { knownSummary } from "../../../domain/details/cart-appearance.ts";
import type { Calculation } from "../cart-form/calculation.ts";
import { cartName } from "../../../domain/details/wording.ts";

const completedMessage = "Thank you. Your form is complete.";

export function storedMessage(cart: Cart): string {
  return inboxIsOn
    ? `Thanks. We received your details for the ${cartName(cart)} and will contact you. Nothing is published.`
    : completedMessage;
}

/** `link` leads to the page for a buyer. */
export function adText(
  { cart, details }: Pick<Calculation, "cart" | "details">,
  price: number,
  link: string,
): string {
  const name = `${cartName(cart)} golf cart, ${formatDollars(price)}.`;
  const facts = knownSummary(details).join(", ");
  const said = facts === "" ? "" : ` ${capitalize(facts)}.`;
  return `${name}${said} More: ${link}`;
}

export function photosToTake({ powertrain }: Pick<Cart, "powertrain">): string[] {
  return [
    "Front corner and back corner, in shade",
    "Both sides, with the seats wiped clean",
    "The serial plate, its last digits covered",
    powertrain === "electric"
      ? "The batteries with the seat up, date codes readable, and the charger"
      : "The engine bay and the hour meter",
    "Tires, floor mats, and every scratch, crack, and tear",
  ];
}

/** For the form on another site's page, such as a dealer's. `dealer` is null unless that dealer gets it by mail. */
export function storedEmbeddedMessage(
  cart: Cart,
  partner: string | undefined,
  dealer: string | null,
): string {
  if (!inboxIsOn) return completedMessage;
  const contact = dealer ?? (partner === undefined ? "We" : "Either we or this dealer");
  return `Thanks. CartWorth received your details for the ${cartName(cart)}. ${contact} will contact you. Nothing is published.`;
}

/** For a form that was changed after this cart was sent. */
export function changedMessage(cart: Cart): string {
  return `We received your ${cartName(cart)} as you sent it. What’s in the form now hasn’t been sent.`;
}

/** For a cart whose form, which gives the reason, was closed. */
export function notStoredMessage(cart: Cart, button = "List for Sale"): string {
  return `Your ${cartName(cart)} wasn’t sent. Press ${button} to see why.`;
}
