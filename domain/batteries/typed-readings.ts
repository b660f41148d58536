import { type BatteryVolts, type Pack, cellsOf } from "./pack.ts";

/** A visitor's text for the voltage of one battery. */
export type TypedVolts =
  | { readonly status: "blank" }
  | { readonly status: "read"; readonly volts: number }
  | { readonly status: "unreadable"; readonly fault: VoltsFault };

/** Why it cannot be the voltage of a battery of the pack. */
export type VoltsFault =
  | { readonly kind: "lithium" | "not-a-number" | "negative" | "whole-pack" | "too-high" }
  /** The point is missing or one place off; with it in place, the volts would be these. */
  | { readonly kind: "decimal-point"; readonly volts: number }
  /** The voltages a battery of these volts may read. */
  | { readonly kind: "other-battery"; readonly batteryVolts: BatteryVolts };

/** Longer than any voltage, with its unit. */
export const maxVoltsLength = 16;

/**
 * Volts per cell that no lead-acid battery reads, even while it is charged: Trojan's highest charging
 * voltage is 2.58.
 */
const maxPerCell = 2.6;
/** Volts per cell between an empty battery and one on its charger. */
const plausiblePerCell = [1.7, maxPerCell] as const;

/** A decimal comma is read as a point. */
export function readVolts(text: string, pack: Pack): TypedVolts {
  const plain = text.trim().replace(",", ".").replace(/−/, "-");
  if (plain === "") return { status: "blank" };
  if (/li(thium|-?ion|fe|po)/i.test(plain)) return unreadable({ kind: "lithium" });
  const digits = plain.replace(/(?<=\d\.?) {0,2}v(?:olts?)?$/i, "");
  if (!/^[-+]?[\d.]+$/.test(digits)) return unreadable({ kind: "not-a-number" });
  const volts = Number(digits);
  if (Number.isNaN(volts)) return unreadable({ kind: "not-a-number" });
  if (digits.startsWith("-")) return unreadable({ kind: "negative" });
  if (volts <= maxPerCell * cellsOf(pack)) return { status: "read", volts };
  return unreadable(faultOf(volts, pack));
}

/** Why a voltage is too high for one battery of the pack. */
function faultOf(volts: number, pack: Pack): VoltsFault {
  const cells = cellsOf(pack);
  if (isPlausible(volts, cells * pack.count)) return { kind: "whole-pack" };
  const shifted = [10, 100, 1000].map((by) => volts / by).find((each) => isPlausible(each, cells));
  if (shifted !== undefined) return { kind: "decimal-point", volts: shifted };
  const others = ([8, 12] as const).filter((each) => each > pack.batteryVolts);
  const other = others.find((each) => isPlausible(volts, each / 2));
  return other === undefined
    ? { kind: "too-high" }
    : { kind: "other-battery", batteryVolts: other };
}

function isPlausible(volts: number, cells: number): boolean {
  const [low, high] = plausiblePerCell;
  return volts >= low * cells && volts <= high * cells;
}

function unreadable(fault: VoltsFault): TypedVolts {
  return { status: "unreadable", fault };
}

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
