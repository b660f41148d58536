import { type Listing, listingSchema } from "../../domain/asking-prices/listing.ts";
import { isOfRunningCart } from "../../domain/asking-prices/priced-cart.ts";
import { type Problem, readBy, readRecords } from "./csv-table.ts";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

/** The listings in a CSV file, and a reason for each invalid row. Never throws, whatever the text. */
export function readListings(csv: string): { listings: Listing[]; problems: Problem[] } {
  const { rows, problems } = readRecords(csv, (record) => readBy(listingSchema, record));
  return { listings: rows.map(({ listing }) => listing), problems };
}

/** The same without what says nothing of the price of a running cart. */
export function readEvidence(csv: string): ReturnType<typeof readListings> {
  const { listings, problems } = readListings(csv);
  return { listings: listings.filter(isOfRunningCart), problems };
}

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The listings that this site's evidence is based on. */
export const listingsFile = path("../listings.csv");
/** The accepted sales that `npm run inbox -- sales export` has printed. */
const salesFile = path("../reported-sales.csv");
/** The model fitted to the listings. */
export const modelFile = path("../../domain/asking-prices/asking-price-model.json");

/** The site's own listings of running carts, which an import has checked: a problem in them is a bug. */
export function ownListings(): Listing[] {
  const { listings, problems } = readEvidence(readFileSync(listingsFile, "utf8"));
  if (problems.length > 0) throw new Error(`${listingsFile}: ${JSON.stringify(problems)}`);
  return listings;
}

/**
 * Prices that visitors said carts sold for, in the same columns. No command has checked this file, and
 * no visitor may stop the site's build: a row that cannot be read is left out, with a warning.
 */
export function ownSales(file = salesFile): Listing[] {
  const { listings, problems } = readListings(readFileSync(file, "utf8"));
  for (const { line, reason } of problems) {
    console.warn(`${basename(file)}:${line}: left out: ${reason}`);
  }
  return listings;
}
