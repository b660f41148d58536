import { dealerOf } from "../../domain/market/dealer.ts";
import type { Listing } from "../../domain/market/listing.ts";
import { spellingOf } from "../../domain/words/name-match.ts";

/**
 * What tells one unit from all others: its dealer and stock number or, on a page that lists several
 * carts, the page and the cart's year, make, and model. Null for a source that is only words, where
 * two of the same cart look like one seen twice.
 */
export function unitOf(listing: Listing, shared: ReadonlySet<string>): string | null {
  const { source } = listing;
  if (!URL.canParse(source)) return null;
  const unit = unitAt(source);
  return shared.has(source) ? nameAmongOthers(unit, listing) : unit;
}

/** The name of a unit whose page lists other carts, too. */
export function nameAmongOthers(
  page: string,
  { model_year, make, model }: Pick<Listing, "model_year" | "make" | "model">,
): string {
  return `${page} ${model_year} ${spellingOf(make)} ${spellingOf(model)}`;
}

/** For one unit's address, its name; for a page of several, how their names begin. */
export function unitAt(address: string): string {
  return `${dealerOf(address)} ${stockNumberOf(new URL(address))}`;
}

/** Addresses of several carts, in listings that have each cart once. */
export function sharedAddresses(listings: readonly Listing[]): ReadonlySet<string> {
  const atAddress = Map.groupBy(listings, ({ source }) => source);
  return new Set([...atAddress].flatMap(([source, { length }]) => (length > 1 ? [source] : [])));
}

/** Each unit once, as last observed. */
export function latestOfEachUnit(
  listings: readonly Listing[],
  shared = sharedAddresses(listings),
): Listing[] {
  const units = Map.groupBy(listings, (listing) => unitOf(listing, shared) ?? listing);
  const latest = new Set([...units.values()].flatMap(latestSighting));
  return listings.filter((listing) => latest.has(listing));
}

/** Two of the same cart on one page are one sighting, with a listing for each. */
function latestSighting(unit: readonly Listing[]): Listing[] {
  const { observed_on, source } = unit.toSorted(byDay).at(-1)!;
  return unit.filter((each) => each.observed_on === observed_on && each.source === source);
}

/** A dealer's address ends in the unit's stock number: "/carts/7/", "/cart.php?id=7", or "#7". */
function stockNumberOf({ pathname, search, hash }: URL): string {
  if (hash !== "") return hash;
  const name = pathname.split("/").findLast((part) => part !== "") ?? "";
  return `${name}${search}`;
}

function byDay(a: Listing, b: Listing): number {
  if (a.observed_on === b.observed_on) return a.source < b.source ? -1 : 1;
  return a.observed_on < b.observed_on ? -1 : 1;
}
