import type { AskingPriceModel } from "../../domain/market/asking-price-model.ts";
import { dealerOf, nameOfDealer } from "../../domain/market/dealer.ts";
import type { Listing } from "../../domain/market/listing.ts";
import { isUsed, pricedCartOf } from "../../domain/market/priced-cart.ts";
import type { HeldOut } from "./cross-validation.ts";
import {
  type Errors,
  type Prediction,
  measureErrors,
  predict,
  predictAll,
  shareInside,
} from "./evaluate-model.ts";
import { countedListings, fitAskingPrices } from "./fit-model.ts";
import { type Weighted, countGroups, weightByGroup } from "./group-weights.ts";

/** As a percentage of the dealer's price. Each configuration at a given price gets one vote. */
export interface ErrorSummary {
  /** Each cart counts once, however often it was seen. */
  readonly carts: number;
  readonly medianPct: number;
  /** Negative if predictions tend to be low. */
  readonly signedPct: number;
}

export interface RangeSummary extends ErrorSummary {
  readonly insidePct: number;
}

/** Also with one vote per dealer: the median of the dealers' medians. */
export interface UnseenSummary extends RangeSummary {
  readonly dealers: number;
  readonly oneVotePct: number;
  readonly oneVoteSignedPct: number;
}

const cuts = {
  dealer: ({ source }) => nameOfDealer(dealerOf(source)),
  make: (listing) => pricedCartOf(listing).make,
  age: (listing) => ageBandOf(pricedCartOf(listing).ageYears),
  power: (listing) => {
    const { powertrain, batteryType } = pricedCartOf(listing);
    return powertrain === "gas" ? "gas" : (batteryType ?? "not said");
  },
  seats: (listing) => {
    const { seats } = pricedCartOf(listing);
    if (seats === null) return "not said";
    return seats >= 6 ? "6 or more" : String(seats);
  },
} as const satisfies Record<string, (listing: Listing) => string>;

export type Cut = keyof typeof cuts;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const cutNames = Object.keys(cuts) as Cut[];

export interface Reading<Summary extends ErrorSummary> {
  readonly all: Summary;
  readonly by: Readonly<Record<Cut, Readonly<Record<string, Summary>>>>;
}

export interface Accuracy {
  /** Held-out carts at their own dealer's prices; nearly all are one chain's. */
  readonly known: Reading<RangeSummary>;
  /** The same carts at a typical dealer's prices, as visitors see them. */
  readonly shown: Reading<RangeSummary>;
  /** Each dealer's carts, predicted by a fit that leaves the dealer out. Excludes the chain. */
  readonly unseen: Reading<UnseenSummary>;
  /** Null if no dealer has most of the listings. */
  readonly chainUnseen: (RangeSummary & { readonly dealer: string }) | null;
  /** The formula, on the held-out carts. */
  readonly formula: ErrorSummary;
}

export interface Predictions {
  readonly known: readonly Weighted<Prediction>[];
  readonly shown: readonly Weighted<Prediction>[];
  readonly unseen: readonly Weighted<Prediction>[];
  readonly chainUnseen: readonly Weighted<Prediction>[];
}

/** Predicts each used cart with fits that never saw its configuration, or its dealer. */
export function predictUnfitted(
  listings: readonly Listing[],
  heldOut: readonly HeldOut[],
  intervals: AskingPriceModel["intervals"],
): Predictions {
  const chain = findChain(listings);
  const isChain = ({ item }: Weighted<Prediction>) => dealerOf(item.listing.source) === chain;
  const byUnseen = predictUnseenDealers(listings, intervals);
  return {
    known: predictHeldOut(heldOut, intervals),
    shown: predictHeldOut(heldOut, intervals, typicalDealer),
    unseen: byUnseen.filter((prediction) => !isChain(prediction)),
    chainUnseen: byUnseen.filter(isChain),
  };
}

/** Matches no dealer, so no dealer's effect applies. */
const typicalDealer = "";

export function predictHeldOut(
  heldOut: readonly HeldOut[],
  intervals: AskingPriceModel["intervals"],
  dealer?: string,
): Weighted<Prediction>[] {
  return heldOut
    .filter(({ listing }) => isUsed(listing))
    .map(({ listing, weight, fit }) => ({
      item: predict(listing, { ...fit, intervals }, dealer),
      weight,
    }));
}

/** A dealer with at least this share of the groups is the chain behind nearly all listings. */
const chainShare = 0.5;

function findChain(listings: readonly Listing[]): string | undefined {
  const all = countGroups(listings);
  return [...Map.groupBy(listings, ({ source }) => dealerOf(source))].find(
    ([, rows]) => countGroups(rows) >= chainShare * all,
  )?.[0];
}

function predictUnseenDealers(
  listings: readonly Listing[],
  intervals: AskingPriceModel["intervals"],
): Weighted<Prediction>[] {
  return [...Map.groupBy(listings, ({ source }) => dealerOf(source))].flatMap(([dealer, rows]) => {
    const others = listings.filter(({ source }) => dealerOf(source) !== dealer);
    if (others.length === 0) return [];
    return predictAll(weightByGroup(rows.filter(isUsed)), {
      ...fitAskingPrices(others),
      intervals,
    });
  });
}

export function measureAccuracy(listings: readonly Listing[], predictions: Predictions): Accuracy {
  const counted = new Set(countedListings(listings));
  const summary = (rows: readonly Weighted<Prediction>[]): RangeSummary => ({
    ...summarize(
      counted,
      measureErrors(rows, ({ asking }) => asking),
      rows,
    ),
    insidePct: shareInside(rows),
  });
  const unseenSummary = (rows: readonly Weighted<Prediction>[]): UnseenSummary => ({
    ...summary(rows),
    ...dealerMedians(rows),
  });
  const { known, shown, unseen, chainUnseen } = predictions;
  return {
    known: readingOf(known, summary),
    shown: readingOf(shown, summary),
    unseen: readingOf(unseen, unseenSummary),
    chainUnseen:
      chainUnseen.length === 0
        ? null
        : { dealer: cuts.dealer(chainUnseen[0]!.item.listing), ...summary(chainUnseen) },
    formula: summarize(
      counted,
      measureErrors(known, ({ formula }) => formula),
      known,
    ),
  };
}

function summarize(
  counted: ReadonlySet<Listing>,
  { medianAbsErrorPct, medianErrorPct }: Errors,
  rows: readonly Weighted<Prediction>[],
): ErrorSummary {
  const carts = new Set(rows.map(({ item }) => item.listing).filter((each) => counted.has(each)));
  return { carts: carts.size, medianPct: medianAbsErrorPct, signedPct: medianErrorPct };
}

function readingOf<Summary extends ErrorSummary>(
  predictions: readonly Weighted<Prediction>[],
  summaryOf: (rows: readonly Weighted<Prediction>[]) => Summary,
): Reading<Summary> {
  const groupsOf = (cut: Cut) =>
    [...Map.groupBy(predictions, ({ item }) => cuts[cut](item.listing))]
      .toSorted(([a], [b]) => compareBands(a, b))
      .map(([name, rows]): [string, Summary] => [name, summaryOf(rows)]);
  return {
    all: summaryOf(predictions),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every cut is in the list
    by: Object.fromEntries(
      cutNames.map((cut) => [cut, Object.fromEntries(groupsOf(cut))]),
    ) as Reading<Summary>["by"],
  };
}

/** Sorts numbers by size, then words by code unit, which is the same on every machine. */
function compareBands(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1);
}

function dealerMedians(rows: readonly Weighted<Prediction>[]) {
  const errors = [...Map.groupBy(rows, ({ item }) => dealerOf(item.listing.source)).values()].map(
    (dealerRows) => measureErrors(dealerRows, ({ asking }) => asking),
  );
  return {
    dealers: errors.length,
    oneVotePct: middleOf(errors.map(({ medianAbsErrorPct }) => medianAbsErrorPct)),
    oneVoteSignedPct: middleOf(errors.map(({ medianErrorPct }) => medianErrorPct)),
  };
}

/** With an even count, averages the middle two, so that neither speaks for both. */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower, upper] = [
    sorted[Math.floor((sorted.length - 1) / 2)]!,
    sorted[Math.floor(sorted.length / 2)]!,
  ];
  return Math.round(5 * (lower + upper)) / 10;
}

const ageBands = [1, 3, 5, 8, 12, 16, 20, 25];

/** "4-5", or "26+" for those beyond the last band. */
function ageBandOf(ageYears: number): string {
  const at = ageBands.findIndex((oldest) => ageYears <= oldest);
  if (at === -1) return `${ageBands.at(-1)! + 1}+`;
  return `${at === 0 ? 0 : ageBands[at - 1]! + 1}-${ageBands[at]!}`;
}
