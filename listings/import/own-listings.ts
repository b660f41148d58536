import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Listing } from "../../domain/asking-prices/listing.ts";
import { readListings } from "./read-listings.ts";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The listings that this site's evidence is based on. */
export const listingsFile = path("../listings.csv");
/** The accepted sales that `npm run inbox -- sales export` has printed. */
const salesFile = path("../reported-sales.csv");
/** The model fitted to the listings. */
export const modelFile = path("../../domain/asking-prices/asking-price-model.json");

/** The site's own listings, which an import has checked: a problem in them is a bug. */
export function ownListings(): Listing[] {
  return readOwn(listingsFile);
}

/** What visitors said that carts sold for, in the same columns. */
export function ownSales(): Listing[] {
  return readOwn(salesFile);
}

function readOwn(file: string): Listing[] {
  const { listings, problems } = readListings(readFileSync(file, "utf8"));
  if (problems.length > 0) throw new Error(`${file}: ${JSON.stringify(problems)}`);
  return listings;
}
