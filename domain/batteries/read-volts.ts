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
