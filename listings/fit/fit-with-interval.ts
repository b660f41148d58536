import {
  type AskingPriceModel,
  type Interval,
  type JudgedModel,
  type Support,
  supportFor,
  supports,
  typicalAskingPrice,
} from "../../domain/asking-prices/asking-price-model.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { dealerOf } from "../../domain/asking-prices/dealer.ts";
import { pricedCartOf } from "../../domain/asking-prices/priced-cart.ts";
import { type HeldOut, holdOutConfigurations } from "./cross-validation.ts";
import {
  type Evaluation,
  type Prediction,
  evaluationOf,
  isUsed,
  predict,
  predictAll,
} from "./evaluate-model.ts";
import { fitAskingPrices, knownDealers } from "./fit-model.ts";
import { type Weighted, quantile, weightByGroup, weightedMap } from "./group-weights.ts";

/** The share an interval leaves out at each end: it covers the middle 80 %. */
const tailShare = 0.1;

/** The fit, with the intervals that its errors on held-out used carts call for, and their middle. */
export function fitWithInterval(listings: readonly Listing[]): JudgedModel {
  const heldOut = holdOutConfigurations(listings);
  const intervals = intervalsOf(heldOut);
  const { model, formula } = evaluationOf(
    listings.filter(isUsed).length,
    predictHeldOut(heldOut, intervals),
  );
  return {
    ...fitAskingPrices(listings),
    intervals,
    typicalErrorPct: {
      dealers: evaluateUnseenDealers(listings, intervals).model.medianAbsErrorPct,
      knownDealers: model.medianAbsErrorPct,
      formula: formula.medianAbsErrorPct,
    },
  };
}

/** Every dealer with enough listings, each predicted by a fit to the other dealers' only. */
export function evaluateUnseenDealers(
  listings: readonly Listing[],
  intervals: AskingPriceModel["intervals"],
): Evaluation {
  const byDealer = Map.groupBy(listings, ({ source }) => dealerOf(source));
  const unseen = knownDealers(listings).flatMap((dealer) => {
    const fit = fitAskingPrices(listings.filter(({ source }) => dealerOf(source) !== dealer));
    const own = (byDealer.get(dealer) ?? []).filter(isUsed);
    return predictAll(weightByGroup(own), { ...fit, intervals });
  });
  return evaluationOf(listings.filter(isUsed).length, unseen);
}

/** The model as its file has it. */
export function modelText(model: JudgedModel): string {
  return `${JSON.stringify(model, null, 2)}\n`;
}

/** The held-out used carts, each predicted by the fit that has not seen its configuration. */
export function predictHeldOut(
  heldOut: readonly HeldOut[],
  intervals: AskingPriceModel["intervals"],
): Weighted<Prediction>[] {
  return heldOut
    .filter(({ listing }) => isUsed(listing))
    .flatMap(({ listing, weight, fit }) =>
      predict(listing, { ...fit, intervals }).map((item) => ({ item, weight })),
    );
}

export function intervalsOf(heldOut: readonly HeldOut[]): AskingPriceModel["intervals"] {
  const bySupport = Map.groupBy(heldOut.flatMap(logError), ({ item }) => item.support);
  const intervals = supports.map((support): [Support, Interval] => {
    const errors = weightedMap(bySupport.get(support) ?? [], ({ error }) => error);
    const bound = (share: number) => Number(quantile(errors, share).toFixed(4));
    return [support, { low: bound(tailShare), high: bound(1 - tailShare) }];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every support is in the list
  return Object.fromEntries(intervals) as AskingPriceModel["intervals"];
}

interface LogError {
  readonly error: number;
  readonly support: Support;
}

function logError({ listing, weight, fit }: HeldOut): Weighted<LogError>[] {
  if (!isUsed(listing) || listing.year_disputed) return [];
  const cart = pricedCartOf(listing);
  const asking = typicalAskingPrice(fit, cart);
  const support = supportFor(fit, cart);
  if (asking === null || support === null) return [];
  return [{ item: { error: Math.log(listing.price_usd / asking), support }, weight }];
}
