// Tested with whole lines in row.test.ts.
import { findYear, detectKind } from "../../serials/find-year.ts";

/** One year if we're sure, several if it could be any of them, none if the number doesn't show it. */
export function readSerialYears(serial: string, make: string, asOfYear: number): number[] {
  const kind = detectKind(serial, asOfYear, make);
  // If it's shaped like another make's numbers, that's a coincidence. A battery's date isn't the cart's.
  if (kind === null || kind.dates !== "cart" || (kind.make ?? make) !== make) return [];
  const reading = findYear(kind, serial, asOfYear);
  if (reading?.status !== "read") return [];
  const { candidates, doubt } = reading;
  const years = candidates.map(({ year }) => year);
  const isSure = years.length === 1 && candidates[0]!.confidence !== "low" && doubt === undefined;
  return years.length > 1 || isSure ? years : [];
}
