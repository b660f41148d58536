import { askingCartOf } from "../../domain/asking-prices/priced-cart.ts";
import { type AskingModel, estimateAsking } from "../../domain/asking-prices/asking-price-model.ts";
import { type Evaluation, type Judged, isUsed, judged, summary } from "./evaluate-model.ts";
import { fitAsking } from "./fit-model.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { isDoubtful } from "../../domain/asking-prices/observation.ts";
import { type Vote, quantile, votesOf } from "./group-weights.ts";

const folds = 10;
const repeats = 20;
const seed = 2026;
/** The interval holds the middle 80 %. */
const outside = 0.1;

/** A listing together with a model that was fitted without its group. */
export interface Unseen {
  readonly listing: Listing;
  readonly weight: number;
  readonly model: AskingModel;
}

/** Every listing some times over, each time judged by a model that has not seen its group. */
export function crossValidate(
  listings: readonly Listing[],
  fit: (listings: readonly Listing[]) => AskingModel = fitAsking,
): Unseen[] {
  const random = randomFrom(seed);
  const groups = [...new Set(listings.map(({ group }) => group))].toSorted();
  const votes = votesOf(listings);
  return Array.from({ length: repeats }).flatMap(() => {
    const drawn = new Map(shuffled(groups, random).map((group, index) => [group, index % folds]));
    return Array.from({ length: folds }, (_, fold) => {
      const isHeldOut = ({ group }: Listing) => drawn.get(group) === fold;
      const model = fit(listings.filter((listing) => !isHeldOut(listing)));
      const heldOut = votes.filter(({ item }) => isHeldOut(item));
      return heldOut.map(({ item, weight }) => ({ listing: item, weight, model }));
    }).flat();
  });
}

/** The model with the interval that its errors on unseen used carts call for. */
export function fitWithInterval(listings: readonly Listing[]): AskingModel {
  return { ...fitAsking(listings), interval: intervalOf(crossValidate(listings)) };
}

/** Both numbers' errors where neither was fitted to what it is judged by. */
export function unseenEvaluation(listings: readonly Listing[]): Evaluation {
  return summary(listings.filter(isUsed).length, unseenJudged(listings));
}

/** Used listings, each judged some times over by a model that has not seen its group. */
export function unseenJudged(listings: readonly Listing[]): Vote<Judged>[] {
  const unseen = crossValidate(listings);
  const interval = intervalOf(unseen);
  return unseen
    .filter(({ listing }) => isUsed(listing))
    .flatMap(({ listing, weight, model }) =>
      judged(listing, { ...model, interval }).map((item) => ({ item, weight })),
    );
}

function intervalOf(unseen: readonly Unseen[]): AskingModel["interval"] {
  const errors = unseen.flatMap(logError);
  const bound = (share: number) => Number(quantile(errors, share).toFixed(4));
  return { low: bound(outside), high: bound(1 - outside) };
}

function logError({ listing, weight, model }: Unseen): Vote<number>[] {
  if (!isUsed(listing) || isDoubtful(listing)) return [];
  const estimate = estimateAsking(model, askingCartOf(listing));
  if (estimate === null) return [];
  return [{ item: Math.log(listing.price_usd / estimate.asking), weight }];
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** The same numbers in [0, 1) for the same seed, on every machine (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
