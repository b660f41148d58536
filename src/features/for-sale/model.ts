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
import { maxAmountLength, readDollars } from "../../../domain/words/read-dollars.ts";

/** What an owner shows a buyer. */
export interface CartForSale {
  /** The serial number is "" unless the owner has shown it. */
  readonly details: Details;
  /** Whole US dollars; null if the address names no price. */
  readonly asking: number | null;
}

/**
 * Reads the cart in an address; null if there is none. Anyone can write an address, so it can't claim
 * that a plate or a test confirmed a detail.
 */
export function readForSale({ search, hash }: Pick<URL, "search" | "hash">): CartForSale | null {
  const address = new URLSearchParams(search);
  for (const name of ["plate", "tested", "serial"]) address.delete(name);
  const said = readDetails(address, defaultDetails);
  const serial = new URLSearchParams(hash.slice(1)).get("serial") ?? "";
  const details = give(said, { serial: isNumber(serial) ? serial : "" });
  if (cartOf(details) === null) return null;
  const asking = readDollars((address.get("asking") ?? "").slice(0, maxAmountLength));
  return { details, asking: asking === 0 ? null : asking };
}

/** Anyone can write an address, and our page would show any other text as a serial number. */
function isNumber(serial: string): boolean {
  const plain = plainCharacters(serial);
  const digits = plain.replace(/\D/g, "").length;
  return plain.length <= longestNumber && digits >= 4 && digits >= plain.length / 3;
}

/** A VIN is the longest. */
const longestNumber = 17;

/** "condition", "battery age" */
export function unsaid(details: Details): string[] {
  return markedSummary(details)
    .filter(({ isAssumed }) => isAssumed)
    .map(({ name }) => cartFields[name].label.toLowerCase());
}
