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
import { type HeldOut, holdOutConfigurations } from "./cross-validation.ts";
import { isUsed } from "./evaluate-model.ts";
import { fitAskingPrices } from "./fit-model.ts";
import { type Weighted, quantile } from "./group-weights.ts";

/** What an interval leaves out at each end: it covers the middle 80 %. */
const tailShare = 0.1;

/** The fit, with the intervals that its errors on held-out used carts call for. */
export function fitWithInterval(listings: readonly Listing[]): AskingPriceModel {
  return {
    ...fitAskingPrices(listings),
    intervals: intervalsOf(holdOutConfigurations(listings)),
  };
}

export function intervalsOf(heldOut: readonly HeldOut[]): AskingPriceModel["intervals"] {
  const bySupport = Map.groupBy(heldOut.flatMap(logError), ({ item }) => item.support);
  const intervals = supports.map((support): [Support, Interval] => {
    const errors = (bySupport.get(support) ?? []).map(({ item, weight }) => ({
      item: item.error,
      weight,
    }));
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
