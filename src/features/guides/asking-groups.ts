import { type AskingSummary, askingSummary } from "../../market/asking-prices.ts";
import type { UsedListing } from "../../market/listings.data.ts";

export interface AskingGroup extends AskingSummary {
  readonly name: string;
}

/** Years, inclusive. */
const ages: readonly (readonly [name: string, from: number, to: number])[] = [
  ["up to 2 years", 0, 2],
  ["3 to 5 years", 3, 5],
  ["6 to 8 years", 6, 8],
  ["9 to 12 years", 9, 12],
  ["13 years and older", 13, Infinity],
];

/** Youngest first, without groups that have too few listings. */
export function askingByAge(ageListings: readonly UsedListing[]): AskingGroup[] {
  return ages.flatMap(([name, from, to]) =>
    groupOf(
      name,
      ageListings.filter(({ ageYears }) => ageYears >= from && ageYears <= to),
    ),
  );
}

/** Most listings first, without makes that have too few. */
export function askingByMake(makeListings: readonly UsedListing[]): AskingGroup[] {
  return [...Map.groupBy(makeListings, ({ make }) => make)]
    .flatMap(([make, group]) => groupOf(make, group))
    .toSorted((a, b) => b.count - a.count);
}

function groupOf(name: string, groupListings: readonly UsedListing[]): AskingGroup[] {
  const summary = askingSummary(groupListings);
  return summary === null ? [] : [{ name, ...summary }];
}
