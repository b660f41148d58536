import type { AskingPriceFit } from "../../domain/asking-prices/asking-price-model.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { fitAskingPrices } from "./fit-model.ts";
import { weightByGroup } from "./group-weights.ts";
import { seededRandom, shuffle } from "./seeded-random.ts";

const folds = 10;
const repeats = 20;
const seed = 2026;

/** A listing, with a fit to the listings of other groups only. */
export interface HeldOut {
  readonly listing: Listing;
  readonly weight: number;
  readonly fit: AskingPriceFit;
}

/** Every listing several times over, each time held out of the fit together with its group. */
export function crossValidate(
  listings: readonly Listing[],
  fitTo: (listings: readonly Listing[]) => AskingPriceFit = fitAskingPrices,
): HeldOut[] {
  const random = seededRandom(seed);
  const groups = [...new Set(listings.map(({ group }) => group))].toSorted();
  const weighted = weightByGroup(listings);
  return Array.from({ length: repeats }).flatMap(() => {
    const foldOf = new Map(shuffle(groups, random).map((group, index) => [group, index % folds]));
    return Array.from({ length: folds }, (_, fold) => {
      const isHeldOut = ({ group }: Listing) => foldOf.get(group) === fold;
      const fit = fitTo(listings.filter((listing) => !isHeldOut(listing)));
      return weighted
        .filter(({ item }) => isHeldOut(item))
        .map(({ item, weight }) => ({ listing: item, weight, fit }));
    }).flat();
  });
}
