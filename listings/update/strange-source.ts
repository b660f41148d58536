import { dayNumber } from "../../domain/words/iso-day.ts";
import { typicalAskingPrice } from "../../domain/market/asking-price-model.ts";
import { dealerOf } from "../../domain/market/dealer.ts";
import type { Listing } from "../../domain/market/listing.ts";
import { isOfRunningCart, pricedCartOf } from "../../domain/market/priced-cart.ts";
import { countWithNoun } from "../../domain/words/english.ts";
import type { Crawled } from "../crawl/crawl.ts";
import { mergeRows } from "../import/import-listings.ts";
import { sharedAddresses, unitOf } from "../import/units.ts";
import { readsOf } from "../stock/reads.ts";
import { type Stock, isUnclear, lastSeenOn, withKnownNames } from "../stock/stock.ts";
import type { Market } from "./guards.ts";

/**
 * We measured these limits. When we predicted each dealer's prices from all the other dealers', only
 * 14 of our 1,134 carts were off, at less than half the prediction or more than twice, and no dealer
 * had more than three of them. We also drew 4,000 random samples of 8, 20, and 40 used carts. One
 * sample of 8 had three or more carts that were off, and no sample of 20 or 40 broke both limits.
 * On one chain's lots, 13% of the used carts had arrived in the last 30 days and 25% in the last 60,
 * so we expect about as many to leave. We haven't seen any cart at two prices yet, but a shop rarely
 * cuts a quarter of its prices by a third at once.
 */
export const limits = {
  /** The share, in percent, of a source's carts that may be off, and how many always may. */
  offPct: 25,
  offCarts: 2,
  /** We compare a cart we know with its dealer's earlier price, and others with our prediction. */
  changedFactor: 4 / 3,
  predictedFactor: 2,
  /** The share, in percent, that must still be on a list that had this many carts or more. */
  stillListedPct: 60,
  listedCarts: 10,
  /** After more days than this, any of them may be gone. */
  withinDays: 60,
} as const;

/** A sentence that says why a source's listings can't be right; null if they may be. */
export function findStrangeness(
  crawled: Crawled,
  market: Market,
  { stock, today }: { readonly stock: Stock; readonly today: string },
): string | null {
  const { taken } = crawled;
  if (taken === null) return null;
  const { listings } = market;
  const own = mergeRows([], taken.rows)
    .added.map(({ listing }) => listing)
    .filter((listing) => isOfRunningCart(listing) && !listing.year_disputed);
  const shared = new Set([...sharedAddresses(listings), ...sharedAddresses(own)]);
  const known = new Map(listings.map((listing) => [unitOf(listing, shared), listing.price_usd]));
  // A source that is only words doesn't name a unit.
  known.delete(null);
  const knownPrice = (listing: Listing) => known.get(unitOf(listing, shared));
  const changes = own.flatMap((listing) => {
    const price = knownPrice(listing);
    return price === undefined ? [] : [listing.price_usd / price];
  });
  const predicted = own
    .filter((listing) => knownPrice(listing) === undefined)
    .map((listing) => listing.price_usd / predictedPrice(listing, market));
  return (
    missingCarts(crawled, stock, today) ??
    findOffPrices(changes, limits.changedFactor, changesText) ??
    findOffPrices(predicted, limits.predictedFactor, predictedText)
  );
}

function predictedPrice(listing: Listing, { model }: Market): number {
  return typicalAskingPrice(model, pricedCartOf(listing), dealerOf(listing.source)).asking;
}

function missingCarts(crawled: Crawled, stock: Stock, today: string): string | null {
  const { source, taken } = crawled;
  const seen = lastSeenOn(stock, source.url);
  if (seen === null || taken?.isWhole !== true) return null;
  const read = withKnownNames(readsOf([crawled], seen.day)[0]!, seen.units);
  const now = new Set(read.units.map(({ unit }) => unit));
  const carts = seen.units.length;
  const still = seen.units.filter(({ unit }) => now.has(unit) || isUnclear(unit, read)).length;
  if (carts > 0 && taken.rows.length === 0) {
    const lack = still === 0 ? "It no longer lists any carts" : "It has no carts that we can read";
    return `${lack}. It had ${carts} on ${seen.day}.`;
  }
  const isStrange =
    carts >= limits.listedCarts &&
    100 * still < limits.stillListedPct * carts &&
    dayNumber(today) - dayNumber(seen.day) <= limits.withinDays;
  return isStrange ? `It lists only ${still} of the ${carts} carts it had on ${seen.day}.` : null;
}

function findOffPrices(
  factors: readonly number[],
  limit: number,
  textOf: (off: number, all: number) => string,
): string | null {
  const off = factors.filter((factor) => factor > limit || factor < 1 / limit).length;
  const isStrange = off > limits.offCarts && 100 * off > limits.offPct * factors.length;
  return isStrange ? textOf(off, factors.length) : null;
}

const changesText = (off: number, all: number) =>
  `${off} of the ${all} carts we already knew are priced below three quarters or above four thirds of their last price.`;
const predictedText = (off: number, all: number) =>
  `${off} of the ${countWithNoun(all, "cart")} we hadn't seen before are priced below half or above twice what we expect.`;
