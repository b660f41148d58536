import { readFileSync } from "node:fs";
import * as v from "valibot";
import { projectFolder } from "../../config/folders.ts";
import type { NewPrice } from "../../domain/market/asking-price-model.ts";
import { readTable } from "./csv-table.ts";

/** Asked by a dealer. Prices of fleet contracts aren't retail prices. */
export interface NewCartPrice extends NewPrice {
  readonly make: string;
  readonly model: string;
  /** An ISO date, perhaps without a day or a month. */
  readonly observedOn: string;
  /** True if it is far from others of its kind, and may be a mistake. */
  readonly isDoubted: boolean;
  readonly source: string;
}

const whole = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));

const rowSchema = v.object({
  make: v.pipe(v.string(), v.nonEmpty()),
  model: v.pipe(v.string(), v.nonEmpty()),
  seats: whole,
  power: v.picklist(["gas", "lead-acid", "lithium"]),
  price_usd: whole,
  observed_on: v.pipe(v.string(), v.regex(/^20\d\d(?:-\d\d){0,2}$/)),
  doubted: v.pipe(
    v.picklist(["yes", ""]),
    v.transform((cell) => cell === "yes"),
  ),
  source: v.pipe(v.string(), v.nonEmpty()),
});

const newPricesFile = `${projectFolder}listings/new-prices.csv`;

/** A problem in the project's own file is a bug. */
export function readNewPricesFile(): NewCartPrice[] {
  const columns = Object.keys(rowSchema.entries);
  const { rows, problems } = readTable(readFileSync(newPricesFile, "utf8"), columns, (record) =>
    v.parse(rowSchema, record),
  );
  if (problems.length > 0) throw new Error(`${newPricesFile}: ${JSON.stringify(problems)}`);
  return rows.map(({ make, model, seats, power, ...row }) => ({
    make,
    model,
    seats,
    power,
    price: row.price_usd,
    observedOn: row.observed_on,
    isDoubted: row.doubted,
    source: row.source,
  }));
}
