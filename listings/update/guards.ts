import { isUsed, pricedCartOf } from "../../domain/market/priced-cart.ts";
import {
  type AskingPriceModel,
  typicalAskingPrice,
} from "../../domain/market/asking-price-model.ts";
import type { Listing } from "../../domain/market/listing.ts";
import { configurationOf } from "../fit/cross-validation.ts";
import { evaluate } from "../fit/evaluate-model.ts";
import { type Accuracy, type UnseenSummary, cutNames } from "../fit/accuracy.ts";
import { evaluateHeldOut } from "../fit/fit-with-interval.ts";

/** How a candidate model compares with the published one. Shares are in percent. */
export interface Measurements {
  readonly comparedCarts: number;
  readonly movedPct: number;
  /** How much further from zero the bias on held-out listings is; below zero is better. */
  readonly biasWorsePct: number;
  readonly medianErrorWorsePct: number;
  readonly coveragePct: number;
  /** New listings of used carts that the published model predicts. */
  readonly judgedListings: number;
  readonly outsidePct: number;
}

export interface Guard {
  readonly name: string;
  readonly measured: string;
  readonly limit: string;
  readonly passed: boolean;
}

/**
 * When we left out a random 3% to 10% of the current listings and added them back, no cart moved by
 * more than 15%, neither error grew, and at most 17% were outside. When we added a tenth of them
 * again at twice the price, as if misread, 9% of carts moved, the bias grew by 3.3 points, the
 * median error by 6.4, and 99% were outside.
 */
export const limits = {
  /** More than the median error of about 11%, so a visitor who comes back would notice. */
  movedByPct: 15,
  movedPct: 10,
  biasWorsePct: 2,
  medianErrorWorsePct: 2,
  /** We publish the range as having 80% of carts in it, which wouldn't be true below this. */
  coveragePct: 72,
  outsidePct: 50,
  /** With fewer listings, half may be outside by chance; they can't move many prices either. */
  judgedListings: 10,
  groupWorsePct: 3,
  /** With fewer carts, a single one can change the error by more than that. */
  groupCarts: 15,
} as const;

/** A figure that couldn't be computed fails its check. */
export function modelGuards(measured: Measurements): Guard[] {
  const { comparedCarts, movedPct, judgedListings, outsidePct, coveragePct } = measured;
  const isJudged = judgedListings >= limits.judgedListings;
  return [
    {
      name: `Used carts whose predicted price moved by more than ${limits.movedByPct}%`,
      measured: `${percentText(movedPct)} of ${comparedCarts}`,
      limit: `at most ${percentText(limits.movedPct)}`,
      passed: movedPct <= limits.movedPct,
    },
    maxGuard(
      "Bias on held-out listings, further from zero by",
      measured.biasWorsePct,
      limits.biasWorsePct,
    ),
    maxGuard(
      "Median error on held-out listings, larger by",
      measured.medianErrorWorsePct,
      limits.medianErrorWorsePct,
    ),
    {
      name: "Held-out listings inside their range",
      measured: percentText(coveragePct),
      limit: `at least ${percentText(limits.coveragePct)}`,
      passed: coveragePct >= limits.coveragePct,
    },
    {
      name: "New listings outside the published range",
      measured: isJudged
        ? `${percentText(outsidePct)} of ${judgedListings}`
        : `${judgedListings} to judge`,
      limit: `at most ${percentText(limits.outsidePct)}, of ${limits.judgedListings} or more`,
      passed: !isJudged || outsidePct <= limits.outsidePct,
    },
  ];
}

/**
 * A group of carts, such as one make, at dealers left out of the fit. Errors are in percent of the
 * asking price.
 */
export interface WorseGroup {
  readonly name: string;
  readonly carts: number;
  readonly before: number;
  readonly after: number;
}

/** Each dealer gets one vote, or the feed of a dealer with many carts would outvote all others. */
export function findWorseGroups(before: Accuracy, after: Accuracy): WorseGroup[] {
  const earlier = new Map(unseenGroups(before));
  return unseenGroups(after).flatMap(([name, { carts, errorPct }]) => {
    const known = earlier.get(name);
    if (known === undefined || Math.min(carts, known.carts) < limits.groupCarts) return [];
    const isWorse = errorPct - known.errorPct > limits.groupWorsePct;
    return isWorse ? [{ name, carts, before: known.errorPct, after: errorPct }] : [];
  });
}

type Group = readonly [name: string, { readonly carts: number; readonly errorPct: number }];

function unseenGroups({ unseen, chainUnseen }: Accuracy): Group[] {
  const group = (name: string, { carts, oneVotePct }: UnseenSummary): Group => [
    name,
    { carts, errorPct: oneVotePct },
  ];
  const groups = cutNames.flatMap((cut) =>
    Object.entries(unseen.by[cut]).map(([name, summary]) => group(groupName[cut](name), summary)),
  );
  const chain: Group[] =
    chainUnseen === null
      ? []
      : [[chainUnseen.dealer, { carts: chainUnseen.carts, errorPct: chainUnseen.medianPct }]];
  return [group("all carts", unseen.all), ...groups, ...chain];
}

const groupName = {
  dealer: (name: string) => name,
  make: (name: string) => name,
  age: (band: string) => `${band} years`,
  power: (power: string) => (power === "not said" ? "batteries not said" : power),
  seats: (seats: string) => `${seats} seats`,
};

/** With a reason, what got worse is published anyway, and the ledger keeps the reason. */
export function accuracyGuard(worse: readonly WorseGroup[], reason: string | null): Guard {
  const { groupWorsePct, groupCarts } = limits;
  const isAccepted = worse.length > 0 && reason !== null;
  return {
    name: "Median error at dealers that a fit hasn't seen",
    measured: worse.length === 0 ? "no group of carts is worse" : worse.map(worseText).join("; "),
    limit: isAccepted
      ? `accepted: ${reason}`
      : `at most ${groupWorsePct} points more for ${groupCarts} carts or more` +
        (worse.length === 0
          ? ""
          : "; to publish it, run the update again with --accept and a reason"),
    passed: worse.length === 0 || isAccepted,
  };
}

const worseText = ({ name, carts, before, after }: WorseGroup) =>
  `for ${name} (${carts} carts) it is ${percentText(after)}, and was ${percentText(before)}`;

function maxGuard(name: string, measured: number, limit: number): Guard {
  return {
    name,
    measured: pointsText(measured),
    limit: `at most ${pointsText(limit)}`,
    passed: measured <= limit,
  };
}

function percentText(share: number): string {
  return `${roundToTenth(share)}%`;
}

function pointsText(difference: number): string {
  return `${roundToTenth(difference)} points`;
}

function roundToTenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export interface Market {
  readonly listings: readonly Listing[];
  readonly model: AskingPriceModel;
}

export function measure(
  published: Market,
  candidate: Market,
  added: readonly Listing[],
): Measurements {
  const moves = priceMoves(published, candidate.model);
  const [before, after] = [published, candidate].map(
    ({ listings }) => evaluateHeldOut(listings).model,
  );
  const { covered, model } = evaluate(added, published.model);
  return {
    comparedCarts: moves.length,
    movedPct: (100 * moves.filter((move) => move > limits.movedByPct).length) / moves.length,
    biasWorsePct: Math.abs(after!.biasPct) - Math.abs(before!.biasPct),
    medianErrorWorsePct: after!.medianAbsErrorPct - before!.medianAbsErrorPct,
    coveragePct: after!.interval80CoveragePct,
    judgedListings: covered,
    outsidePct: 100 - model.interval80CoveragePct,
  };
}

export function priceMoves({ listings, model }: Market, candidate: AskingPriceModel): number[] {
  const configurations = new Map(
    listings.filter(isUsed).map((listing) => [configurationOf(listing), pricedCartOf(listing)]),
  );
  return [...configurations.values()].map((cart) => {
    const before = typicalAskingPrice(model, cart).asking;
    const after = typicalAskingPrice(candidate, cart).asking;
    return 100 * Math.abs(after / before - 1);
  });
}
