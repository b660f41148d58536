import fc from "fast-check";
import { describe, expect, test } from "vitest";
import model from "../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { typicalAskingPrice } from "../../domain/asking-prices/asking-price-model.ts";
import type { Listing } from "../../domain/asking-prices/listing.ts";
import { fileOf, sampleRow } from "../../domain/asking-prices/listing-samples.ts";
import { pricedCartOf } from "../../domain/asking-prices/priced-cart.ts";
import { ownSales, readListings } from "../import/read-listings.ts";
import { summarizeSales } from "./summarize-sales.ts";

const [sample] = readListings(
  fileOf([sampleRow({ price_kind: "private sale", source: "reported by a visitor" })]),
).listings;
const asking = typicalAskingPrice(model, pricedCartOf(sample!))!;

/** A report at a share of what dealers ask, on a day of its own. */
function report(share: number, day: number | string, change: Partial<Listing> = {}): Listing {
  return { ...sample!, price_usd: Math.round(asking * share), group: `day ${day}`, ...change };
}

/** Ten honest reports, from 75 % to 84 % of what dealers ask. */
const honest = Array.from({ length: 10 }, (_, index) => report(0.75 + index / 100, index));
const [summary] = summarizeSales(honest, model);
const middleWith = (...more: Listing[]) => summarizeSales([...honest, ...more], model)[0]!.middle;

test("ten sales of a family give its figure, with their number and dates", () => {
  const dated = honest.map((each, index) => ({ ...each, observed_on: `2026-0${(index % 9) + 1}` }));
  expect(summarizeSales(dated, model)).toEqual([
    {
      make: "EZ-GO",
      family: "RXV",
      part: "sale",
      count: 10,
      first: "2026-01",
      last: "2026-09",
      low: 0.75,
      middle: 0.79,
      high: 0.83,
    },
  ]);
});

test("nine sales give none", () => {
  expect(summarizeSales(honest.slice(1), model)).toEqual([]);
});

test("ten sales that were reported on four days give none, and on five they do", () => {
  const onDays = (days: number) =>
    honest.map((each, index) => ({ ...each, group: `${index % days}` }));
  expect(summarizeSales(onDays(4), model)).toEqual([]);
  expect(summarizeSales(onDays(5), model)).toHaveLength(1);
});

test("models of one family count together, others apart", () => {
  const spelled = honest.map((each, index) => (index % 2 ? { ...each, model: "RXV Elite" } : each));
  expect(summarizeSales(spelled, model)).toHaveLength(1);
  const others = honest.map((each, index) => (index % 2 ? { ...each, model: "TXT" } : each));
  expect(summarizeSales(others, model)).toEqual([]);
});

test("trade-ins are counted apart from sales", () => {
  const traded = honest.map((each) => ({ ...each, price_kind: "trade-in" }));
  expect(
    summarizeSales([...honest, ...traded], model).map(({ part, count }) => [part, count]),
  ).toEqual([
    ["sale", 10],
    ["tradeIn", 10],
  ]);
});

test("a make without listings has no figure", () => {
  expect(
    summarizeSales(
      honest.map((each) => ({ ...each, make: "Garia" })),
      model,
    ),
  ).toEqual([]);
});

test("the order of the reports makes no difference", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(honest, { minLength: 10 }), (shuffled) => {
      expect(summarizeSales(shuffled, model)).toEqual([summary]);
    }),
  );
});

describe("twenty invented reports beside ten honest ones", () => {
  const twenty = Array.from({ length: 20 }, (_, index) => index);

  test("on one day move the figure by no more than an honest one could", () => {
    const low = twenty.map((index) => report(0.4 + index / 1000, "of the flood"));
    const high = twenty.map((index) => report(2 + index / 1000, "of the flood"));
    expect(middleWith(...low)).toBeGreaterThanOrEqual(0.78);
    expect(middleWith(...high)).toBeLessThanOrEqual(0.8);
  });

  test("of one price on twenty days are one vote", () => {
    const invented = twenty.map((index) => report(0.4, `invented ${index}`));
    expect(middleWith(...invented)).toBe(middleWith(report(0.4, "once")));
    expect(middleWith(...invented)).toBeGreaterThanOrEqual(0.78);
  });

  test("that repeat honest ones on one day neither hide the figure nor weaken them", () => {
    const copies = honest.map((each) => ({ ...each, group: "flood", observed_on: "2026-11-01" }));
    const others = twenty.slice(10).map((index) => report(2 + index / 1000, "flood"));
    const middle = (...more: Listing[]) => summarizeSales([...honest, ...more], model)[0]?.middle;
    expect(middle(...copies)).toBe(summary!.middle);
    expect(middle(...copies.slice(0, 5), ...others)).toBe(middle(...others));
    expect(middle(...copies.slice(5), ...others)).toBe(middle(...others));
  });

  test("of one price, called by several kinds of sale, are one vote", () => {
    const kinds = ["private sale", "dealer sale", "auction"];
    const invented = twenty.map((index) =>
      report(2, `invented ${index}`, { price_kind: kinds[index % 3]! }),
    );
    expect(middleWith(...invented)).toBe(middleWith(report(2, "once")));
  });

  // The review is for this: see docs/market-data.md.
  test("on ten days, at prices that are possible, do move it", () => {
    const invented = twenty.map((index) => report(2 + index / 1000, index % 10));
    expect(middleWith(...invented)).toBeGreaterThan(1.5);
  });

  test("at absurd prices on twenty days change nothing", () => {
    const absurd = twenty.flatMap((index) => [
      report(0.3 - index / 1000, `low ${index}`),
      report(3.1 + index / 1000, `high ${index}`),
    ]);
    expect(middleWith(...absurd)).toBe(summary!.middle);
  });
});

test("our own file can be read, whether or not it has sales yet", () => {
  expect(() => summarizeSales(ownSales(), model)).not.toThrow();
});
