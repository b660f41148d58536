import { appraise } from "../catalogue/site-prices.ts";
import { netGain, trialOf } from "../valuation/levers.ts";
import type { FleetCart } from "./read-fleet-row.ts";
import type { FleetValue } from "./value-fleet-cart.ts";

/** The figures of a line that totals need. In whole US dollars, for one cart of the line. */
export interface FleetFigures {
  readonly modelYear: number;
  readonly quantity: number;
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  /** Null, all together, for a cart that no listing is evidence of. */
  readonly market: MarketFigures | null;
  /** True if the estimate rests on the price of any make that is not in the directory. */
  readonly isOtherMake: boolean;
  readonly pack: PackFigures | null;
}

interface MarketFigures {
  readonly tradeIn: number;
  readonly tradeInLow: number;
  readonly tradeInHigh: number;
  readonly asking: number;
  readonly askingLow: number;
  readonly askingHigh: number;
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
    modelYear: line.cart.modelYear,
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
  const trial = trialOf(appraise, "new-batteries", cart, appraisal, asOfYear);
  // At the lowest estimate there is, new batteries may add nothing.
  const gain = trial === null ? { market: 0, tradeIn: 0 } : netGain(appraisal, trial.appraisal, 0);
  return {
    isLithium: details.batteryType === "lithium",
    gain: gain.market,
    tradeInGain: gain.tradeIn,
  };
}
