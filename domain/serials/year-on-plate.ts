import { isOneMake } from "../catalogue/make.ts";
import { withArticle } from "../words/english.ts";
import { detectKind, findYear } from "./find-year.ts";
import type { NumberKind, Reading } from "./reading.ts";

export interface NumberedCart {
  readonly make: string;
  readonly modelYear: number;
  readonly serial: string;
}

/**
 * The year the serial number most likely means, if that rules out the cart's year. Null if the two agree,
 * if we aren't sure how to read the number, or if it looks mistyped.
 */
export function contradictingYear(
  { make, modelYear, serial }: NumberedCart,
  asOfYear: number,
): number | null {
  const kind = detectKind(serial, asOfYear, make);
  if (kind === null || kind.dates === "battery") return null;
  // Another make's number is a typing error, or the make is.
  if (kind.make !== undefined && make !== "" && kind.make !== make) return null;
  const reading = findYear(kind, serial, asOfYear);
  if (reading?.status !== "read") return null;
  const { candidates } = reading;
  const [likeliest] = candidates;
  if (likeliest!.confidence === "low" || reading.doubt !== undefined) return null;
  return candidates.some(({ year }) => year === modelYear) ? null : likeliest!.year;
}

/** The make whose number it is, if that isn't the cart's make; otherwise null. */
export function otherMakeOnPlate(
  { make, serial }: Pick<NumberedCart, "make" | "serial">,
  asOfYear: number,
): string | null {
  const kind = detectKind(serial, asOfYear, make);
  return kind !== null && isOfOtherMake(make, kind, findYear(kind, serial, asOfYear))
    ? kind.make!
    : null;
}

/**
 * True if the number belongs to a make other than the cart's. Seven digits can be an EZ-GO's or another
 * make's, so they don't rule out any make.
 */
export function isOfOtherMake(
  make: string,
  kind: NumberKind | null,
  reading: Reading | null,
): boolean {
  if (make === "" || kind?.make === undefined || kind.id === "ez-go") return false;
  return kind.make !== make && reading?.status === "read";
}

/** Null if the number isn't another make's. */
export function otherMakeText(
  cart: Pick<NumberedCart, "make" | "serial">,
  asOfYear: number,
): string | null {
  const other = isOneMake(cart.make) ? otherMakeOnPlate(cart, asOfYear) : null;
  return other === null
    ? null
    : `This looks like ${withArticle(other)} number, but the cart is ${withArticle(cart.make)}.`;
}
