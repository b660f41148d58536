import { type BatteryVolts, type Pack, cellsOf } from "./pack.ts";

export type TypedVolts =
  | { readonly status: "blank" }
  | { readonly status: "read"; readonly volts: number }
  | { readonly status: "unreadable"; readonly fault: VoltsFault };

export type VoltsFault =
  | { readonly kind: "lithium" | "not-a-number" | "negative" | "whole-pack" | "too-high" }
  /** The decimal point is missing or misplaced; `volts` is the likely reading. */
  | { readonly kind: "decimal-point"; readonly volts: number }
  /** The reading fits a battery of these nominal volts. */
  | { readonly kind: "other-battery"; readonly batteryVolts: BatteryVolts };

export const maxVoltsLength = 16;

/** Trojan's highest charging voltage is 2.58 per cell. */
const maxVoltsPerCell = 2.6;
/** From an empty cell to one on its charger. */
const plausibleVoltsPerCell = [1.7, maxVoltsPerCell] as const;

export function readVolts(text: string, pack: Pack): TypedVolts {
  const plain = text.trim().replace(",", ".").replace(/−/, "-");
  if (plain === "") return { status: "blank" };
  if (/li(thium|-?ion|fe|po)/i.test(plain)) return unreadable({ kind: "lithium" });
  const digits = plain.replace(/(?<=\d\.?) {0,2}v(?:olts?)?$/i, "");
  if (!/^[-+]?[\d.]+$/.test(digits)) return unreadable({ kind: "not-a-number" });
  const volts = Number(digits);
  if (Number.isNaN(volts)) return unreadable({ kind: "not-a-number" });
  if (digits.startsWith("-")) return unreadable({ kind: "negative" });
  if (volts <= maxVoltsPerCell * cellsOf(pack)) return { status: "read", volts };
  return unreadable(explainHighVolts(volts, pack));
}

function explainHighVolts(volts: number, pack: Pack): VoltsFault {
  const cells = cellsOf(pack);
  if (isPlausible(volts, cells * pack.count)) return { kind: "whole-pack" };
  const shifted = [10, 100, 1000].map((by) => volts / by).find((each) => isPlausible(each, cells));
  if (shifted !== undefined) return { kind: "decimal-point", volts: shifted };
  const batteryVolts = ([8, 12] as const).find(
    (each) => each > pack.batteryVolts && isPlausible(volts, each / 2),
  );
  return batteryVolts === undefined
    ? { kind: "too-high" }
    : { kind: "other-battery", batteryVolts };
}

function isPlausible(volts: number, cells: number): boolean {
  const [low, high] = plausibleVoltsPerCell;
  return volts >= low * cells && volts <= high * cells;
}

function unreadable(fault: VoltsFault): TypedVolts {
  return { status: "unreadable", fault };
}

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

/**
 * Accepts spaces, commas, semicolons, or slashes between readings, and 1265 or 1,265 for 1.265.
 * Blank text gives no readings.
 */
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

/** The correction table begins at 0 °F; hotter acid has to cool first. */
const minDegrees = 0;
const maxDegrees = 110;
const usualDegrees = 80;

/** In Fahrenheit; 80 for blank text, null for a temperature that acid can't have. */
export function readDegrees(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return usualDegrees;
  const digits = plain.replace(/ {0,2}°? {0,2}F?$/i, "");
  const degrees = /^[\d.]+$/.test(digits) ? Number(digits) : NaN;
  return degrees >= minDegrees && degrees <= maxDegrees ? degrees : null;
}
