import { otherMake, slugOf } from "../../../domain/catalogue/make.ts";
import { pricedMakes } from "../../../domain/catalogue/priced-makes.ts";
import { roleQuery } from "../../../domain/cart/roles.ts";
import { type Details, linkQueryOf } from "../../../domain/details/details.ts";
import { saleAddress } from "../../site/cart-addresses.ts";
import type { SavedCart } from "./format.ts";
import { statePaths } from "./state-paths.data.ts";

/** Leads to the page that the cart was saved on, if that still values its make. */
export function toolAddress({ path, details, role }: SavedCart): string {
  const offered = offeredDetails(details);
  const isItsPage =
    statePaths.includes(path) ||
    (offered.make === details.make && path === `/${slugOf(offered.make)}`);
  const address = (isItsPage ? path : "/") + linkQueryOf(offered);
  return address.replace(/(?=#|$)/, roleQuery(role));
}

export function savedSaleAddress({ path, details }: SavedCart): string {
  return saleAddress(offeredDetails(details), { path });
}

/** The forms offer only listed makes; Other is valued the same as an unlisted one. */
export function offeredDetails(details: Details): Details {
  const isListed = pricedMakes.some(({ name }) => name === details.make);
  return isListed ? details : { ...details, make: otherMake.name };
}
