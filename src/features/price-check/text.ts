import type { Advice, Seller } from "../../../domain/advice/advise.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { cartName } from "../../../domain/cart/wording.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";

/** The message to the seller; "" where no dealer's price is known to argue with. */
export function messageToSeller(
  cart: Cart,
  { number }: Pick<Advice, "number">,
  dealers: { readonly asking: number } | null,
  seller: Seller,
): string {
  if (dealers === null) return "";
  const proof =
    cart.powertrain === "electric"
      ? "if the batteries check out. Do you have the receipt for them?"
      : "if it starts and drives well. Do you have its service records?";
  const asking = formatDollars(dealers.asking);
  const offer = formatDollars(number);
  return seller === "dealer"
    ? `Hi, I like your ${cartName(cart)}. Others ask about ${asking} for one like it. Can you do ${offer} ${proof}`
    : `Hi, I like your ${cartName(cart)}. Dealers ask about ${asking} for one like it. I can come with ${offer} this week ${proof}`;
}

/** Advice for a buyer where dealers' carts stand for months. */
export const waitText: Readonly<Record<Seller, string>> = {
  dealer:
    "A dealer whose cart has stood for months has a reason to take less. Ask when it came in.",
  owner:
    "A seller who has waited for months has a reason to take less, too. Ask how long it has been for sale.",
};
