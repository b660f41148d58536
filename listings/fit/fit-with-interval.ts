import {
  type AskingPriceModel,
  typicalAskingPrice,
} from "../../domain/asking-prices/asking-price-model.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { pricedCartOf } from "../../domain/asking-prices/priced-cart.ts";
import { type HeldOut, crossValidate } from "./cross-validation.ts";
import { isUsed } from "./evaluate-model.ts";
import { fitAskingPrices } from "./fit-model.ts";
import { type Weighted, quantile } from "./group-weights.ts";

/** What the interval leaves out at each end: it covers the middle 80 %. */
const tailShare = 0.1;

/** The fit, with the interval that its errors on held-out used carts call for. */
export function fitWithInterval(listings: readonly Listing[]): AskingPriceModel {
  return { ...fitAskingPrices(listings), interval: intervalOf(crossValidate(listings)) };
}

export function intervalOf(heldOut: readonly HeldOut[]): AskingPriceModel["interval"] {
  const errors = heldOut.flatMap(logError);
  const bound = (share: number) => Number(quantile(errors, share).toFixed(4));
  return { low: bound(tailShare), high: bound(1 - tailShare) };
}

function logError({ listing, weight, fit }: HeldOut): Weighted<number>[] {
  if (!isUsed(listing) || listing.year_disputed) return [];
  const asking = typicalAskingPrice(fit, pricedCartOf(listing));
  if (asking === null) return [];
  return [{ item: Math.log(listing.price_usd / asking), weight }];
}
