import type { Cart } from "../cart/cart.ts";
import type { Details } from "../details/details.ts";
import { cartName } from "../details/wording.ts";
import { formatDollars } from "../words/money.ts";
import type { Figures } from "./figures.ts";
import type { ForSale } from "./asking.ts";
import { dealersAskText } from "./preview.ts";
import { yearAdvice } from "./text.ts";

/** "2018 Club Car Precedent for sale: asking $4,200" */
export function forSaleTitle(cart: Cart, { asking }: ForSale): string {
  const price = asking === null ? "" : `: asking ${formatDollars(asking)}`;
  return `${cartName(cart)} for sale${price}`;
}

/** The sign's words and number. A number of ours would pass for the owner's. */
export function forSaleSign({ asking }: ForSale): { verb: string; dollars: number | null } {
  return { verb: asking === null ? "Ask the owner" : "Asking", dollars: asking };
}

/** The sentence below the sign's number. */
export function forSaleReason(figures: Figures, details: Details): string {
  const asked =
    figures.market === null
      ? "We know of no dealer’s price for one like it."
      : dealersAskText(figures.market, details);
  return yearAdvice(figures) ?? asked;
}
