import { type AskingPriceModel, predictAskingPrice } from "./asking-price-model.ts";
import {
  type DocumentedTradeIn,
  documentedTradeIns,
  newFleetCart,
} from "./documented-trade-ins.ts";
import { readyCartOf } from "./priced-cart.ts";
import { type Cart, defaultChoices } from "../cart/cart.ts";
import { type TradeIn, tradeInFor } from "./trade-in.ts";
import type { DollarRange } from "./work-prices.ts";

export interface TradeInComparison {
  readonly tradeIn: DocumentedTradeIn;
  /**
   * The documented price at today's prices of new fleet carts; null without a price from its time.
   */
  readonly today: number | null;
  readonly guide: DollarRange | null;
  readonly isInside: boolean | null;
}

/** Nearly all golf courses' fleets are of these makes. */
const fleetMakes = ["Club Car", "EZ-GO", "Yamaha"];

export function compareTradeIn(
  tradeIn: DocumentedTradeIn,
  model: AskingPriceModel,
): TradeInComparison {
  const otherTradeIns = documentedTradeIns.filter(({ name }) => name !== tradeIn.name);
  const today = todaysPrice(tradeIn);
  const guide = spanOf(tradeInsFor(tradeIn, model, levelOf(otherTradeIns, model)));
  const isInside =
    today === null || guide === null ? null : guide.low <= today && today <= guide.high;
  return { tradeIn, today, guide, isInside };
}

/** The median of these trade-ins, at today's prices, as a share of what the formulas alone give. */
export function levelOf(tradeIns: readonly DocumentedTradeIn[], model: AskingPriceModel): number {
  const shares = tradeIns
    .flatMap((tradeIn) => {
      const today = todaysPrice(tradeIn);
      const middles = tradeInsFor(tradeIn, model, 1).map(({ middle }) => middle);
      return today === null || middles.length === 0 ? [] : [today / mean(middles)];
    })
    .toSorted((a, b) => a - b);
  return mean([shares[Math.floor((shares.length - 1) / 2)]!, shares[shares.length >> 1]!]);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function todaysPrice({ price, newThen }: DocumentedTradeIn): number | null {
  return newThen === null ? null : Math.round((price * newFleetCart.price) / newThen.price);
}

function tradeInsFor(
  { ageYears, powertrain, make, isWorn, needsBatteries }: DocumentedTradeIn,
  model: AskingPriceModel,
  level: number,
): TradeIn[] {
  if (ageYears === null) return [];
  const makes = make === null ? fleetMakes : [make];
  return makes.map((possibleMake) => {
    const cart: Cart = {
      ...defaultChoices,
      modelYear: 0,
      make: possibleMake,
      model: "",
      powertrain,
      condition: isWorn ? "poor" : "good",
      batteryAge: needsBatteries ? 5 : 2,
    };
    const { asking } = predictAskingPrice(model, readyCartOf(cart, ageYears));
    return tradeInFor(cart, { ageYears, asking }, level);
  });
}

function spanOf(guides: readonly DollarRange[]): DollarRange | null {
  if (guides.length === 0) return null;
  return {
    low: Math.min(...guides.map(({ low }) => low)),
    high: Math.max(...guides.map(({ high }) => high)),
  };
}
