import {
  type Details,
  cartOf,
  defaultDetails,
  give,
  readDetails,
} from "../../../domain/details/details.ts";
import { markedSummary } from "../../../domain/details/cart-appearance.ts";
import { cartFields } from "../../../domain/cart/cart.ts";
import { plainCharacters } from "../../../domain/serials/plain-characters.ts";
import { type ForSale, forSaleIn } from "../../../domain/answer/asking.ts";

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

/**
 * Anyone can write an address, and our page must not show a message or a phone number as a serial
 * number.
 */
function isSerialNumber(serial: string): boolean {
  const plain = plainCharacters(serial);
  const parts = serial.trim().split(/[^\p{L}\p{N}]+/u);
  const hasWord = parts.length > 1 && parts.some((part) => /^\p{L}{3,}$/u.test(part));
  const isPhone = /^\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}$/.test(serial.trim());
  if (hasWord || isPhone) return false;
  const digits = plain.replace(/\D/g, "").length;
  return plain.length <= longestNumber && digits >= 4 && digits >= plain.length / 3;
}

/** A VIN is the longest. */
const longestNumber = 17;

export function unsaid(details: Details): string[] {
  return markedSummary(details)
    .filter(({ isAssumed }) => isAssumed)
    .map(({ name }) => cartFields[name].label.toLowerCase());
}
