import { makes } from "../../../domain/catalogue/makes.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { askingSummary } from "../../market/asking-prices.ts";
import { listingsByMake } from "../../market/offers.data.ts";
import type { GridLink } from "../../ui/kit/link-grid.tsx";
import { offersOf } from "./figures.ts";
import type { Make } from "../../../domain/catalogue/make.ts";

const shown = 8;
export const listingsOf = (name: string) => listingsByMake[name] ?? 0;

/** The makes, those with the most listings first. */
export const mostSeen = makes.toSorted((a, b) => listingsOf(b.name) - listingsOf(a.name));

/** The makes with the most listings, each with its median asking price where there are enough. */
export function mostSeenLinks(): GridLink[] {
  return mostSeen.slice(0, shown).map((make) => {
    const asked = askingSummary(offersOf(make));
    const price = asked === null ? "" : `Median ${formatDollars(asked.middle)}, `;
    const note = `${price}${listingsOf(make.name)} listings`;
    return { href: `/${make.slug}`, text: make.name, note };
  });
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
