import * as v from "valibot";
import { listingSchema } from "../../domain/asking-prices/listing.ts";
import { spellingOf } from "../../domain/valuation/model-match.ts";
import { csv, escapeFormula } from "../../text/csv.ts";
import { oneLine } from "../../text/sanitize.ts";
import { readBy, readTable } from "../import/csv-table.ts";
import type { ListingRow } from "../import/read-listings.ts";
import type { Source } from "./sources.ts";

const { model_year, make, model, price_usd, source: cartAddress } = listingSchema.entries;
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, "is not an ISO date"));

/**
 * When a source offered a cart, and at what price. Time on the market ends between the day it was
 * last seen and the day it was gone.
 */
const sightingSchema = v.object({
  /** The address of the source in the list of sources. */
  found_at: v.pipe(v.string(), v.nonEmpty("is empty")),
  /** The cart's own address, or its source's with its stock number. */
  source: cartAddress,
  model_year,
  make,
  model,
  /** ISO dates, and whole US dollars. */
  first_seen: day,
  first_price_usd: price_usd,
  last_seen: day,
  last_price_usd: price_usd,
  /** The first day the source was read and no longer offered it at a price; "" if it still does. */
  gone_on: v.union([v.literal(""), day], "is not an ISO date"),
});

export type Sighting = v.InferOutput<typeof sightingSchema>;

const sightingColumns = [
  "found_at",
  "source",
  "model_year",
  "make",
  "model",
  "first_seen",
  "first_price_usd",
  "last_seen",
  "last_price_usd",
  "gone_on",
] as const satisfies readonly (keyof Sighting)[];

/** Null for text that is not a file of sightings. */
export function readSightings(text: string): Sighting[] | null {
  const { rows, problems } = readTable(text, sightingColumns, (record) =>
    readBy(sightingSchema, record),
  );
  return problems.length > 0 ? null : rows.map(({ listing }) => listing);
}

/** A file of these sightings, the oldest first. The same ones give the same file. */
export function sightingsText(sightings: readonly Sighting[]): string {
  const sorted = sightings.toSorted(
    (a, b) => compare(a.first_seen, b.first_seen) || compare(cartOf(a), cartOf(b)),
  );
  return csv(sightingColumns, sorted);
}

/** The carts that a source offered on a day. */
interface Offered {
  readonly source: Source;
  /** Where the source was found, after redirects. */
  readonly address: string;
  readonly rows: readonly ListingRow[];
  /** ISO date. */
  readonly observedOn: string;
}

/** The sightings after a source was read: its carts begin or go on, and those it lacks are gone. */
export function withOffered(before: readonly Sighting[], offer: Offered): Sighting[] {
  const { observedOn } = offer;
  const found_at = addressOf(offer.source);
  const offered = new Map(
    followed(offer).map(({ listing }) => [cartOf({ ...listing, found_at }), listing]),
  );
  const known = before.map((sighting) => {
    if (sighting.found_at !== found_at) return sighting;
    const cart = offered.get(cartOf(sighting));
    if (cart === undefined) return { ...sighting, gone_on: sighting.gone_on || observedOn };
    return { ...sighting, last_seen: observedOn, last_price_usd: cart.price_usd, gone_on: "" };
  });
  const keys = new Set(known.map(cartOf));
  const begun = [...offered]
    .filter(([key]) => !keys.has(key))
    .map(([, listing]): Sighting => ({
      found_at,
      source: listing.source,
      model_year: listing.model_year,
      make: listing.make,
      model: listing.model,
      first_seen: observedOn,
      first_price_usd: listing.price_usd,
      last_seen: observedOn,
      last_price_usd: listing.price_usd,
      gone_on: "",
    }));
  return [...known, ...begun];
}

/** The sightings after a source said that nothing has changed: it still offers the same carts. */
export function withUnchanged(
  before: readonly Sighting[],
  { source, observedOn }: Pick<Offered, "source" | "observedOn">,
): Sighting[] {
  const found_at = addressOf(source);
  return before.map((sighting) =>
    sighting.found_at === found_at && sighting.gone_on === ""
      ? { ...sighting, last_seen: observedOn }
      : sighting,
  );
}

/** Carts that can be told from others another day: by an address or a number, or as the only one. */
function followed({ address, rows }: Offered): readonly ListingRow[] {
  if (rows.length === 1) return rows;
  const page = escapeFormula(Object.assign(new URL(address), { hash: "" }).href);
  return rows.filter(({ listing }) => listing.source !== page);
}

/** A source's address as the file of sightings has it, like every address in it. */
function addressOf({ url }: Source): string {
  return escapeFormula(oneLine(url));
}

/** An address may come to stand for another cart, so its name counts too. */
function cartOf(cart: Pick<Sighting, "found_at" | "source" | "model_year" | "make" | "model">) {
  const { found_at, source: address, model_year: year } = cart;
  return JSON.stringify([found_at, address, year, spellingOf(cart.make), spellingOf(cart.model)]);
}

/** By code unit, which is the same on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
