import type { BatteryAge } from "../valuation/cart.ts";
import { chargeOfGravity, chargeOfVolts } from "./charge.ts";
import { type BatteryVolts, type Pack, cellsOf } from "./pack.ts";

export interface Measured {
  readonly pack: Pack;
  readonly volts: readonly number[];
  /** Six hours or more without charging or driving. */
  readonly rested: boolean;
  /** Fully charged before the rest. */
  readonly charged: boolean;
  /** Each battery's specific gravities at 80 °F, one per cell; empty if not measured. */
  readonly gravities: readonly (readonly number[])[];
}

/** First those that need another measurement, then from worst to best. */
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
  /** Mean state of charge, in percent. */
  readonly charge: number;
  readonly charges: readonly number[];
  /** Mean percent from the hydrometer; null without its readings. */
  readonly gravityCharge: number | null;
  readonly lowest: number;
  /** Indexes of batteries so far below the highest that they may have failed. */
  readonly farBelow: readonly number[];
  /** The battery, by index, whose cells differ most; null without a hydrometer. */
  readonly widest: { readonly battery: number; readonly spread: number } | null;
  readonly spread: number;
  readonly age: BatteryAge | null;
}

/** Trojan: a battery this many volts from any other may have failed. */
export const failedSpread = 0.3;
/** Trojan's limits for 6 and 12 volts; the one for 8 volts lies between them and is ours. */
export const unevenSpread: Record<BatteryVolts, number> = { 6: 0.15, 8: 0.17, 12: 0.22 };
/** Trojan: cells that differ by more need an equalizing charge. */
export const unevenCells = 0.03;
/** Autoshop 101: replace a battery whose cells differ by more. */
export const failedCells = 0.05;
/** Trojan: the batteries are undercharged if every cell is below this. */
export const lowGravity = 1.235;
/** Xantrex: six full, rested cells have 12.7 to 13.0 volts. */
const maxRestedVoltsPerCell = 13 / 6;
const emptyVoltsPerCell = 1.75;
/**
 * In percent. A charged and rested pack should read full; we allow one step of the table, because
 * makers' figures for a full battery and cheap voltmeters differ by less.
 */
export const lowCharge = 75;

/**
 * Our own rule of thumb. Voltage can't tell a one-year-old pack from a three-year-old one, so a
 * sound pack keeps the form's default age.
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

export function judgePack(measured: Measured): Judgement {
  const { pack, volts, gravities } = measured;
  const charges = volts.map((each) => chargeOfVolts(each / cellsOf(pack)));
  const cells = gravities.flat();
  const figures = {
    charge: mean(charges),
    charges,
    gravityCharge: cells.length === 0 ? null : mean(cells.map(chargeOfGravity)),
    lowest: volts.indexOf(Math.min(...volts)),
    farBelow: volts.flatMap((reading, index) =>
      rounded(Math.max(...volts) - reading) > failedSpread ? [index] : [],
    ),
    widest: findWidest(gravities),
    spread: spreadOf(volts),
  };
  const verdict = decideVerdict(measured, figures);
  return { verdict, ...figures, age: suggestedAges[verdict] };
}

function decideVerdict(
  { pack, volts, rested, charged, gravities }: Measured,
  {
    charge,
    farBelow,
    widest,
    spread,
  }: Pick<Judgement, "charge" | "farBelow" | "widest" | "spread">,
): Verdict {
  const highest = Math.max(...volts) / cellsOf(pack);
  if (highest < emptyVoltsPerCell) return "check-pack";
  if (!rested || rounded(highest) > rounded(maxRestedVoltsPerCell)) return "rest-first";
  if (!charged) return "charge-first";
  if (farBelow.length > 0) return "weak-battery";
  if (widest !== null && widest.spread > failedCells) return "weak-cell";
  const cells = gravities.flat();
  if (charge < lowCharge || (cells.length > 0 && rounded(Math.max(...cells)) < lowGravity))
    return "low";
  const cellsDiffer = widest !== null && widest.spread > unevenCells;
  return spread > unevenSpread[pack.batteryVolts] || cellsDiffer ? "uneven" : "sound";
}

function findWidest(gravities: Measured["gravities"]): Judgement["widest"] {
  return gravities.reduce<Judgement["widest"]>((widest, cells, battery) => {
    if (cells.length === 0) return widest;
    const spread = spreadOf(cells);
    return widest === null || spread > widest.spread ? { battery, spread } : widest;
  }, null);
}

const spreadOf = (values: readonly number[]) => rounded(Math.max(...values) - Math.min(...values));

/** To a thousandth, because 6.37 - 6.07 isn't exactly 0.3. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / values.length;
