import { spellingOf } from "../../domain/valuation/model-match.ts";
import type { ListingRow } from "./listing-row.ts";

/** The offered rows that are new, and how many are duplicates. */
export function mergeRows<T extends ListingRow>(
  present: readonly T[],
  offered: readonly T[],
): { added: T[]; duplicates: number } {
  const seen = new Set(present.map(identityOf));
  const added = offered.filter((row) => {
    const identity = identityOf(row);
    const isNew = !seen.has(identity);
    seen.add(identity);
    return isNew;
  });
  return { added, duplicates: offered.length - added.length };
}

/**
 * Rows with the same identity are one observation: an address showed the same cart at the same
 * price that day, or, for a source that is not an address, everything but note, doubts and group is the same. A
 * page may list several carts, and a price may change in a day: those are other observations.
 */
function identityOf({ listing }: ListingRow): string {
  const { group: _group, note: _note, year_disputed: _disputed, ...cells } = listing;
  const { source, observed_on, model_year, make, model, price_usd } = cells;
  if (!URL.canParse(source)) return JSON.stringify(cells);
  const cart = [model_year, spellingOf(make), spellingOf(model), price_usd];
  return JSON.stringify([source, observed_on, ...cart]);
}
