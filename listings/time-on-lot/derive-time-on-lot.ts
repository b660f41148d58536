import type { TimeOnLot } from "../../domain/market/time-on-lot.ts";
import { readFileSync } from "node:fs";
import { projectFolder } from "../../config/folders.ts";
import * as v from "valibot";
import { listingSchema } from "../../domain/market/listing.ts";
import { isUsed } from "../../domain/market/priced-cart.ts";
import { type Problem, readBy, readTable } from "../import/csv-table.ts";

/** Fewer used carts say too little about how long others have been there. */
const minCarts = 20;

/** The chain's word for models that it doesn't name. */
const unnamed = "Other";

/** Leaves out new carts, because a visitor's cart is used. */
export function deriveTimeOnLot(stock: readonly LotRow[]): TimeOnLot {
  const days = new Set(stock.map(({ observed_on }) => observed_on));
  const [observedOn] = days;
  if (observedOn === undefined || days.size > 1)
    throw new Error("The stock must all be from one day.");
  const used = stock.filter(isUsed);
  const makes = largeGroups(used, "make").map(([make, carts]) => {
    const named = carts.filter(({ model }) => model !== unnamed);
    const families = largeGroups(named, "model").map(([model, some]) => [model, lotDaysOf(some)]);
    return [make, { all: lotDaysOf(carts), families: Object.fromEntries(families) }];
  });
  return { observedOn, makes: Object.fromEntries(makes) };
}

export function timeOnLotText(time: TimeOnLot): string {
  return `${JSON.stringify(time, null, 2)}\n`;
}

function largeGroups(carts: readonly LotRow[], name: "make" | "model"): [string, LotRow[]][] {
  return [...Map.groupBy(carts, (cart) => cart[name])]
    .filter(([, { length }]) => length >= minCarts)
    .toSorted(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1));
}

/** The median is rounded down, so that half of the carts have been there that many days or more. */
function lotDaysOf(carts: readonly LotRow[]) {
  const days = carts.map((cart) => cart.days).toSorted((a, b) => a - b);
  const [below, above] = [
    days[Math.ceil(days.length / 2) - 1]!,
    days[Math.floor(days.length / 2)]!,
  ];
  return { count: days.length, medianDays: Math.floor((below + above) / 2) };
}

const { observed_on, model_year, make, model, condition } = listingSchema.entries;

const lotRowSchema = v.object({
  record: v.pipe(v.string(), v.trim(), v.nonEmpty("is empty")),
  observed_on,
  model_year,
  make,
  model,
  condition,
  days: v.pipe(v.string(), v.regex(/^\d{1,4}$/, "is not a number of days"), v.transform(Number)),
});

export type LotRow = v.InferOutput<typeof lotRowSchema>;

export function readLotRows(csv: string): { carts: LotRow[]; problems: Problem[] } {
  const { rows, problems } = readTable(csv, Object.keys(lotRowSchema.entries), (record) =>
    readBy(lotRowSchema, record),
  );
  return { carts: rows.map(({ listing }) => listing), problems };
}

export const timeOnLotFile = `${projectFolder}domain/market/time-on-lot.json`;

const stockFile = `${projectFolder}listings/time-on-lot/days-in-stock.csv`;

/** A problem in the project's own file is a bug. */
export function readLotFile(): LotRow[] {
  const { carts, problems } = readLotRows(readFileSync(stockFile, "utf8"));
  if (problems.length > 0) throw new Error(`${stockFile}: ${JSON.stringify(problems)}`);
  return carts;
}
