import { detectKind, findYear } from "./find-year.ts";

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
