import { type BatteryAge, defaultChoices } from "../cart/cart.ts";
import { chargeAtVolts } from "./charge.ts";
import { type BatteryVolts, type Pack, cellsOf } from "./pack.ts";

export interface Measured {
  readonly pack: Pack;
  readonly volts: readonly number[];
  /** Six hours or more without charging or driving. */
  readonly isRested: boolean;
  /** Fully charged before the rest. */
  readonly isCharged: boolean;
}

/** First those that need another measurement, then from worst to best. */
export const verdicts = [
  "check-pack",
  "rest-first",
  "charge-first",
  "weak-battery",
  "low",
  "uneven",
  "sound",
] as const;
export type Verdict = (typeof verdicts)[number];

export interface Judgment {
  readonly verdict: Verdict;
  /** Mean state of charge, in percent. */
  readonly charge: number;
  readonly charges: readonly number[];
  readonly lowestIndex: number;
  /** Indexes of batteries so far below the highest that they may have failed. */
  readonly farBelow: readonly number[];
  /** Volts between the highest and the lowest. */
  readonly spread: number;
  readonly age: BatteryAge | null;
}

/** Trojan: a battery this many volts from any other may have failed. */
export const failedSpread = 0.3;
/** Trojan's limits for 6 and 12 volts; the one for 8 volts lies between them and is ours. */
export const unevenSpread: Record<BatteryVolts, number> = { 6: 0.15, 8: 0.17, 12: 0.22 };
/** Xantrex: six full, rested cells read 12.7 to 13.0 volts. */
const maxRestedVoltsPerCell = 13 / 6;
/** Below this, a battery is dead or has fewer cells than the pack that was chosen. */
const minPlausibleVoltsPerCell = 1.75;
/**
 * In percent. A charged and rested pack should read 100. We allow one table step less, because battery
 * makers don't agree on what's full, and cheap voltmeters are off, but by less than a step.
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
  low: 5,
  uneven: 4,
  sound: defaultChoices.batteryAge,
};

export function judgePack(measured: Measured): Judgment {
  const { pack, volts } = measured;
  const charges = volts.map((each) => chargeAtVolts(each / cellsOf(pack)));
  const figures = {
    charge: mean(charges),
    charges,
    lowestIndex: volts.indexOf(Math.min(...volts)),
    farBelow: volts.flatMap((reading, index) =>
      roundToThousandth(Math.max(...volts) - reading) > failedSpread ? [index] : [],
    ),
    spread: roundToThousandth(Math.max(...volts) - Math.min(...volts)),
  };
  const verdict = decideVerdict(measured, figures);
  return { verdict, ...figures, age: suggestedAges[verdict] };
}

function decideVerdict(
  { pack, volts, isRested, isCharged }: Measured,
  { charge, farBelow, spread }: Pick<Judgment, "charge" | "farBelow" | "spread">,
): Verdict {
  const highest = Math.max(...volts) / cellsOf(pack);
  if (highest < minPlausibleVoltsPerCell) return "check-pack";
  if (!isRested || roundToThousandth(highest) > roundToThousandth(maxRestedVoltsPerCell))
    return "rest-first";
  if (!isCharged) return "charge-first";
  if (farBelow.length > 0) return "weak-battery";
  if (charge < lowCharge) return "low";
  return spread > unevenSpread[pack.batteryVolts] ? "uneven" : "sound";
}

/** To a thousandth, because 6.37 - 6.07 isn't exactly 0.3. */
const roundToThousandth = (value: number) => Math.round(value * 1000) / 1000;

const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / values.length;
