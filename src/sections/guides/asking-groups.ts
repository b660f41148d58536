import { type AskingSummary, askingSummary } from "../../market/asking-summary.ts";
import type { Offer } from "../../market/offers.data.ts";

/** The asking prices of one group of used carts. */
export interface AskingGroup extends AskingSummary {
  readonly name: string;
}

/** Ages in years, from the first to the last of each group. */
const ages: readonly (readonly [name: string, from: number, to: number])[] = [
  ["Up to 2 years", 0, 2],
  ["3 to 5 years", 3, 5],
  ["6 to 8 years", 6, 8],
  ["9 to 12 years", 9, 12],
  ["13 years and older", 13, Infinity],
];

/** The groups with enough offers, youngest first. */
export function askingByAge(offers: readonly Offer[]): AskingGroup[] {
  return ages.flatMap(([name, from, to]) =>
    groupOf(
      name,
      offers.filter(({ ageYears }) => ageYears >= from && ageYears <= to),
    ),
  );
}

/** The makes with enough offers, those with most offers first. */
export function askingByMake(offers: readonly Offer[]): AskingGroup[] {
  return [...Map.groupBy(offers, ({ make }) => make)]
    .flatMap(([make, some]) => groupOf(make, some))
    .toSorted((a, b) => b.count - a.count);
}

function groupOf(name: string, offers: readonly Offer[]): AskingGroup[] {
  const summary = askingSummary(offers);
  return summary === null ? [] : [{ name, ...summary }];
}
