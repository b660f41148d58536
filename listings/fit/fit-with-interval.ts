import {
  type AskingPriceModel,
  type Interval,
  type Support,
  supportFor,
  supports,
  typicalAskingPrice,
} from "../../domain/asking-prices/asking-price-model.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { pricedCartOf } from "../../domain/asking-prices/priced-cart.ts";
import { dealerOf } from "../../domain/asking-prices/dealer.ts";
import { type HeldOut, holdOutConfigurations, holdOutDealers } from "./cross-validation.ts";
import { isUsed } from "./evaluate-model.ts";
import { fitAskingPrices } from "./fit-model.ts";
import { type Weighted, quantile } from "./group-weights.ts";

/** What an interval leaves out at each end: it covers the middle 80 %. */
const tailShare = 0.1;
/** The share of errors from dealers that the fit has not seen; the rest are from unseen configurations. */
const unseenDealers = 0.15;

/** The fit, with the intervals that its errors on held-out used carts call for. */
export function fitWithInterval(listings: readonly Listing[]): AskingPriceModel {
  return {
    ...fitAskingPrices(listings),
    intervals: intervalsOf(holdOutConfigurations(listings), holdOutDealers(listings)),
  };
}

/** The model as its file has it. */
export function modelText(model: AskingPriceModel): string {
  return `${JSON.stringify(model, null, 2)}\n`;
}

export function intervalsOf(
  ofConfigurations: readonly HeldOut[],
  ofDealers: readonly HeldOut[],
): AskingPriceModel["intervals"] {
  const byDealer = Map.groupBy(ofDealers, ({ listing }) => dealerOf(listing.source));
  const errors = [
    ...scaledTo(1 - unseenDealers, ofConfigurations.flatMap(logError)),
    // Each dealer counts the same, so that the largest is not taken for all.
    ...[...byDealer.values()].flatMap((heldOut) =>
      scaledTo(unseenDealers / byDealer.size, heldOut.flatMap(logError)),
    ),
  ];
  const bound = (support: Support, share: number) => {
    const own = errors.filter(({ item }) => item.support === support);
    const all = own.map(({ item, weight }) => ({ item: item.error, weight }));
    return Number(quantile(all, share).toFixed(4));
  };
  const intervals = supports.map((support): [Support, Interval] => [
    support,
    { low: bound(support, tailShare), high: bound(support, 1 - tailShare) },
  ]);
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

function scaledTo<T>(total: number, weighted: readonly Weighted<T>[]): Weighted<T>[] {
  const sum = weighted.reduce((all, { weight }) => all + weight, 0);
  return weighted.map(({ item, weight }) => ({ item, weight: (weight * total) / sum }));
}
