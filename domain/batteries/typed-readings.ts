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
