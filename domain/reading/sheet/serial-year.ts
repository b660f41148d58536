import { findYear, detectKind } from "../../serials/find-year.ts";

/** The years that a number on a cart's plate may stand for: one if it is sure, none if it tells none. */
export function yearsOfSerial(serial: string, make: string, asOfYear: number): number[] {
  const kind = detectKind(serial, asOfYear, make);
  // Another make's shape is a coincidence, and a battery's date isn't the cart's.
  if (kind === null || kind.dates !== "cart" || (kind.make ?? make) !== make) return [];
  const reading = findYear(kind, serial, asOfYear);
  if (reading?.status !== "read") return [];
  const { candidates, doubt } = reading;
  const years = candidates.map(({ year }) => year);
  const isSure = years.length === 1 && candidates[0]!.confidence !== "low" && doubt === undefined;
  return years.length > 1 || isSure ? years : [];
}
