import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Listing } from "../../domain/asking-prices/listing.ts";
import { readListings } from "./read-listings.ts";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The listings that this site's evidence is based on. */
export const listingsFile = path("../listings.csv");
/** The model fitted to them. */
export const modelFile = path("../../domain/asking-prices/asking-price-model.json");

/** Reads the site's own listings, which an import has checked: a problem in them is a bug. */
export function ownListings(): Listing[] {
  const { listings, problems } = readListings(readFileSync(listingsFile, "utf8"));
  if (problems.length > 0) throw new Error(`${listingsFile}: ${JSON.stringify(problems)}`);
  return listings;
}
