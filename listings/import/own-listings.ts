import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Listing } from "../../domain/asking-prices/listing.ts";
import { readListings } from "./read-listings.ts";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The listings this site's evidence rests on. */
export const listingsFile = path("../listings.csv");
/** The model fitted to them. */
export const modelFile = path("../../domain/asking-prices/asking-price-model.json");

/** Reads the site's own listings, which an import has checked: a fault in them is a bug. */
export function ownListings(): Listing[] {
  const { listings, faults } = readListings(readFileSync(listingsFile, "utf8"));
  if (faults.length > 0) throw new Error(`${listingsFile}: ${JSON.stringify(faults)}`);
  return listings;
}
