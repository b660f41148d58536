import { spellingOf } from "../words/name-match.ts";
import type { Cart, SeatCount } from "../cart/cart.ts";
import type { GuideSourceId } from "./guide-sources.ts";
import type { TradeInContext } from "./trade-in.ts";
import { conditionWork, totalCost, work } from "./work-prices.ts";

export type BatteryBranch = "passing" | "replacing";

export interface PublishedFormula {
  readonly name: string;
  readonly source: GuideSourceId;
  /** In US dollars, not rounded. */
  readonly pays: (cart: Cart, context: TradeInContext, branch: BatteryBranch) => number;
}

/**
 * The least that two of the dealers pay. In Wichita in 2017, 204 carts “old and falling apart”
 * brought about $490 each.
 */
export const minTradeIn = 500;

const raiseToFloor = (dollars: number) => Math.max(minTradeIn, dollars);
const yearsAfterFirst = ({ ageYears }: TradeInContext) => Math.max(0, ageYears - 1);
/** Both dealers who name an amount for a lift kit name this one. */
const liftDollars = ({ lifted }: Cart) => (lifted ? 400 : 0);

/** What Aledo's estimator adds for one upgrade: a sound system is the least, a lift kit the most. */
export const upgradeCredit = { low: 150, high: 400 };

const tigonMakes = new Map([
  ["clubcar", 8000],
  ["ezgo", 7500],
  ["yamaha", 7500],
  ["evolution", 10_500],
  ["tara", 9500],
  ["icon", 8500],
  ["epic", 8500],
  ["denago", 8500],
  ["teko", 8000],
]);
const tigonOtherMake = 7000;
const tigonConditions = { excellent: 1.1, good: 1, fair: 0.82, poor: 0.6 };
const tigonOldBatteries = 800;

const aledoSeats: Readonly<Record<SeatCount, number>> = { 2: 4500, 4: 6300, 6: 8500, 8: 8500 };
const aledoConditions = { excellent: 1, good: 0.85, fair: 0.65, poor: 0.4 };

/** The most that the Blue Book pays for a cart older than this many years. */
const blueBookCaps = [
  { olderThan: 25, max: 500 },
  { olderThan: 20, max: 750 },
  { olderThan: 15, max: 1000 },
  { olderThan: 12, max: 1250 },
  { olderThan: -1, max: 2000 },
];
/** What the Blue Book's author wants to make on each cart resold. */
export const blueBookProfit = 2000;
const blueBookDeadBatteries = 1000;
const blueBookWork = { min: 700, max: 2500 };

export const publishedFormulas = {
  tigon: {
    name: "Tigon Golf Carts",
    source: "tigonTradeIn",
    pays: (cart, context, branch) => {
      const base = tigonMakes.get(spellingOf(cart.make)) ?? tigonOtherMake;
      const aged = base * 0.88 ** yearsAfterFirst(context) * tigonConditions[cart.condition];
      const batteries = branch === "replacing" ? tigonOldBatteries : 0;
      return raiseToFloor(aged + liftDollars(cart) - batteries);
    },
  },
  aledo: {
    name: "Aledo Golf Carts",
    source: "aledoTradeIn",
    pays: (cart, context, branch) => {
      const left = Math.max(0.2, 1 - 0.06 * yearsAfterFirst(context));
      const drive = cart.powertrain === "gas" ? 0.9 : cart.batteryType === "lithium" ? 1.25 : 1;
      const aged = aledoSeats[cart.seats] * left * drive * aledoConditions[cart.condition];
      // The estimator doesn't ask for the batteries' age; this is what the same dealer charges for
      // a set.
      const batteries = branch === "replacing" ? work.batteries.low : 0;
      return raiseToFloor(aged + liftDollars(cart) - batteries);
    },
  },
  blueBook: {
    name: "Golf Cart Blue Book",
    source: "blueBook",
    pays: (cart, { ageYears, asking }, branch) => {
      const { max } = blueBookCaps.find(({ olderThan }) => ageYears > olderThan)!;
      const { min: minWork, max: maxWork } = blueBookWork;
      // The Blue Book names only the ends; in between, work costs what shops charge.
      const needed = Math.min(maxWork, Math.max(minWork, totalCost(conditionWork(cart, ageYears))));
      const batteries = branch === "replacing" ? blueBookDeadBatteries : 0;
      return raiseToFloor(Math.min(max, asking - needed - blueBookProfit - batteries));
    },
  },
} as const satisfies Record<string, PublishedFormula>;
