import { expect, test } from "vitest";
import { fileOf, sampleRow } from "../../domain/market/listing.fixture.ts";
import { readRows } from "./read-listings.ts";
import { groupConflicts, importListings, mergeRows, withGroups } from "./import-listings.ts";

const address = "https://dealer.example/carts/7";
const seen = sampleRow({ source: address });

function merged(present: Record<string, string>[], offered: Record<string, string>[]) {
  const [before, rows] = [present, offered].map((each) => readRows(fileOf(each)).rows);
  const { added, duplicates } = mergeRows(before!, rows!);
  return { added: added.length, duplicates };
}

test.each([
  ["except its note and group", { note: "again", group: "" }],
  ["except what a closer look revealed", { seats: "", battery_type: "" }],
  ["except the spelling", { model: "R X V" }],
])(
  "a cart at one address on one day is a duplicate if everything is the same %s",
  (_what, change) => {
    expect(merged([seen], [{ ...seen, ...change }])).toEqual({ added: 0, duplicates: 1 });
  },
);

test.each([
  ["another day", { observed_on: "2026-05-14" }],
  ["another price", { price_usd: "4500" }],
  ["another year", { model_year: "2018" }],
  ["another model", { model: "TXT" }],
  ["another make", { make: "Yamaha" }],
  ["another address", { source: `${address}8` }],
])("%s is another observation", (_what, change) => {
  expect(merged([seen], [{ ...seen, ...change }])).toEqual({ added: 1, duplicates: 0 });
});

test("a row whose source is not an address is a duplicate only if nothing but its note differs", () => {
  const words = sampleRow();
  expect(merged([words], [{ ...words, note: "x", group: "" }])).toMatchObject({ duplicates: 1 });
  expect(merged([words], [{ ...words, seats: "2" }])).toMatchObject({ added: 1 });
});

test("duplicates within the offered file count too, and rows already there stay", () => {
  const twice = sampleRow({ source: `${address}9` });
  expect(merged([seen, seen], [twice, twice])).toEqual({ added: 1, duplicates: 1 });
});

const source = "https://dealer.example/carts/1";
const rowsOf = (...rows: Record<string, string>[]) => readRows(fileOf(rows)).rows;
const unit = (changes = {}) => sampleRow({ source, group: "", ...changes });

function groupsOf(present: Record<string, string>[], ...offered: Record<string, string>[]) {
  return withGroups(rowsOf(...present), rowsOf(...offered)).map(({ cells, listing }) => {
    expect(cells.group).toBe(listing.group);
    return cells.group;
  });
}

test("units with the same configuration, price, and dealer are one group on any day", () => {
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
])("a unit with %j belongs to another group", (change) => {
  const [first, second] = groupsOf([], unit(), unit(change));
  expect(second).not.toBe(first);
});

test("a group doesn't depend on other rows in the files", () => {
  const [alone] = groupsOf([], unit());
  const otherRows = [unit({ seats: "6", group: "g7" }), unit({ seats: "8", group: "g8" })];
  expect(groupsOf(otherRows, unit({ seats: "2" }), unit())[1]).toBe(alone);
});

test("a unit joins the group of units like it", () => {
  expect(groupsOf([unit({ group: "g010" })], unit({ note: "red" }))).toEqual(["g010"]);
  expect(groupsOf([], unit(), unit({ group: "mine", note: "red" }))).toEqual(["mine", "mine"]);
});

test("a given group is kept", () => {
  expect(groupsOf([unit({ group: "g010" })], unit({ group: "g011" }))).toEqual(["g011"]);
});

test("a group that belongs to another cart, price, or dealer is a conflict", () => {
  const present = rowsOf(unit({ group: "g1" }));
  const offered = rowsOf(
    unit({ group: "g1", seats: "2" }),
    unit({ group: "g1", price_usd: "9000" }),
    unit({ group: "g2" }),
    unit({ group: "g2", source: "Another dealer" }),
    unit(),
    unit({ model: "TXT" }),
  );
  expect(groupConflicts(present, offered).map(({ line }) => line)).toEqual([3, 5]);
  expect(groupConflicts(present, rowsOf(unit({ group: "g1", price_usd: "9000" })))).toHaveLength(1);
});

const [early, late] = ["2026-06-01", "2026-06-08"];

function imported(present: Record<string, string>[], ...offered: Record<string, string>[]) {
  const result = importListings(fileOf(present), fileOf(offered));
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  const { csv, added, updated, newPrices, duplicates } = result;
  return {
    rows: readRows(csv).rows.map(({ cells }) => `${cells.observed_on} ${cells.price_usd}`),
    counts: [added.length, updated.length, newPrices.length, duplicates],
  };
}

test("a unit's newer sighting replaces its row, and counts as a new price if the price changed", () => {
  const row = unit({ observed_on: early, group: "g1" });
  const again = unit({ observed_on: late });
  expect(imported([row], again)).toEqual({ rows: [`${late} 4800`], counts: [0, 1, 0, 0] });
  expect(imported([row], { ...again, price_usd: "4500" })).toEqual({
    rows: [`${late} 4500`],
    counts: [0, 1, 1, 0],
  });
});

test("a sighting of a unit that is no newer than its row changes nothing", () => {
  const row = unit({ observed_on: late, group: "g1" });
  const rows = [`${late} 4800`];
  expect(imported([row], unit({ observed_on: early }))).toEqual({ rows, counts: [0, 0, 0, 1] });
  const sameDay = unit({ observed_on: late, price_usd: "4500" });
  expect(imported([row], sameDay)).toEqual({ rows, counts: [0, 0, 0, 1] });
});

test("of a unit's sightings on several days, only the newest is added", () => {
  expect(imported([], unit({ observed_on: early }), unit({ observed_on: late }))).toEqual({
    rows: [`${late} 4800`],
    counts: [1, 0, 1, 1],
  });
});

test("a unit's newer sighting replaces all of its rows, even if there are several", () => {
  const rows = ["a", "b"].map((page) =>
    unit({ observed_on: early, group: page, source: `https://dealer.example/${page}/1` }),
  );
  expect(imported(rows, unit({ observed_on: late }))).toEqual({
    rows: [`${late} 4800`],
    counts: [0, 1, 0, 0],
  });
});

test("the carts of one page are told apart by year and model, and stay apart from day to day", () => {
  const page = (observed_on: string, ...models: string[]) =>
    models.map((model) => unit({ observed_on, model, group: `${model} ${observed_on}` }));
  expect(imported(page(early, "RXV", "TXT"), ...page(late, "RXV"))).toEqual({
    rows: [`${early} 4800`, `${late} 4800`],
    counts: [0, 1, 0, 0],
  });
});

test("rows whose source is only words are never replaced", () => {
  const words = { source: "A dealer: by phone" };
  expect(
    imported(
      [unit({ ...words, observed_on: early, group: "g1" })],
      unit({ ...words, observed_on: late }),
    ),
  ).toMatchObject({ counts: [1, 0, 1, 0] });
});
