import { dollarsOf } from "../../domain/answer/cart-price.ts";
import { formatDollars } from "../../domain/words/money.ts";
import type { PictureFigure } from "./page-record.ts";

/** The build's checks compute a marked price again, and the picture is painted from the text. */
export function describeFigure({ text, price }: PictureFigure) {
  return {
    text: `${text}: ${formatDollars(dollarsOf(price))}`,
    mark:
      "ofListings" in price
        ? { "data-listings": "" }
        : { "data-cart": price.cart, "data-figure": price.figure },
  };
}
