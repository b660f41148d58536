// Tested in fit-model.test.ts.
import {
  type AskingPriceModel,
  type Interval,
  type JudgedModel,
  type MeasuredError,
  type Support,
  supports,
  typicalAskingPrice,
} from "../../domain/market/asking-price-model.ts";
import type { Listing } from "../../domain/market/listing.ts";
import { dealerOf } from "../../domain/market/dealer.ts";
import { isUsed, pricedCartOf } from "../../domain/market/priced-cart.ts";
import { type HeldOut, holdOutConfigurations } from "./cross-validation.ts";
import {
  type Accuracy,
  type ErrorSummary,
  measureAccuracy,
  predictHeldOut,
  predictUnfitted,
} from "./accuracy.ts";
import { type Evaluation, summarizePredictions } from "./evaluate-model.ts";
import { fitAskingPrices } from "./fit-model.ts";
import {
  type Weighted,
  countGroups,
  quantile,
  weightByGroup,
  weightedMap,
} from "./group-weights.ts";

/** An interval leaves out this share at each end, so it covers the middle 80%. */
const tailShare = 0.1;

/** The model and how far off it is, by fits that haven't seen what they are compared with. */
export function judgeFit(listings: readonly Listing[]): {
  readonly model: JudgedModel;
  readonly accuracy: Accuracy;
} {
  const heldOut = holdOutConfigurations(listings);
  const intervals = fitIntervals(heldOut, listings);
  const predictions = predictUnfitted(listings, heldOut, intervals);
  const accuracy = measureAccuracy(listings, predictions);
  const model = {
    ...fitAskingPrices(listings),
    intervals,
    errors: {
      unseenDealers: {
        ...measuredError(accuracy.unseen.all),
        interval: middleShare(
          weightedMap(predictions.unseen, ({ listing, asking }) =>
            Math.log(listing.price_usd / asking),
          ),
        ),
      },
      unseenCarts: measuredError(accuracy.known.all),
      formula: measuredError(accuracy.formula),
    },
  };
  return { model, accuracy };
}

const measuredError = ({ medianPct, signedPct }: ErrorSummary): MeasuredError => ({
  typicalPct: medianPct,
  signedPct,
});

/** Neither the model nor the formula was fitted to the listings it is compared with. */
export function evaluateHeldOut(listings: readonly Listing[]): Evaluation {
  const heldOut = holdOutConfigurations(listings);
  const predictions = predictHeldOut(heldOut, fitIntervals(heldOut, listings));
  return summarizePredictions(listings.filter(isUsed).length, predictions);
}

export function modelText(model: JudgedModel): string {
  const text = JSON.stringify(model, null, 2);
  return `${text.replace(/\[[\d\s,]*\]/g, (list) => list.replaceAll(/\s+/g, ""))}\n`;
}

/** For makes that no dealer lists, errors come from leaving out each make in turn. */
function fitIntervals(
  heldOut: readonly HeldOut[],
  listings: readonly Listing[],
): AskingPriceModel["intervals"] {
  const all = heldOut.flatMap(logError);
  const bySupport = Map.groupBy(all, ({ item }) => item.support);
  bySupport.set("otherMakes", errorsOfLeftOutMakes(listings));
  const intervals = supports.map((support): [Support, Interval] => {
    const supportErrors = bySupport.get(support) ?? [];
    const errors = supportErrors.length > 0 ? supportErrors : all;
    return [support, middleShare(weightedMap(errors, ({ error }) => error))];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every support is in the list
  return Object.fromEntries(widenIntervals(intervals)) as AskingPriceModel["intervals"];
}

/** Keeps ranges from getting narrower with less evidence. */
function widenIntervals(intervals: readonly [Support, Interval][]): [Support, Interval][] {
  let [low, high] = [0, 0];
  return intervals.map(([support, interval]) => {
    low = Math.min(low, interval.low);
    high = Math.max(high, interval.high);
    return [support, { low, high }];
  });
}

function middleShare(errors: readonly Weighted<number>[]): Interval {
  const bound = (share: number) => Number(quantile(errors, share).toFixed(4));
  return { low: bound(tailShare), high: bound(1 - tailShare) };
}

interface LogError {
  readonly error: number;
  readonly support: Support;
}

function logError({ listing, weight, fit }: HeldOut): Weighted<LogError>[] {
  if (!isUsed(listing) || listing.year_disputed) return [];
  const { asking, support } = typicalAskingPrice(
    fit,
    pricedCartOf(listing),
    dealerOf(listing.source),
  );
  return [{ item: { error: Math.log(listing.price_usd / asking), support }, weight }];
}

/**
 * Makes with many listings are unlike those that nobody lists, and with fewer groups, a make says
 * too little.
 */
const leftOutGroups = { min: 5, maxShare: 0.1 };

function errorsOfLeftOutMakes(listings: readonly Listing[]): Weighted<LogError>[] {
  const all = countGroups(listings);
  return [...Map.groupBy(listings, ({ make }) => make)]
    .filter(([, rows]) => {
      const groups = countGroups(rows.filter(isUsed));
      return groups >= leftOutGroups.min && groups <= leftOutGroups.maxShare * all;
    })
    .flatMap(([make, rows]) => {
      const fit = fitAskingPrices(listings.filter((listing) => listing.make !== make));
      return weightByGroup(rows).flatMap(({ item, weight }) =>
        logError({ listing: item, weight, fit }),
      );
    });
}
