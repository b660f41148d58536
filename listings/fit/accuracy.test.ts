import { expect, test } from "vitest";
import { sampleListings } from "../update/market.fixture.ts";
import { type Predictions, measureAccuracy } from "./accuracy.ts";

const [listing] = sampleListings();

/** One dealer's carts, predicted at these percentages of their prices. */
function predictions(dealer: string, ...percents: number[]): Predictions["known"] {
  return percents.map((percent, at) => ({
    item: {
      listing: { ...listing!, source: `https://${dealer}.example/#${at}`, price_usd: 1000 },
      asking: 10 * percent,
      low: 900,
      high: 1200,
      formula: 500,
    },
    weight: 1,
  }));
}

function measure(changes: Partial<Predictions>) {
  const all = { known: [], shown: [], unseen: [], chainUnseen: [], ...changes };
  return measureAccuracy(
    Object.values(all).flatMap((rows) => rows.map(({ item }) => item.listing)),
    all,
  );
}

test("an error has its size and its sign, and a share of the prices inside the range", () => {
  const known = predictions("a", 80, 90, 130).map((each, at) => ({
    ...each,
    item: { ...each.item, low: at === 0 ? 1001 : 900 },
  }));
  expect(measure({ known }).known.all).toEqual({
    carts: 3,
    medianPct: 20,
    signedPct: -10,
    insidePct: 66.7,
  });
});

test("a cart that was held out twice is counted once", () => {
  const known = predictions("a", 80, 90);
  expect(measure({ known: [...known, ...known] }).known.all.carts).toBe(2);
});

test("a dealer with many carts has one vote among the dealers", () => {
  const unseen = [
    ...predictions("many", 60, 60, 60, 60, 60, 60),
    ...predictions("few", 110),
    ...predictions("other", 120),
  ];
  expect(measure({ unseen }).unseen.all).toMatchObject({
    medianPct: 40,
    dealers: 3,
    oneVotePct: 20,
    oneVoteSignedPct: 10,
  });
});

test("the vote of two dealers is halfway between them", () => {
  const unseen = [...predictions("one", 110), ...predictions("other", 140)];
  expect(measure({ unseen }).unseen.all.oneVotePct).toBe(25);
});

test("the formula is judged on the same carts", () => {
  expect(measure({ known: predictions("a", 100, 100) }).formula).toEqual({
    carts: 2,
    medianPct: 50,
    signedPct: -50,
  });
});

test.each([
  [0, "0-1"],
  [1, "0-1"],
  [2, "2-3"],
  [5, "4-5"],
  [8, "6-8"],
  [12, "9-12"],
  [25, "21-25"],
  [26, "26+"],
])("a cart of %d years is in the band %s", (ageYears, band) => {
  const [known] = predictions("a", 100);
  const old = { ...known!.item.listing, model_year: 2026 - ageYears };
  const item = { ...known!.item, listing: old };
  expect(Object.keys(measure({ known: [{ item, weight: 1 }] }).known.by.age)).toEqual([band]);
});

test.each([
  [{ powertrain: "gas", battery_type: null }, "power", "gas"],
  [{ battery_type: "lithium" }, "power", "lithium"],
  [{ battery_type: null }, "power", "not said"],
  [{ seats: 4 }, "seats", "4"],
  [{ seats: 8 }, "seats", "6 or more"],
  [{ make: "Yamaha" }, "make", "Yamaha"],
  [{ source: "https://github.com/Tigon-Golf-Carts-LLC/a#1" }, "dealer", "Tigon Golf Carts"],
] as const)("a cart with %j is counted by %s as %s", (changes, cut, name) => {
  const [known] = predictions("a", 100);
  const item = { ...known!.item, listing: { ...known!.item.listing, ...changes } };
  expect(Object.keys(measure({ known: [{ item, weight: 1 }] }).known.by[cut])).toEqual([name]);
});
