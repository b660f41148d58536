import type { Advice, Seller } from "../../../domain/advice/advise.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { cartName } from "../../../domain/cart/wording.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import type { VerdictId } from "../../../domain/advice/verdict.ts";

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

/** The advice that follows from a verdict. */
export const verdictAdvice: Readonly<Record<VerdictId, string>> = {
  low: "Worn-out batteries, a wrong year, or missing papers explain many low prices. See the cart before you pay.",
  good: "If the cart checks out, you won’t find many at this price.",
  fair: "It comes down to condition now. Look the cart over, then offer.",
  high: "Ask what justifies it, such as new batteries with a receipt.",
  over: "You can find one at a dealer for less. Ask what justifies the price.",
  unknown:
    "None of the dealers we follow lists a cart of this make and age, so compare ads near you.",
};

/** How far the ad is from where to stop: "$1,500 too high". */
export function distanceText(price: number, { ceiling }: Pick<Advice, "ceiling">): string {
  const apart = formatDollars(Math.abs(price - ceiling));
  if (price === ceiling) return "Right where to stop";
  return price > ceiling ? `${apart} too high` : `${apart} under your limit`;
}

/** How a price compares with the formula's range: "$502 above". */
export function comparisonText(
  price: number,
  { low, high }: { low: number; high: number },
): string {
  if (price < low) return `${formatDollars(low - price)} below it`;
  return price > high ? `${formatDollars(price - high)} above it` : "within it";
}
