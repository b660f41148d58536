import {
  type Details,
  cartOf,
  defaultDetails,
  give,
  readDetails,
} from "../../../domain/details/details.ts";
import { markedSummary } from "../../../domain/details/cart-appearance.ts";
import { cartFields } from "../../../domain/cart/cart.ts";
import { isSerialNumber } from "../../../domain/serials/is-serial-number.ts";
import { type ForSale, forSaleIn } from "../../../domain/answer/for-sale.ts";

export interface CartForSale extends ForSale {
  /** The serial number is "" unless the owner has shown it. */
  readonly details: Details;
}

/**
 * Reads the cart from an address. Returns null if the address doesn't name one. Anyone can write an
 * address, so we don't believe one that says a detail comes from a plate or a test.
 */
export function readForSale({ search, hash }: Pick<URL, "search" | "hash">): CartForSale | null {
  const address = new URLSearchParams(search);
  for (const name of ["plate", "tested", "serial"]) address.delete(name);
  const said = readDetails(address, defaultDetails);
  const serial = new URLSearchParams(hash.slice(1)).get("serial") ?? "";
  const details = give(said, { serial: isSerialNumber(serial) ? serial : "" });
  if (cartOf(details) === null) return null;
  return { details, ...forSaleIn(address) };
}

export function assumedLabels(details: Details): string[] {
  return markedSummary(details)
    .filter(({ isAssumed }) => isAssumed)
    .map(({ name }) => cartFields[name].label.toLowerCase());
}
