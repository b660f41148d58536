import { makes } from "../../../domain/catalogue/makes.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { askingSummary } from "../../market/asking-summary.ts";
import { listingsByMake } from "../../market/offers.data.ts";
import type { GridLink } from "../../ui/kit/link-grid.tsx";
import { offersOf } from "./plot.ts";

const shown = 8;
const listingsOf = (name: string) => listingsByMake[name] ?? 0;

/** The makes with the most listings, each with its median asking price where there are enough. */
export function mostSeenLinks(): GridLink[] {
  return makes
    .toSorted((a, b) => listingsOf(b.name) - listingsOf(a.name))
    .slice(0, shown)
    .map((make) => {
      const asked = askingSummary(offersOf(make));
      const price = asked === null ? "" : `Median ${formatDollars(asked.middle)}, `;
      const note = `${price}${listingsOf(make.name)} listings`;
      return { href: `/${make.slug}`, text: make.name, note };
    });
}
