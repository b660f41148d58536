import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readListingsFile } from "../import/read-listings.ts";
import {
  deriveTimeOnLot,
  timeOnLotText,
  type LotRow,
  readLotFile,
  readLotRows,
  timeOnLotFile,
} from "./derive-time-on-lot.ts";

test("the published days are derived from the stock lists, to the byte", () => {
  expect(timeOnLotText(deriveTimeOnLot(readLotFile()))).toBe(readFileSync(timeOnLotFile, "utf8"));
});

test("every cart in stock is a listing of that day with the same details", () => {
  const nameOf = ({ observed_on, model_year, make, model, condition }: Omit<LotRow, "days">) =>
    [observed_on, model_year, make, model, condition].join();
  const listings = new Set(
    readListingsFile().map((each) => nameOf({ ...each, record: "" }) + each.source.split("#")[1]),
  );
  const stock = readLotFile();
  expect(stock.filter((cart) => !listings.has(nameOf(cart) + cart.record))).toEqual([]);
  expect(new Set(stock.map(({ record }) => record)).size).toBe(stock.length);
});

const cart: LotRow = {
  record: "1",
  observed_on: "2026-09-09",
  model_year: 2019,
  make: "EZ-GO",
  model: "RXV",
  condition: "used",
  days: 10,
};
const many = (count: number, change: Partial<LotRow> = {}) =>
  Array.from({ length: count }, (_, at): LotRow => ({ ...cart, days: at + 1, ...change }));
const makesOf = (stock: LotRow[]) => deriveTimeOnLot(stock).makes;

test("the median is a whole number of days that half of the carts reach", () => {
  const { families, all } = makesOf(many(20))["EZ-GO"]!;
  const expected = { count: 20, medianDays: 10 };
  expect(all).toEqual(expected);
  expect(families).toEqual({ RXV: expected });
});

test("a make or model with fewer than twenty used carts is left out", () => {
  expect(makesOf([...many(19), ...many(5, { condition: "new" })])).toEqual({});
  const makes = makesOf([...many(19), ...many(19, { model: "TXT" })]);
  expect(makes["EZ-GO"]).toMatchObject({ all: { count: 38 }, families: {} });
});

test("models that the chain doesn't name count only for their make", () => {
  expect(makesOf(many(30, { model: "Other" }))["EZ-GO"]).toMatchObject({
    all: { count: 30 },
    families: {},
  });
});

test("stock from two days is rejected", () => {
  const stock = [cart, { ...cart, observed_on: "2026-09-10" }];
  expect(() => deriveTimeOnLot(stock)).toThrow("The stock must all be from one day.");
});

test("a row without a number of days is reported with its line", () => {
  const csv =
    "record,observed_on,model_year,make,model,condition,days\na,2026-09-09,2019,EZ-GO,RXV,used,-1\n";
  expect(readLotRows(csv)).toEqual({
    carts: [],
    problems: [{ line: 2, reason: "days is not a number of days" }],
  });
});
