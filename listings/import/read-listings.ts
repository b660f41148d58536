import { type Listing, listingSchema } from "../../domain/asking-prices/listing.ts";
import { type Fault, readBy, readRecords } from "./records.ts";

/** The listings of a CSV file, and a reason for each row that is none. Never throws for a text. */
export function readListings(csv: string): { listings: Listing[]; faults: Fault[] } {
  const { rows, faults } = readRecords(csv, (record) => readBy(listingSchema, record));
  return { listings: rows.map(({ listing }) => listing), faults };
}
