import { spellingOf } from "../../domain/valuation/model-match.ts";
import type { ListingRow } from "./listing-row.ts";

/** All rows that are there already, and those offered that say something new. */
export function mergeRows<T extends ListingRow>(
  present: readonly T[],
  offered: readonly T[],
): { added: T[]; duplicates: number } {
  const seen = new Set(present.map(signOf));
  const added = offered.filter((row) => {
    const sign = signOf(row);
    const isNew = !seen.has(sign);
    seen.add(sign);
    return isNew;
  });
  return { added, duplicates: offered.length - added.length };
}

/**
 * Rows of one sign are one observation: an address showed the same cart at the same price that day,
 * or, of a source that is no address, all but note and group is the same. A page may list several
 * carts, and a price may change in a day: another cart or price there is another observation.
 */
function signOf({ listing }: ListingRow): string {
  const { group: _group, note: _note, ...said } = listing;
  const { source, observed_on, model_year, make, model, price_usd } = said;
  if (!URL.canParse(source)) return JSON.stringify(said);
  const cart = [model_year, spellingOf(make), spellingOf(model), price_usd];
  return JSON.stringify([source, observed_on, ...cart]);
}
