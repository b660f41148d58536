import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { siteMarket } from "./site-market.ts";
import { roundedDollars } from "../words/money.ts";
import { negotiationPrices } from "./advice.ts";
import { anyCart, precedentFigures, year } from "./answer.fixture.ts";
import { figuresOf } from "./figures.ts";

test("the offer, the settlement, and the ask split the span from trade-in to as-is price into quarters", () => {
  expect(negotiationPrices(2000, 4000)).toEqual({ offer: 2500, settle: 3000, ask: 3500 });
});

describe("the advice about a Precedent", () => {
  const { market, advice } = precedentFigures();
  const { tradeIn, asIs, asking } = market!;
  const prices = negotiationPrices(tradeIn.middle, asIs);

  test("a seller asks three quarters of the way from the trade-in to the as-is price", () => {
    expect(advice!.selling).toMatchObject({
      number: roundedDollars(prices.ask),
      settle: roundedDollars(prices.settle),
      floor: tradeIn.middle,
      ceiling: roundedDollars(asIs),
    });
  });

  test("a trade-in's advice is what a dealer would pay, with its range", () => {
    const { middle: number, low: floor, high: ceiling } = tradeIn;
    expect(advice!.trading).toMatchObject({ number, floor, ceiling });
  });

  test("a buyer offers a quarter of the way and stops where the seller asks", () => {
    expect(advice!.buying).toMatchObject({
      number: roundedDollars(prices.offer),
      settle: roundedDollars(prices.settle),
      floor: tradeIn.middle,
      ceiling: roundedDollars(prices.ask),
    });
  });

  test("a buyer pays a dealer what dealers ask, within their range", () => {
    expect(advice!.buyingFromDealer).toMatchObject({
      number: roundedDollars(asking.asking),
      floor: roundedDollars(asking.low),
      ceiling: roundedDollars(asking.high),
    });
  });

  test("an owner insures for what replacing the cart costs, down to the as-is price", () => {
    expect(advice!.insuring).toMatchObject({
      number: roundedDollars(asking.asking),
      floor: roundedDollars(asIs),
      ceiling: roundedDollars(asking.high),
    });
  });
});

test("the trade-in, the offer, the settlement, the ask, and the asking price of any cart are in order", () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const { advice } = figuresOf(cart, siteMarket, year);
      fc.pre(advice !== null);
      const { trading, buying, selling, buyingFromDealer, insuring } = advice;
      const ascending = [trading, buying].map(({ number }) => number);
      ascending.push(selling.settle!, selling.number, selling.ceiling, buyingFromDealer.number);
      expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
      for (const { number, floor, ceiling } of Object.values(advice)) {
        expect(floor).toBeLessThanOrEqual(number);
        expect(number).toBeLessThanOrEqual(ceiling);
        expect([number, floor, ceiling].map(roundedDollars)).toEqual([number, floor, ceiling]);
        expect(number).toBeGreaterThanOrEqual(500);
      }
      expect(insuring.number).toBe(buyingFromDealer.number);
    }),
    { numRuns: 2000 },
  );
});

describe("confidence", () => {
  test("confidence is good for a model that three dealers list, and fair in a private sale", () => {
    const { market, advice } = precedentFigures({ modelYear: 2013 });
    expect(market!.asking.dealers.length).toBeGreaterThanOrEqual(3);
    expect(advice!.trading).toMatchObject({
      confidence: "good",
      reasons: ["model-listed-by-many"],
    });
    expect(advice!.selling).toMatchObject({
      confidence: "fair",
      reasons: ["model-listed-by-many", "no-private-sales-known"],
    });
  });

  test("confidence is fair for a model that fewer dealers list often", () => {
    const { market, advice } = precedentFigures();
    expect(market!.asking.dealers.length).toBeLessThan(3);
    expect(advice!.trading).toMatchObject({ confidence: "fair", reasons: ["model-listed-by-few"] });
  });

  test.each([
    ["a model that nobody lists", { model: "Zeppelin" }, "only-make-listed"],
    ["a make that nobody lists", { make: "Kandi", model: "Kruiser" }, "only-other-makes-listed"],
    ["a year that wasn't built", { modelYear: 1990 }, "year-not-built"],
    ["an old lithium pack", { batteryType: "lithium", batteryAge: 5 }, "old-lithium-pack"],
    [
      "a cart older than any listed one",
      { make: "Kandi", model: "Kruiser", modelYear: 1955 },
      "age-not-listed",
    ],
  ] as const)("confidence is rough for %s", (_what, change, reason) => {
    for (const advice of Object.values(precedentFigures(change).advice!)) {
      expect(advice.confidence).toBe("rough");
      expect(advice.reasons).toContain(reason);
    }
  });
});
