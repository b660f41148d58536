import {
  type AskingPriceModel,
  typicalAskingPrice,
} from "../../domain/asking-prices/asking-price-model.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { pricedCartOf } from "../../domain/asking-prices/priced-cart.ts";
import { listedNames } from "../../domain/asking-prices/listed-names.ts";
import type { ReportedSales } from "../../domain/asking-prices/reported-sales.ts";
import { type Weighted, countGroups, quantile, weightedMap } from "../fit/group-weights.ts";

/** Fewer sales are not shown. */
const minSales = 10;
/** All that are reported on one day are one group: inventing a figure takes many days. */
const minGroups = 5;
/** A price that is this many times off what dealers ask is a typing error or an invention. */
const maxFactor = 3;

interface Sale {
  readonly listing: Listing;
  readonly make: string;
  readonly family: string;
  readonly part: ReportedSales["part"];
  /** The price as a share of what dealers ask. */
  readonly share: number;
}

/**
 * Summarizes reports of sales for each family that has enough of them. No report of one person counts
 * for much: the middle of all is shown, a day's reports are one vote, and so are reports of one
 * price for one model year. The same reports give the same summary.
 */
export function summarizeSales(
  reports: readonly Listing[],
  model: AskingPriceModel,
): ReportedSales[] {
  const sales = reports
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    .flatMap((listing) => saleOf(listing, model));
  return [...Map.groupBy(sales, ({ make, family, part }) => `${make}/${family}/${part}`)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, ofFamily]) => summaryOf(ofFamily));
}

function saleOf(listing: Listing, model: AskingPriceModel): Sale[] {
  const cart = pricedCartOf(listing);
  const { make, family = null } = listedNames(model.makes, cart) ?? {};
  const asking = typicalAskingPrice(model, cart);
  if (make === undefined || family === null || asking === null) return [];
  const share = listing.price_usd / asking;
  if (share < 1 / maxFactor || share > maxFactor) return [];
  return [
    { listing, make, family, part: listing.price_kind === "trade-in" ? "tradeIn" : "sale", share },
  ];
}

function summaryOf(sales: readonly Sale[]): ReportedSales[] {
  const votes = votesOf(sales);
  const listings = votes.map(({ item }) => item.listing);
  if (votes.length < minSales || countGroups(listings) < minGroups) return [];
  const shares = weightedMap(votes, ({ share }) => share);
  const days = listings.map(({ observed_on }) => observed_on).toSorted();
  const { make, family, part } = votes[0]!.item;
  const rounded = (share: number) => Number(quantile(shares, share).toFixed(3));
  return [
    {
      make,
      family,
      part,
      count: votes.length,
      first: days[0]!,
      last: days.at(-1)!,
      low: rounded(0.1),
      middle: rounded(0.5),
      high: rounded(0.9),
    },
  ];
}

/**
 * Each group has one vote, divided among its prices. A price that several groups report counts in
 * the one that gives it most, so that nobody weakens a report by repeating it among many others.
 */
function votesOf(sales: readonly Sale[]): Weighted<Sale>[] {
  const best = new Map<string, Weighted<Sale>>();
  for (const ofGroup of Map.groupBy(sales, ({ listing }) => listing.group).values()) {
    const distinct = new Map(ofGroup.map((sale) => [alike(sale), sale]));
    const weight = 1 / distinct.size;
    for (const [key, item] of distinct) {
      if (weight > (best.get(key)?.weight ?? 0)) best.set(key, { item, weight });
    }
  }
  return [...best.values()];
}

/** A seller and a buyer may call one sale by different kinds. */
function alike({ listing: { model_year, price_usd } }: Sale): string {
  return `${model_year} ${price_usd}`;
}
