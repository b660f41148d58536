// Tested in ../../server/shared-links/shared-estimate.test.ts.
import type { Cart } from "../cart/cart.ts";
import type { Details } from "../details/details.ts";
import { cartName } from "../details/wording.ts";
import { formatDollars } from "../words/money.ts";
import type { Figures } from "./figures.ts";
import { askingName, readAsking } from "./asking.ts";
import { dealersAskText } from "./preview.ts";
import { yearAdvice } from "./cart-doubt.ts";

/** What an address says about a cart for sale. */
export interface ForSale {
  /** Whole US dollars; null if the owner names no price. */
  readonly asking: number | null;
}

export function forSaleIn(address: URLSearchParams): ForSale {
  return { asking: readAsking(address.get(askingName) ?? "") };
}

/** "2018 Club Car Precedent for sale: asking $4,200" */
export function forSaleTitle(cart: Cart, { asking }: ForSale): string {
  const price = asking === null ? "" : `: asking ${formatDollars(asking)}`;
  return `${cartName(cart)} for sale${price}`;
}

/** The sign's words and number. Any number of ours would look like the owner's. */
export function forSaleSign({ asking }: ForSale): { verb: string; dollars: number | null } {
  return { verb: asking === null ? "Ask the owner" : "Asking", dollars: asking };
}

/** The sentence below the sign's number. */
export function forSaleReason(figures: Figures, details: Details): string {
  const asked =
    figures.market === null
      ? "We don’t have a dealer’s price for one like this."
      : dealersAskText(figures.market, details);
  return yearAdvice(figures) ?? asked;
}
