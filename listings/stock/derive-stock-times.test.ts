import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  deriveStockTimes,
  limits,
  medianUntilGone,
  stockTimesFile,
  stockTimesText,
} from "./derive-stock-times.ts";
import type { Read } from "./reads.ts";
import { emptyStock, list, sampleRead, sampleUnit, stockAfter } from "./stock.fixture.ts";
import { readStockFile } from "./stock.ts";

test("the published times are derived from the stock, to the byte", () => {
  expect(stockTimesText(deriveStockTimes(readStockFile()))).toBe(
    readFileSync(stockTimesFile, "utf8"),
  );
});

test("nothing is known of an empty stock", () => {
  expect(deriveStockTimes(emptyStock)).toEqual({ from: "", to: "", makes: {} });
});

const [start, entered, end] = ["2026-01-01", "2026-01-11", "2026-04-01"] as const;

/** Units that came on January 6, give or take five days, and left 25 days later, except `staying` of them. */
function reads({
  count = 30,
  staying = 0,
  price = 4500,
  ...unit
}: Record<string, unknown> & {
  count?: number;
  staying?: number;
  price?: number;
} = {}): Read[] {
  const units = Array.from({ length: count }, (_, at) => ({
    ...sampleUnit(`dealer.example ${at}`, price),
    ...unit,
  }));
  return [
    sampleRead(start),
    sampleRead(entered, { units }),
    sampleRead("2026-01-21", { units }),
    sampleRead("2026-02-10", { units: units.slice(0, staying) }),
    sampleRead(end, { units: units.slice(0, staying) }),
  ];
}
const timesAfter = (...all: Read[]) => deriveStockTimes(stockAfter(...all));

test("a cart's days run from halfway between the reads around its arrival to halfway between those around its departure", () => {
  expect(timesAfter(...reads())).toEqual({
    from: start,
    to: end,
    makes: {
      "EZ-GO": {
        all: expect.anything(),
        families: {
          RXV: {
            days: [{ low: 4000, high: 5000, count: 30, medianDays: 25 }],
            cuts: { count: 30, cutPct: 0, medianCutPct: null },
          },
        },
      },
    },
  });
});

test("with fewer than 30 carts, or with less than three months of reads, nothing is known", () => {
  expect(limits).toEqual({ units: 30, days: 90 });
  expect(timesAfter(...reads({ count: 29 })).makes).toEqual({});
  const [first, ...others] = reads();
  expect(timesAfter({ ...first!, day: "2026-01-02" }, ...others).makes).toEqual({});
});

test("carts that were there when the list was first read don't count, nor do new ones", () => {
  const [, ...withoutFirst] = reads();
  expect(timesAfter(...withoutFirst, sampleRead("2026-12-01")).makes).toEqual({});
  expect(timesAfter(...reads({ condition: "new" })).makes).toEqual({});
});

test("prices are told apart by what the dealer first asked", () => {
  const [low, high] = [reads({ price: 3900 }), reads({ price: 6500 })];
  const other = high.map((read) => ({
    ...read,
    list: `${list}/2`,
    units: read.units.map((unit) => ({ ...unit, unit: `${unit.unit} b` })),
  }));
  const { all } = timesAfter(...low, ...other).makes["EZ-GO"]!;
  expect(all.days.map((band) => [band.low, band.high, band.count])).toEqual([
    [3000, 4000, 30],
    [6000, 8000, 30],
  ]);
});

test("a unit on two lists counts once, for the longer of its times", () => {
  const [first, second, ...others] = reads();
  const longer = [first!, second!, { ...second!, day: "2026-03-02" }, ...others.slice(-1)];
  const { all } = timesAfter(
    first!,
    second!,
    ...others,
    ...longer.map((read) => ({ ...read, list: `${list}/2` })),
  ).makes["EZ-GO"]!;
  expect(all.cuts.count).toBe(30);
  expect(all.days).toMatchObject([{ count: 30, medianDays: 70 }]);
});

test("while fewer than half are gone, the cuts are known, but the days aren't", () => {
  const { all } = timesAfter(...reads({ staying: 16 })).makes["EZ-GO"]!;
  expect(all.days).toEqual([]);
  expect(all.cuts.count).toBe(30);
});

test("a cart's cut is how far its last price is below its first, as a share of the first", () => {
  const cut = (read: Read, count: number, price_usd: number): Read => ({
    ...read,
    units: read.units.map((unit, at) => (at < count ? { ...unit, price_usd } : unit)),
  });
  const [first, second, third, ...others] = reads({ price: 5000 });
  const { all } = timesAfter(first!, second!, cut(third!, 12, 4500), ...others).makes["EZ-GO"]!;
  expect(all.cuts).toEqual({ count: 30, cutPct: 40, medianCutPct: 10 });
  expect(all.days).toMatchObject([{ low: 5000, high: 6000, count: 30 }]);
  const raised = timesAfter(first!, second!, cut(third!, 12, 5500), ...others).makes["EZ-GO"]!;
  expect(raised.all.cuts).toMatchObject({ cutPct: 0, medianCutPct: null });
});

describe("Kaplan and Meier's median", () => {
  const [left, stays] = [true, false];
  const median = (...units: [days: number, isGone: boolean][]) =>
    medianUntilGone(units.map(([days, isGone]) => ({ days, isGone })));

  test("without carts that stay, the median is the middle", () => {
    expect(median([10, left], [20, left], [30, left])).toBe(20);
    expect(median([10, left], [20, left], [30, left], [40, left])).toBe(20);
  });

  test("a cart that is still there counts for as long as it was seen", () => {
    // 3/4, then 1/2 of that: of four, one stopped being seen on day 15.
    expect(median([10, left], [15, stays], [20, left], [30, left])).toBe(20);
    expect(median([10, left], [25, stays], [25, stays], [30, stays])).toBeNull();
    // Freireich's leukemia patients under treatment, whose median is 23 weeks in every textbook.
    const weeks = "6 6 6 6+ 7 9+ 10 10+ 11+ 13 16 17+ 19+ 20+ 22 23 25+ 32+ 32+ 34+ 35+".split(" ");
    expect(
      median(
        ...weeks.map((week): [number, boolean] => [Number.parseInt(week, 10), !week.endsWith("+")]),
      ),
    ).toBe(23);
  });

  test("a cart that went on the day it came counts as one day", () => {
    expect(median([0, left])).toBe(1);
  });
});
