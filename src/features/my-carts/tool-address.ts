import { otherMake, slugOf } from "../../../domain/catalogue/make.ts";
import { formMakes } from "../../../domain/catalogue/price-book.ts";
import { type Details, linkQueryOf } from "../../../domain/cart/details.ts";
import { saleAddress } from "../cart-form/cart-facts.ts";
import type { SavedCart } from "./format.ts";
import { statePaths } from "./state-paths.data.ts";

/** The address that shows a saved cart in the value tool, on the page it was made on if it can. */
export function toolAddress({ path, details }: SavedCart): string {
  const offered = offeredDetails(details);
  const isItsPage =
    statePaths.includes(path) ||
    (offered.make === details.make && path === `/${slugOf(offered.make)}`);
  return (isItsPage ? path : "/") + linkQueryOf(offered);
}

/** The page on which a visitor reports what a saved cart sold for. */
export function savedSaleAddress({ details }: SavedCart): string {
  return saleAddress(offeredDetails(details));
}

/** The forms offer no make that is not listed; Other is valued the same. */
function offeredDetails(details: Details): Details {
  const isListed = formMakes.some(({ name }) => name === details.make);
  return isListed ? details : { ...details, make: otherMake.name };
}
