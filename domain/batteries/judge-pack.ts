import type { BatteryAge } from "../valuation/cart.ts";
import { chargeOfGravity, chargeOfVolts } from "./charge.ts";
import { type BatteryVolts, type Pack, cellsOf } from "./pack.ts";

/** The measurements of a pack. */
export interface Measured {
  readonly pack: Pack;
  /** Of each battery, in order. */
  readonly volts: readonly number[];
  /** True if it stood for six hours or more, neither charged nor driven. */
  readonly rested: boolean;
  /** True if it was fully charged before that. */
  readonly charged: boolean;
  /** For each battery the specific gravities of its cells at 80 °F, or none. */
  readonly gravities: readonly (readonly number[])[];
}

/** Verdicts on a pack: first those that say nothing yet, then the worst first. */
export const verdicts = [
  "check-pack",
  "rest-first",
  "charge-first",
  "weak-battery",
  "weak-cell",
  "low",
  "uneven",
  "sound",
] as const;
export type Verdict = (typeof verdicts)[number];

export interface Judgement {
  readonly verdict: Verdict;
  /** The mean of the batteries' states of charge, in percent. */
  readonly charge: number;
  /** The state of charge of each battery, in percent. */
  readonly charges: readonly number[];
  /** The same from the hydrometer, on average; null if it was not used. */
  readonly gravityCharge: number | null;
  /** The first battery with the lowest voltage, from 0. */
  readonly lowest: number;
  /** The batteries that are so far below the highest that they may have failed, from 0. */
  readonly farBelow: readonly number[];
  /** The battery whose cells differ the most, from 0, and by how much; null without a hydrometer. */
  readonly widest: { readonly battery: number; readonly spread: number } | null;
  /** The highest voltage less the lowest. */
  readonly spread: number;
  /** The battery age to enter where no date is known; null if the readings do not tell. */
  readonly age: BatteryAge | null;
}

/** Trojan: a battery this many volts from any other may have failed. */
export const failedSpread = 0.3;
/** Trojan's limits for 6 and 12 volts. For 8 volts, one in between, which is ours. */
export const unevenSpread: Record<BatteryVolts, number> = { 6: 0.15, 8: 0.17, 12: 0.22 };
/** Trojan: cells that differ by more need an equalizing charge. */
export const unevenCells = 0.03;
/** Autoshop 101: a battery whose cells differ by more is to be replaced. */
export const failedCells = 0.05;
/** Trojan: if every cell is below it, the batteries are undercharged. */
export const lowGravity = 1.235;
/** The volts per cell of a rested battery that is full: Xantrex gives 12.7 to 13.0 for six cells. */
const highestRestedPerCell = 13 / 6;
/** The volts per cell of a battery that is entirely empty. */
const emptyPerCell = 1.75;
/**
 * A pack that is charged and rested should read full. Our own rule of thumb leaves it one step of
 * the table: makers' figures for a full battery and cheap voltmeters differ by less.
 */
export const lowCharge = 75;

/**
 * The battery age to enter without a date: our own rule of thumb. Voltage cannot tell a pack of one
 * year from one of three, so a sound pack keeps the age that the form begins with.
 */
export const suggestedAges: Record<Verdict, BatteryAge | null> = {
  "check-pack": null,
  "rest-first": null,
  "charge-first": null,
  "weak-battery": 5,
  "weak-cell": 5,
  low: 5,
  uneven: 4,
  sound: 2,
};

/** `volts` has a reading for every battery of the pack. */
export function judgePack(measured: Measured): Judgement {
  const { pack, volts, gravities } = measured;
  const charges = volts.map((each) => chargeOfVolts(each / cellsOf(pack)));
  const cells = gravities.flat();
  const figures = {
    charge: mean(charges),
    charges,
    gravityCharge: cells.length === 0 ? null : mean(cells.map(chargeOfGravity)),
    lowest: volts.indexOf(Math.min(...volts)),
    farBelow: volts.flatMap((each, index) =>
      rounded(Math.max(...volts) - each) > failedSpread ? [index] : [],
    ),
    widest: widestOf(gravities),
    spread: spreadOf(volts),
  };
  const verdict = verdictOn(measured, figures);
  return { verdict, ...figures, age: suggestedAges[verdict] };
}

function verdictOn(
  { pack, volts, rested, charged, gravities }: Measured,
  {
    charge,
    farBelow,
    widest,
    spread,
  }: Pick<Judgement, "charge" | "farBelow" | "widest" | "spread">,
): Verdict {
  const highest = Math.max(...volts) / cellsOf(pack);
  if (highest < emptyPerCell) return "check-pack";
  if (!rested || rounded(highest) > rounded(highestRestedPerCell)) return "rest-first";
  if (!charged) return "charge-first";
  if (farBelow.length > 0) return "weak-battery";
  if (widest !== null && widest.spread > failedCells) return "weak-cell";
  const cells = gravities.flat();
  if (charge < lowCharge || (cells.length > 0 && rounded(Math.max(...cells)) < lowGravity))
    return "low";
  const cellsDiffer = widest !== null && widest.spread > unevenCells;
  return spread > unevenSpread[pack.batteryVolts] || cellsDiffer ? "uneven" : "sound";
}

function widestOf(gravities: Measured["gravities"]): Judgement["widest"] {
  return gravities.reduce<Judgement["widest"]>((widest, cells, battery) => {
    if (cells.length === 0) return widest;
    const spread = spreadOf(cells);
    return widest === null || spread > widest.spread ? { battery, spread } : widest;
  }, null);
}

const spreadOf = (values: readonly number[]) => rounded(Math.max(...values) - Math.min(...values));

/** To a thousandth, as 6.37 less 6.07 is otherwise not 0.3. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / values.length;
