import { makes } from "../../../domain/catalogue/makes.ts";
import { askingSummary } from "../../market/asking-prices.ts";
import { listingsByMake } from "../../market/offers.data.ts";
import { offersOf } from "./figures.ts";
import type { Make } from "../../../domain/catalogue/make.ts";

const shown = 5;
export const listingsOf = (name: string) => listingsByMake[name] ?? 0;

/** The makes, those with the most listings first. */
export const maxSeen = makes.toSorted((a, b) => listingsOf(b.name) - listingsOf(a.name));

/** The makes with the most listings, each with its median asking price where there are enough. */
export function maxListed() {
  return maxSeen.slice(0, shown).map((make) => ({
    make,
    models: make.models.slice(0, 3).join(", "),
    middle: askingSummary(offersOf(make))?.middle ?? null,
    count: listingsOf(make.name),
  }));
}

/** Related makes: its neighbors in the directory, then those closest to it in price. */
export function neighborsOf(make: Make): Make[] {
  const index = makes.indexOf(make);
  const beside = [makes[index - 1], makes[index + 1]].filter((each) => each !== undefined);
  const distance = (other: Make) => Math.abs(other.defaultBasePrice - make.defaultBasePrice);
  const alike = makes
    .filter(
      (other) => other.category === make.category && other !== make && !beside.includes(other),
    )
    .map((other, order) => ({ other, order: (order - index + makes.length) % makes.length }))
    .toSorted((a, b) => distance(a.other) - distance(b.other) || a.order - b.order)
    .map(({ other }) => other);
  return [...beside, ...alike].slice(0, 6);
}
