import { createHash } from "node:crypto";
import { spellingOf } from "../../domain/valuation/model-match.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { dealerOf } from "../../domain/asking-prices/dealer.ts";
import type { ListingRow } from "./listing-row.ts";

/**
 * Gives a group to each row that has none: the one that units with its configuration, price and
 * dealer already have, or else a name made of these, which does not depend on any other row.
 */
export function withGroups<T extends ListingRow>(
  present: readonly ListingRow[],
  offered: readonly T[],
): T[] {
  const groupOf = new Map<string, string>();
  for (const { listing } of [...present, ...offered]) {
    const key = configurationOf(listing);
    if (listing.group !== "" && !groupOf.has(key)) groupOf.set(key, listing.group);
  }
  return offered.map((row) => {
    if (row.listing.group !== "") return row;
    const key = configurationOf(row.listing);
    const group =
      groupOf.get(key) ?? `c${createHash("sha256").update(key).digest("hex").slice(0, 12)}`;
    return { ...row, cells: { ...row.cells, group }, listing: { ...row.listing, group } };
  });
}

/** The rows whose group already is another cart's, price's or dealer's: together they would count once. */
export function groupConflicts<T extends ListingRow>(
  present: readonly ListingRow[],
  offered: readonly T[],
): T[] {
  const owners = new Map<string, string>();
  const conflicts = ({ listing }: ListingRow) => {
    const owner = offerOf(listing);
    if (listing.group !== "" && !owners.has(listing.group)) owners.set(listing.group, owner);
    return (owners.get(listing.group) ?? owner) !== owner;
  };
  present.forEach(conflicts);
  return offered.filter(conflicts);
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
