import { isLikelyYear, wholeYear } from "../../../domain/cart/year.ts";
import type { RecalledCart } from "../../../domain/recalls/find-recalls.ts";
import type { NumberKind, Reading } from "../../../domain/serial-numbers/reading.ts";
import type { Entry, ReturnContext } from "./address.ts";

/** How far the recalls have been loaded. */
export type Loading = "waiting" | "ready" | "failed";

/** What a page asks first; its answer is on the sign. */
export type Question = "year" | "recalls";

export const headings: Record<Question, { readonly title: string; readonly lede: string }> = {
  year: {
    title: "What year is your golf cart?",
    lede: "One number tells the model year, and whether there’s a recall. It’s in one of three places.",
  },
  recalls: {
    title: "Was this golf cart recalled?",
    lede: "Its number tells what to do and whom to call, and the model year. It’s in one of three places.",
  },
};

/** True if the number's year couldn't be read, or is doubted: it may be mistyped. */
export function isDoubtful(reading: Reading | null): boolean {
  if (reading === null) return false;
  return reading.status !== "read" || reading.doubt !== undefined;
}

/** A number and a cart as they were asked about, and what is known of them. */
export interface ReadPlate {
  readonly entry: Entry;
  /** Null for no number, or one whose shape we don’t know. */
  readonly kind: NumberKind | null;
  readonly reading: Reading | null;
  /** Kinds that the number looks more like than the one that was chosen. */
  readonly betterMatches: readonly NumberKind[];
  readonly context: ReturnContext;
  readonly asOfYear: number;
  /** Null if nothing was asked about a cart. */
  readonly cart: RecalledCart | null;
}

/** The cart to look for among the recalls. What isn't certain is left out, and rules nothing out. */
export function recalledCart(
  { make, year, model, powertrain, number }: Entry,
  kind: NumberKind | null,
  reading: Reading | null,
  asOfYear: number,
): RecalledCart | null {
  const isOfBattery = kind?.dates === "battery";
  const serial = isOfBattery ? "" : number;
  if (make === "" && serial.trim() === "") return null;
  return {
    // A number that isn't read yet, or isn't of the kind that was chosen, names no make.
    make: make || (reading?.status === "read" ? (kind?.make ?? "") : ""),
    modelYear: yearOf(year, isOfBattery ? null : reading, asOfYear),
    // The model that a number's letters stand for is likely, not certain.
    model,
    powertrain: powertrain === "" ? null : powertrain,
    serial,
  };
}

/** Null where the year that was typed is likely a typo, or isn't the number's. */
function yearOf(typed: string, reading: Reading | null, asOfYear: number): number | null {
  const entered = isLikelyYear(typed, asOfYear) ? wholeYear(typed) : null;
  const years = reading?.status === "read" ? reading.candidates.map(({ year }) => year) : [];
  if (entered === null) return years.length === 1 ? years[0]! : null;
  return years.length === 0 || years.includes(entered) ? entered : null;
}
