import { detectKind, findYear } from "./find-year.ts";

/** As far as a number tells. An empty one tells nothing. */
export interface NumberedCart {
  readonly make: string;
  readonly modelYear: number;
  readonly serial: string;
}

/**
 * The likeliest year that the number allows, if the cart's year is none of them; null if the two agree,
 * or if the number tells less surely than with medium confidence.
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
  if (likeliest!.confidence === "low") return null;
  return candidates.some(({ year }) => year === modelYear) ? null : likeliest!.year;
}
