import { type Pack, cellsOf } from "./pack.ts";

/** A visitor's text for the hydrometer's readings of one battery's cells. */
export type TypedGravities =
  | { readonly status: "read"; readonly gravities: readonly number[] }
  | {
      readonly status: "unreadable";
      readonly fault: "not-a-number" | "out-of-range" | "too-many-cells";
    };

/** Room for six cells. */
export const maxGravitiesLength = 60;

/** Water has 1.000; the acid of a full battery has 1.265 to 1.300. */
const minGravity = 1;
const maxGravity = 1.35;

/** Readings apart by spaces, commas, or semicolons. 1265 and 1,265 are read as 1.265; none as none. */
export function readGravities(text: string, pack: Pack): TypedGravities {
  const words = text.replace(/\b1,(?=\d{3}\b)/g, "1.").match(/[^\s,;/]+/g) ?? [];
  const gravities = words.map((word) => asGravity(word));
  if (gravities.some(Number.isNaN)) return { status: "unreadable", fault: "not-a-number" };
  if (gravities.some((each) => each < minGravity || each > maxGravity)) {
    return { status: "unreadable", fault: "out-of-range" };
  }
  if (gravities.length > cellsOf(pack)) return { status: "unreadable", fault: "too-many-cells" };
  return { status: "read", gravities };
}

function asGravity(word: string): number {
  if (!/^[\d.]+$/.test(word)) return NaN;
  const typed = Number(word);
  return typed >= 1000 ? typed / 1000 : typed;
}

/** The table for correcting a hydrometer begins at 0 °F; hotter acid is to be left to cool. */
const minDegrees = 0;
const maxDegrees = 110;
const usualDegrees = 80;

/** Degrees Fahrenheit; 80 if nothing is typed, and null for what cannot be the acid's temperature. */
export function readDegrees(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return usualDegrees;
  const digits = plain.replace(/ {0,2}°? {0,2}F?$/i, "");
  const degrees = /^[\d.]+$/.test(digits) ? Number(digits) : NaN;
  return degrees >= minDegrees && degrees <= maxDegrees ? degrees : null;
}
