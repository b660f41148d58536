import type { AskingPriceModel } from "../asking-prices/asking-price-model.ts";
import { predictAskingPrice } from "../asking-prices/asking-price-model.ts";
import { type DocumentedTradeIn, newFleetCart } from "./documented-trade-ins.ts";
import { tradeInGuide } from "./trade-in-guide.ts";
import type { DollarRange } from "./work-prices.ts";

/** A documented trade-in beside what the guide says of such a cart today, in whole US dollars. */
export interface TradeInComparison {
  readonly tradeIn: DocumentedTradeIn;
  /** The documented price at today's prices of new fleet carts; null if none of then is known. */
  readonly today: number | null;
  /** Null if the source does not say how old the carts were. */
  readonly guide: DollarRange | null;
  /** Null if the two cannot be compared. */
  readonly isInside: boolean | null;
}

/** The makes of nearly all golf courses' fleets, for a source that names none. */
const fleetMakes = ["Club Car", "EZ-GO", "Yamaha"];

export function compareTradeIn(
  tradeIn: DocumentedTradeIn,
  model: AskingPriceModel,
): TradeInComparison {
  const { price, newThen } = tradeIn;
  const today = newThen === null ? null : Math.round((price * newFleetCart.price) / newThen.price);
  const guide = guideFor(tradeIn, model);
  const isInside =
    today === null || guide === null ? null : guide.low <= today && today <= guide.high;
  return { tradeIn, today, guide, isInside };
}

/** For a cart with two seats; from the lowest to the highest of its possible makes. */
function guideFor(tradeIn: DocumentedTradeIn, model: AskingPriceModel): DollarRange | null {
  const { ageYears, make, powertrain } = tradeIn;
  if (ageYears === null) return null;
  const batteryType = powertrain === "gas" ? null : "lead-acid";
  const cart = {
    model: "",
    ageYears,
    condition: "used",
    seats: 2,
    powertrain,
    batteryType,
    batteryAgeYears: null,
    lifted: false,
  } as const;
  const traded = {
    condition: tradeIn.isWorn ? "poor" : "good",
    powertrain,
    batteryType,
    batteryAge: tradeIn.needsBatteries ? 5 : 2,
  } as const;
  const guides = (make === null ? fleetMakes : [make]).flatMap((name) => {
    const price = predictAskingPrice(model, { ...cart, make: name });
    return price === null ? [] : [tradeInGuide(price.asking, traded)];
  });
  if (guides.length === 0) return null;
  return {
    low: Math.min(...guides.map(({ low }) => low)),
    high: Math.max(...guides.map(({ high }) => high)),
  };
}
