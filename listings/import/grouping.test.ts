import { expect, test } from "vitest";
import { misgrouped, withGroups } from "./grouping.ts";
import { fileOf, sampleRow } from "../../domain/asking-prices/listing-samples.ts";
import { readRows } from "./listing-row.ts";

const source = "https://dealer.example/carts/1";
const rowsOf = (...rows: Record<string, string>[]) => readRows(fileOf(rows)).rows;
const unit = (changes = {}) => sampleRow({ source, group: "", ...changes });

function groupsOf(present: Record<string, string>[], ...offered: Record<string, string>[]) {
  return withGroups(rowsOf(...present), rowsOf(...offered)).map(({ cells, listing }) => {
    expect(cells.group).toBe(listing.group);
    return cells.group;
  });
}

test("units of one configuration at one price of one dealer are one group, on any day", () => {
  const groups = groupsOf(
    [],
    unit(),
    unit({ source: "https://www.dealer.example/carts/2", observed_on: "2026-06-01" }),
    unit({ place: "FL", note: "blue" }),
  );
  expect(new Set(groups).size).toBe(1);
  expect(groups[0]).toMatch(/^c[\da-f]{12}$/);
});

test.each([
  { model_year: "2018" },
  { make: "Yamaha" },
  { model: "TXT" },
  { condition: "new" },
  { seats: "2" },
  { powertrain: "gas" },
  { battery_type: "" },
  { battery_year: "" },
  { lifted: "yes" },
  { price_usd: "4700" },
  { source: "https://other.example/carts/1" },
])("%j is another group", (change) => {
  const [first, second] = groupsOf([], unit(), unit(change));
  expect(second).not.toBe(first);
});

test("a group is the same whatever else is in the files", () => {
  const [alone] = groupsOf([], unit());
  const others = [unit({ seats: "6", group: "g7" }), unit({ seats: "8", group: "g8" })];
  expect(groupsOf(others, unit({ seats: "2" }), unit())[1]).toBe(alone);
});

test("a unit joins the group that its like have already", () => {
  expect(groupsOf([unit({ group: "g010" })], unit({ note: "red" }))).toEqual(["g010"]);
  expect(groupsOf([], unit(), unit({ group: "mine", note: "red" }))).toEqual(["mine", "mine"]);
});

test("a group that was given stays", () => {
  expect(groupsOf([unit({ group: "g010" })], unit({ group: "g011" }))).toEqual(["g011"]);
});

test("a group given to another cart, price or dealer is told, as it would take its vote", () => {
  const present = rowsOf(unit({ group: "g1" }));
  const offered = rowsOf(
    unit({ group: "g1", seats: "2" }),
    unit({ group: "g1", price_usd: "9000" }),
    unit({ group: "g2" }),
    unit({ group: "g2", source: "Another dealer" }),
    unit(),
    unit({ model: "TXT" }),
  );
  expect(misgrouped(present, offered).map(({ line }) => line)).toEqual([3, 5]);
  expect(misgrouped(present, rowsOf(unit({ group: "g1", price_usd: "9000" })))).toHaveLength(1);
});
