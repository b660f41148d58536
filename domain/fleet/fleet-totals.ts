import { appraise } from "../catalogue/site-prices.ts";
import type { FleetCart } from "./read-fleet-row.ts";
import type { FleetValue } from "./value-fleet-cart.ts";

/** Sums over carts, each counted as often as its line says. In whole US dollars. */
interface FormulaSums {
  carts: number;
  estimate: number;
  /** The sums of the ranges' ends: what it comes to if every cart is off the same way. */
  low: number;
  high: number;
}

export type MarketSums = Record<(typeof marketNames)[number], number>;

/** Electric carts whose packs are older than two years, and what new packs would add. */
export interface PackSums {
  carts: number;
  gain: number;
  tradeInGain: number;
  /** Left out: a lithium set costs much more. */
  lithiumCarts: number;
}

export interface FleetTotals {
  /** Lines that cannot be valued, which are in no other figure. */
  problems: number;
  readonly all: FormulaSums;
  /** Of the carts that listings are evidence of, which alone have market figures. */
  readonly withEvidence: FormulaSums;
  readonly market: MarketSums;
  /** Carts whose make is not in the directory. */
  otherMakes: number;
  readonly packs: PackSums;
}

/** Adds up the lines of a fleet; null stands for one that cannot be valued. */
export function totalsOf(lines: Iterable<FleetFigures | null>): FleetTotals {
  const totals = {
    problems: 0,
    all: noSums(),
    withEvidence: noSums(),
    market: { tradeIn: 0, tradeInLow: 0, tradeInHigh: 0, asking: 0, askingLow: 0, askingHigh: 0 },
    otherMakes: 0,
    packs: { carts: 0, gain: 0, tradeInGain: 0, lithiumCarts: 0 },
  };
  for (const line of lines) {
    if (line === null) {
      totals.problems++;
      continue;
    }
    const { quantity, market } = line;
    addFormula(totals.all, line);
    if (market !== null) {
      addFormula(totals.withEvidence, line);
      for (const name of marketNames) totals.market[name] += market[name] * quantity;
    }
    if (line.isOtherMake) totals.otherMakes += quantity;
    addPack(totals.packs, line);
  }
  return totals;
}

const marketNames = [
  "tradeIn",
  "tradeInLow",
  "tradeInHigh",
  "asking",
  "askingLow",
  "askingHigh",
] as const;

function noSums(): FormulaSums {
  return { carts: 0, estimate: 0, low: 0, high: 0 };
}

function addFormula(sums: FormulaSums, { quantity, estimate, low, high }: FleetFigures): void {
  sums.carts += quantity;
  sums.estimate += estimate * quantity;
  sums.low += low * quantity;
  sums.high += high * quantity;
}

function addPack(sums: PackSums, { quantity, pack }: FleetFigures): void {
  if (pack === null) return;
  if (pack.isLithium) {
    sums.lithiumCarts += quantity;
    return;
  }
  sums.carts += quantity;
  sums.gain += pack.gain * quantity;
  sums.tradeInGain += pack.tradeInGain * quantity;
}

/** The figures of a line that totals need. In whole US dollars, for one cart of the line. */
export interface FleetFigures {
  readonly quantity: number;
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  /** Null, all together, for a cart that no listing is evidence of. */
  readonly market: Readonly<MarketSums> | null;
  /** True if the estimate rests on the price of any make that is not in the directory. */
  readonly isOtherMake: boolean;
  readonly pack: PackFigures | null;
}

/** A battery pack that is old enough to think of another. */
interface PackFigures {
  readonly isLithium: boolean;
  /** The amounts that a new pack adds to the estimate and to its low end. */
  readonly gain: number;
  readonly tradeInGain: number;
}

/** Packs of this age, which the value tool assumes where nothing is said, are not counted. */
const recentPackYears = 2;

export function fleetFiguresOf(line: FleetCart, value: FleetValue, asOfYear: number): FleetFigures {
  const { appraisal, trade, dealers } = value;
  return {
    quantity: line.quantity,
    estimate: appraisal.value,
    low: appraisal.low,
    high: appraisal.high,
    market:
      trade === null || dealers === null
        ? null
        : {
            tradeIn: trade.number,
            tradeInLow: trade.floor,
            tradeInHigh: trade.ceiling,
            asking: dealers.asking,
            askingLow: dealers.anyDealer.low,
            askingHigh: dealers.anyDealer.high,
          },
    isOtherMake: appraisal.base.from === "other",
    pack: packOf(line, value, asOfYear),
  };
}

function packOf(
  { cart, details }: FleetCart,
  { appraisal }: FleetValue,
  asOfYear: number,
): PackFigures | null {
  if (cart.powertrain === "gas" || cart.batteryAge <= recentPackYears) return null;
  const renewed = appraise({ ...cart, batteryAge: 0 }, asOfYear);
  return {
    isLithium: details.batteryType === "lithium",
    gain: renewed.value - appraisal.value,
    tradeInGain: renewed.low - appraisal.low,
  };
}
