import {
  type AskingPriceModel,
  familyOf,
  typicalAskingPrice,
} from "../../domain/asking-prices/asking-price-model.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { pricedCartOf } from "../../domain/asking-prices/priced-cart.ts";
import type { ReportedSales } from "../../domain/asking-prices/reported-sales.ts";
import { countGroups, quantile, weightByGroup } from "../fit/group-weights.ts";

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
 * What reports of sales say of each family that has enough of them. No report of one person counts
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
  const named = familyOf(model, cart);
  const asking = typicalAskingPrice(model, cart);
  if (named === null || asking === null) return [];
  const share = listing.price_usd / asking;
  if (share < 1 / maxFactor || share > maxFactor) return [];
  return [
    { listing, ...named, part: listing.price_kind === "trade-in" ? "tradeIn" : "sale", share },
  ];
}

function summaryOf(sales: readonly Sale[]): ReportedSales[] {
  const distinct = [...new Map(sales.map((sale) => [alike(sale), sale])).values()];
  const listings = distinct.map(({ listing }) => listing);
  if (distinct.length < minSales || countGroups(listings) < minGroups) return [];
  const shareOf = new Map(distinct.map(({ listing, share }) => [listing, share]));
  const votes = weightByGroup(listings).map(({ item, weight }) => ({
    item: shareOf.get(item)!,
    weight,
  }));
  const days = listings.map(({ observed_on }) => observed_on).toSorted();
  const { make, family, part } = distinct[0]!;
  const rounded = (share: number) => Number(quantile(votes, share).toFixed(3));
  return [
    {
      make,
      family,
      part,
      count: distinct.length,
      first: days[0]!,
      last: days.at(-1)!,
      low: rounded(0.1),
      middle: rounded(0.5),
      high: rounded(0.9),
    },
  ];
}

function alike({ listing: { model_year, price_usd, price_kind } }: Sale): string {
  return `${model_year} ${price_usd} ${price_kind}`;
}
