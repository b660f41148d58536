import type { AskingPriceFit } from "../../domain/market/asking-price-model.ts";
import type { Listing } from "../../domain/market/listing.ts";
import { spellingOf } from "../../domain/words/name-match.ts";
import { fitAskingPrices } from "./fit-model.ts";
import { weightByGroup } from "./group-weights.ts";

const folds = 10;
const repeats = 2;
const seed = 2026;

export interface HeldOut {
  readonly listing: Listing;
  readonly weight: number;
  readonly fit: AskingPriceFit;
}

type Fit = (listings: readonly Listing[]) => AskingPriceFit;

/**
 * Every listing `repeats` times, each time held out of the fit with all listings of its
 * configuration.
 */
export function holdOutConfigurations(
  listings: readonly Listing[],
  fitTo: Fit = fitAskingPrices,
): HeldOut[] {
  const random = seededRandom(seed);
  const configurations = [...new Set(listings.map(configurationOf))].toSorted();
  return Array.from({ length: repeats }).flatMap(() => {
    const foldOf = new Map(
      shuffle(configurations, random).map((each, index) => [each, index % folds]),
    );
    const parts = Map.groupBy(weightByGroup(listings), ({ item }) =>
      foldOf.get(configurationOf(item)),
    );
    return [...parts.values()].flatMap((rows) => {
      const held = new Set(rows.map(({ item }) => item));
      const fit = fitTo(listings.filter((listing) => !held.has(listing)));
      return rows.map(({ item, weight }) => ({ listing: item, weight, fit }));
    });
  });
}

export function configurationOf(listing: Listing): string {
  const { model_year, make, model, condition, seats, powertrain, battery_type, lifted } = listing;
  const kind = [model_year, spellingOf(make), spellingOf(model)];
  return JSON.stringify([...kind, condition, seats, powertrain, battery_type, lifted]);
}

/** mulberry32: numbers in [0, 1) that are the same on every machine. */
export function seededRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
