import { type ListingRow, fileOfRows, readRows, readListings } from "./read-listings.ts";
import type { Problem } from "./csv-table.ts";
import { spellingOf } from "../../domain/words/name-match.ts";
import { hash } from "node:crypto";
import type { Listing } from "../../domain/market/listing.ts";
import { latestOfEachUnit, sharedAddresses, unitOf } from "./units.ts";
import { dealerOf } from "../../domain/market/dealer.ts";

export type Import =
  | { readonly problems: readonly Problem[]; readonly in: "present" | "offered" }
  | {
      readonly csv: string;
      /** Rows of units that were not in the file. */
      readonly added: readonly ListingRow[];
      /** Rows that replace earlier ones of their units. */
      readonly updated: readonly ListingRow[];
      /** The added rows, and the updated ones whose price changed. */
      readonly newPrices: readonly ListingRow[];
      /** Rows that were already in the file, or that are no newer than their unit's row there. */
      readonly duplicates: number;
      readonly total: number;
    };

/**
 * Adds one file's listings to another's, or nothing if any of them is invalid. A unit's newest
 * sighting replaces its earlier ones.
 */
export function importListings(present: string, offered: string): Import {
  const invalid = readListings(present).problems;
  if (invalid.length > 0) return { problems: invalid, in: "present" };
  const { rows: before } = readRows(present);
  const { rows, problems } = readRows(offered);
  const conflicts = groupConflicts(before, rows).map(({ line, cells }) => ({
    line,
    reason: `group ${cells.group} belongs to another cart, price, or dealer; leave it empty`,
  }));
  const all = [...problems, ...conflicts].toSorted((a, b) => a.line - b.line);
  if (all.length > 0) return { problems: all, in: "offered" };
  const { kept, newer } = replaceUnits(before, mergeRows(before, rows).added);
  const fresh = withGroups(before, newer);
  const merged = [...kept, ...fresh];
  return {
    csv: fileOfRows(merged),
    added: fresh.filter(({ earlier }) => earlier.length === 0),
    updated: fresh.filter(({ earlier }) => earlier.length > 0),
    newPrices: fresh.filter(({ listing: { price_usd }, earlier }) =>
      earlier.every(({ listing }) => listing.price_usd !== price_usd),
    ),
    duplicates: rows.length - fresh.length,
    total: merged.length,
  };
}

function replaceUnits(
  present: readonly ListingRow[],
  offered: readonly ListingRow[],
): { kept: ListingRow[]; newer: (ListingRow & { readonly earlier: readonly ListingRow[] })[] } {
  const days = Map.groupBy(offered.map(listingOf), ({ observed_on }) => observed_on);
  // Our file has each unit once, and the offered one has each unit once a day.
  const shared = new Set(
    [present.map(listingOf), ...days.values()].flatMap((listings) => [
      ...sharedAddresses(listings),
    ]),
  );
  const units = Map.groupBy(present, ({ listing }) => unitOf(listing, shared));
  // A source that is only words doesn't say which of its rows are one unit.
  units.delete(null);
  const latest = new Set(latestOfEachUnit(offered.map(listingOf), shared));
  const newer = offered
    .filter(({ listing }) => latest.has(listing))
    .map((row) => ({ ...row, earlier: units.get(unitOf(row.listing, shared)) ?? [] }))
    .filter(({ listing, earlier }) =>
      earlier.every((row) => row.listing.observed_on < listing.observed_on),
    );
  const replaced = new Set(newer.flatMap(({ earlier }) => earlier));
  return { kept: present.filter((row) => !replaced.has(row)), newer };
}

const listingOf = ({ listing }: ListingRow) => listing;

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
 * Rows with the same identity are one observation. For an address, that is the same cart at the
 * same price on one day; for another source, everything but note, doubts, and group must be the
 * same. A page may list several carts, and a price may change within a day; those are other
 * observations.
 */
function identityOf({ listing }: ListingRow): string {
  const { group: _group, note: _note, year_disputed: _disputed, ...cells } = listing;
  const { source, observed_on, model_year, make, model, price_usd } = cells;
  if (!URL.canParse(source)) return JSON.stringify(cells);
  const cart = [model_year, spellingOf(make), spellingOf(model), price_usd];
  return JSON.stringify([source, observed_on, ...cart]);
}

/**
 * Rows without a group get that of units with the same configuration, price, and dealer, or else a
 * name made of these, which doesn't depend on any other row.
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
    const group = groupOf.get(key) ?? `c${hash("sha256", key).slice(0, 12)}`;
    return { ...row, cells: { ...row.cells, group }, listing: { ...row.listing, group } };
  });
}

/** Rows whose group belongs to another cart, price, or dealer. Together, they would count once. */
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
