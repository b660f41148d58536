import { type Listing, listingSchema } from "../../domain/asking-prices/listing.ts";
import { isOfRunningCart } from "../../domain/asking-prices/observation.ts";
import type { Problem } from "./csv-table.ts";
import { readBy, readRecords } from "./records.ts";

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
