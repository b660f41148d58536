import { isLikelyYear, wholeYear } from "../../../domain/words/year.ts";
import type { RecalledCart } from "../../../domain/recalls/find-recalls.ts";
import type { NumberKind, Reading } from "../../../domain/serials/reading.ts";
import type { Entry, ReturnContext } from "./address.ts";

/** The page's main question, which the sign answers. */
export type Question = "year" | "recalls";

export const headings: Record<Question, { readonly title: string; readonly lede: string }> = {
  year: {
    title: "What year is your golf cart?",
    lede: "The serial number gives the model year and the recalls we know of. Look in one of three places.",
  },
  recalls: {
    title: "Was this golf cart recalled?",
    lede: "Enter the serial number to see what to do, whom to call, and the model year. Look in one of three places.",
  },
};

/** True if the year is missing or unlikely, so that the number may be mistyped. */
export function isDoubtful(reading: Reading | null): boolean {
  if (reading === null) return false;
  return reading.status !== "read" || reading.doubt !== undefined;
}

export interface ReadPlate {
  readonly entry: Entry;
  /** Null without a number of a known kind. */
  readonly kind: NumberKind | null;
  readonly reading: Reading | null;
  /** Kinds that the number looks more like than the chosen one. */
  readonly betterMatches: readonly NumberKind[];
  readonly context: ReturnContext;
  readonly asOfYear: number;
  /** Null without a make or a number. */
  readonly cart: RecalledCart | null;
}

/** Leaves out uncertain details, so that they can't rule out a recall. */
export function recalledCart(
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

/**
 * True if the number belongs to a make other than the one entered. Seven digits can be an EZ-GO's or
 * another make's, so they don't rule out any make.
 */
function isOfOtherMake(make: string, kind: NumberKind | null, reading: Reading | null): boolean {
  if (make === "" || kind?.make === undefined || kind.id === "ez-go") return false;
  return kind.make !== make && reading?.status === "read";
}

/** Null if neither gives one year, or if the entered one is probably a typo. */
function yearOf(typed: string, reading: Reading | null, asOfYear: number): number | null {
  const entered = isLikelyYear(typed, asOfYear) ? wholeYear(typed) : null;
  if (entered !== null) return entered;
  const years = reading?.status === "read" ? reading.candidates.map(({ year }) => year) : [];
  return years.length === 1 ? years[0]! : null;
}
