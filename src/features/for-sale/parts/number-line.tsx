import type { Cart } from "../../../../domain/cart/cart.ts";
import { detectKind, yearsOfNumber } from "../../../../domain/serials/find-year.ts";
import { listText } from "../../../../domain/words/english.ts";
import { thisYear } from "../../../browser/clock.ts";

/** What the number itself says of the year, whoever typed it. */
export function NumberLine({ cart: { serial, make, modelYear } }: { cart: Cart }) {
  return (
    <p>
      <b>Serial number {serial.trim()}:</b> {yearText(serial, make, modelYear)} Compare it with the
      plate before you pay.
    </p>
  );
}

function yearText(serial: string, make: string, modelYear: number): string {
  const kind = detectKind(serial, thisYear(), make);
  // EZ-GO’s seven digits could be anybody’s.
  if (kind?.make !== undefined && kind.id !== "ez-go" && kind.make !== make) {
    return `this looks like a ${kind.make} number, but the cart is listed as ${/^[AEIOU]/.test(make) ? "an" : "a"} ${make}. Ask why.`;
  }
  const years = yearsOfNumber(serial, thisYear(), make);
  if (years.length === 0) return "we can’t read a year from it.";
  const read = listText(years.map(String), "or");
  return years.includes(modelYear)
    ? `it reads as a ${read}.`
    : `it reads as a ${read}, not a ${modelYear}. Ask why.`;
}
