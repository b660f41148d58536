import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { listingSchema } from "../../domain/asking-prices/listing.ts";
import { type Problem, readBy, readTable } from "../import/csv-table.ts";

const { observed_on, model_year, make, model, condition } = listingSchema.entries;

/** A cart, and how long it stood at a dealer's until the day of the row. */
const lotRowSchema = v.object({
  /** The dealer's name for the cart, as at the end of a listing's source. */
  record: v.pipe(v.string(), v.trim(), v.nonEmpty("is empty")),
  observed_on,
  model_year,
  make,
  model,
  condition,
  days: v.pipe(v.string(), v.regex(/^\d{1,4}$/, "is not a number of days"), v.transform(Number)),
});

export type LotRow = v.InferOutput<typeof lotRowSchema>;

/** The rows of a CSV file, and a reason for each invalid one. */
export function readLotRows(csv: string): { carts: LotRow[]; problems: Problem[] } {
  const { rows, problems } = readTable(csv, Object.keys(lotRowSchema.entries), (record) =>
    readBy(lotRowSchema, record),
  );
  return { carts: rows.map(({ listing }) => listing), problems };
}

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const timeOnLotFile = path("../../domain/time-on-lot/time-on-lot.json");

/** The stock of one chain on one day, new carts too: each cart's days since the chain entered it. */
export const ownStock = () => ownRows(path("days-in-stock.csv"));

/** Carts of one small dealer: the days from the first price seen to the mark that it sold. */
export const ownSold = () => ownRows(path("days-until-sold.csv"));

/** The project's own rows, in which a problem is a bug. */
function ownRows(file: string): LotRow[] {
  const { carts, problems } = readLotRows(readFileSync(file, "utf8"));
  if (problems.length > 0) throw new Error(`${file}: ${JSON.stringify(problems)}`);
  return carts;
}
