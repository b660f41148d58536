import { createHash } from "node:crypto";
import { spellingOf } from "../../domain/valuation/model-match.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import type { ListingRow } from "./listing-row.ts";

/**
 * Gives a group to each row that has none: the one that units of its configuration at its price
 * from its dealer have already, or a name made of these, which is the same whatever else is there.
 */
export function withGroups<T extends ListingRow>(
  present: readonly ListingRow[],
  offered: readonly T[],
): T[] {
  const known = new Map<string, string>();
  for (const { listing } of [...present, ...offered]) {
    const key = configurationOf(listing);
    if (listing.group !== "" && !known.has(key)) known.set(key, listing.group);
  }
  return offered.map((row) => {
    if (row.listing.group !== "") return row;
    const key = configurationOf(row.listing);
    const group =
      known.get(key) ?? `c${createHash("sha256").update(key).digest("hex").slice(0, 12)}`;
    return { ...row, cells: { ...row.cells, group }, listing: { ...row.listing, group } };
  });
}

/** The rows whose group stands for another cart, price or dealer: together they would be one vote. */
export function misgrouped<T extends ListingRow>(
  present: readonly ListingRow[],
  offered: readonly T[],
): T[] {
  const owners = new Map<string, string>();
  const isForeign = ({ listing }: ListingRow) => {
    const owner = offerOf(listing);
    if (listing.group !== "" && !owners.has(listing.group)) owners.set(listing.group, owner);
    return (owners.get(listing.group) ?? owner) !== owner;
  };
  present.forEach(isForeign);
  return offered.filter(isForeign);
}

function configurationOf(listing: Listing): string {
  const { condition, seats, powertrain, battery_type, battery_year, lifted } = listing;
  const details = [condition, seats, powertrain, battery_type, battery_year, lifted];
  return JSON.stringify([offerOf(listing), ...details]);
}

function offerOf({ model_year, make, model, price_usd, source }: Listing): string {
  return JSON.stringify([
    model_year,
    spellingOf(make),
    spellingOf(model),
    price_usd,
    dealerOf(source),
  ]);
}

/** The host of an address; a source that is none is a dealer's own words. */
function dealerOf(source: string): string {
  return URL.canParse(source) ? new URL(source).host.replace(/^www\./, "") : spellingOf(source);
}
