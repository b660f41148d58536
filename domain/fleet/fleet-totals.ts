import { type Figures, figuresOf } from "../answer/figures.ts";
import type { Market } from "../answer/market.ts";
import type { FleetCart } from "../reading/sheet/row.ts";

interface FormulaSums {
  carts: number;
  estimate: number;
  /** The ranges' ends added up, as if every cart were off in the same direction. */
  low: number;
  high: number;
}

type MarketSums = Record<(typeof marketNames)[number], number>;

/**
 * Electric carts with market figures whose packs are older than two years, and what new packs would
 * add.
 */
export interface PackSums {
  carts: number;
  askGain: number;
  tradeInGain: number;
  /** Left out of the other sums, because a lithium set costs much more. */
  lithiumCarts: number;
}

export interface PackReturn {
  readonly paid: number;
  readonly ask: number;
  readonly tradeIn: number;
}

export function packReturn(
  { carts, askGain, tradeInGain }: PackSums,
  costOfSet: number,
): PackReturn {
  const paid = costOfSet * carts;
  return { paid, ask: askGain - paid, tradeIn: tradeInGain - paid };
}

export interface FleetTotals {
  /** Lines that can't be valued, which are in no other figure. */
  problems: number;
  readonly all: FormulaSums;
  /** Carts covered by listings; only these have market figures. */
  readonly withEvidence: FormulaSums;
  readonly market: MarketSums;
  otherMakes: number;
  readonly packs: PackSums;
}

export function sumFleet(lines: Iterable<FleetFigures | null>): FleetTotals {
  const totals = {
    problems: 0,
    all: noSums(),
    withEvidence: noSums(),
    market: { tradeIn: 0, tradeInLow: 0, tradeInHigh: 0, asking: 0, askingLow: 0, askingHigh: 0 },
    otherMakes: 0,
    packs: { carts: 0, askGain: 0, tradeInGain: 0, lithiumCarts: 0 },
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
  sums.askGain += pack.askGain * quantity;
  sums.tradeInGain += pack.tradeInGain * quantity;
}

export interface FleetFigures {
  readonly quantity: number;
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  readonly market: Readonly<MarketSums> | null;
  readonly isOtherMake: boolean;
  readonly pack: PackFigures | null;
}

interface PackFigures {
  readonly isLithium: boolean;
  readonly askGain: number;
  readonly tradeInGain: number;
}

/** The value tool assumes this age by default, so such packs aren't counted. */
const recentPackYears = 2;

export function fleetFiguresOf(
  { quantity }: FleetCart,
  figures: Figures,
  prices: Market,
): FleetFigures {
  const { estimate, market, advice } = figures;
  return {
    quantity,
    estimate: estimate.value,
    low: estimate.low,
    high: estimate.high,
    market:
      market === null
        ? null
        : {
            tradeIn: advice.trading.number,
            tradeInLow: advice.trading.floor,
            tradeInHigh: advice.trading.ceiling,
            asking: market.asking.asking,
            askingLow: market.asking.low,
            askingHigh: market.asking.high,
          },
    isOtherMake: estimate.base.from === "other",
    pack: packFigures(figures, prices),
  };
}

function packFigures({ cart, year, market, advice }: Figures, prices: Market): PackFigures | null {
  if (cart.powertrain === "gas" || cart.batteryAge <= recentPackYears) return null;
  const renewed = figuresOf({ ...cart, batteryAge: 0 }, prices, year).advice;
  if (market === null || renewed === null) return null;
  return {
    // A model that was only built with lithium has it even if nobody says so.
    isLithium: market.tradeIn.branches === null,
    askGain: renewed.selling.number - advice.selling.number,
    tradeInGain: renewed.trading.number - advice.trading.number,
  };
}
