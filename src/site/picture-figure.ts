import { formatDollars } from "../../domain/words/money.ts";
import type { PictureFigure } from "./page-record.ts";

/** The build's checks compute a marked price again, and the picture is painted from the text. */
export function describeFigure({ text, price }: PictureFigure) {
  if ("ofListings" in price) {
    return { text: `${text}: ${formatDollars(price.ofListings)}`, mark: { "data-listings": "" } };
  }
  const { dollars, cart, figure } = price;
  return {
    text: `${text}: ${formatDollars(dollars)}`,
    mark: { "data-cart": cart, "data-figure": figure },
  };
}
