import { knownDetails } from "../../../domain/details/details.ts";
import type { RecalledCart } from "../../../domain/recalls/find-recalls.ts";
import type { NumberKind, Reading } from "../../../domain/serials/reading.ts";
import { isOfOtherMake } from "../../../domain/serials/year-on-plate.ts";
import { isLikelyYear, wholeYear } from "../../../domain/words/year.ts";
import type { Calculation } from "../cart-form/calculation.ts";
import type { Entry } from "./address.ts";

/** A powertrain we only assume can't rule out a recall. */
export function recalledCartFromCalculation({
  cart,
  details,
}: Pick<Calculation, "cart" | "details">): RecalledCart {
  return { ...cart, powertrain: knownDetails(details).powertrain };
}

/** Leaves out uncertain details, so that they can't rule out a recall. */
export function recalledCartFromEntry(
  { make, modelYear, model, powertrain, number }: Entry,
  kind: NumberKind | null,
  reading: Reading | null,
  asOfYear: number,
): RecalledCart | null {
  const isOfBattery = kind?.dates === "battery";
  const serial = isOfBattery ? "" : number;
  if (make === "" && serial.trim() === "") return null;
  if (isOfOtherMake(make, kind, reading)) {
    // The entered details describe a different cart from the number's, so they can't rule out a recall.
    return {
      make: kind!.make!,
      modelYear: yearOf("", reading, asOfYear),
      model: "",
      powertrain: null,
      serial,
    };
  }
  return {
    // An unread number, or one that isn't of the chosen kind, names no make.
    make: make || (reading?.status === "read" ? (kind?.make ?? "") : ""),
    modelYear: yearOf(modelYear, isOfBattery ? null : reading, asOfYear),
    // Uses only an entered model, because a number's letters only suggest one.
    model,
    powertrain: powertrain === "" ? null : powertrain,
    serial,
  };
}

/** Null if neither gives one year, or if the entered one is probably a typo. */
function yearOf(typed: string, reading: Reading | null, asOfYear: number): number | null {
  const entered = isLikelyYear(typed, asOfYear) ? wholeYear(typed) : null;
  if (entered !== null) return entered;
  const years = reading?.status === "read" ? reading.candidates.map(({ year }) => year) : [];
  return years.length === 1 ? years[0]! : null;
}
