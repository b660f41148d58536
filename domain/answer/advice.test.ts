import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { siteMarket } from "../catalogue/site-market.ts";
import { roundedDollars } from "../cart/money.ts";
import { negotiationPrices } from "./advice.ts";
import { anyCart, precedent, precedentFigures, year } from "./answer.fixture.ts";
import { figuresOf } from "./figures.ts";

test("the way from a trade-in to the cart as it stands is walked in quarters", () => {
  expect(negotiationPrices(2000, 4000)).toEqual({ offer: 2500, settle: 3000, ask: 3500 });
});

describe("the advice about a Precedent", () => {
  const { market, advice } = precedentFigures();
  const { tradeIn, asIs, asking } = market!;
  const way = negotiationPrices(tradeIn.middle, asIs);

  test("for a seller is to ask three quarters of the way, between trade-in and as it stands", () => {
    expect(advice!.selling).toMatchObject({
      number: roundedDollars(way.ask),
      settle: roundedDollars(way.settle),
      floor: tradeIn.middle,
      ceiling: roundedDollars(asIs),
    });
  });

  test("for a trade-in is what a dealer would pay, with its range", () => {
    const { middle: number, low: floor, high: ceiling } = tradeIn;
    expect(advice!.trading).toMatchObject({ number, floor, ceiling });
  });

  test("for a buyer is to offer a quarter of the way, and to stop where the seller asks", () => {
    expect(advice!.buying).toMatchObject({
      number: roundedDollars(way.offer),
      settle: roundedDollars(way.settle),
      floor: tradeIn.middle,
      ceiling: roundedDollars(way.ask),
    });
  });

  test("at a dealer's is to pay what dealers ask, within their range", () => {
    expect(advice!.buyingFromDealer).toMatchObject({
      number: roundedDollars(asking.asking),
      floor: roundedDollars(asking.low),
      ceiling: roundedDollars(asking.high),
    });
  });

  test("for insurance is what replacing it costs, down to the cart as it stands", () => {
    expect(advice!.insuring).toMatchObject({
      number: roundedDollars(asking.asking),
      floor: roundedDollars(asIs),
      ceiling: roundedDollars(asking.high),
    });
  });
});

test("for any cart the trade-in, the offer, the settled price, the ask, and what dealers ask are in order", () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const { advice } = figuresOf(cart, siteMarket, year);
      fc.pre(advice !== null);
      const { trading, buying, selling, buyingFromDealer, insuring } = advice;
      const way = [trading, buying].map(({ number }) => number);
      way.push(selling.settle!, selling.number, selling.ceiling, buyingFromDealer.number);
      expect(way).toEqual(way.toSorted((a, b) => a - b));
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

describe("how sure it is", () => {
  test("is good for a model that three dealers list, and fair in a private sale", () => {
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

  test("is fair for a model that fewer dealers list often", () => {
    const { market, advice } = precedentFigures();
    expect(market!.asking.dealers.length).toBeLessThan(3);
    expect(advice!.trading).toMatchObject({ confidence: "fair", reasons: ["model-listed-by-few"] });
  });

  test.each([
    ["a model that nobody lists", { model: "Zeppelin" }, "only-make-listed"],
    ["a make that nobody lists", { make: "Kandi", model: "Kruiser" }, "only-other-makes-listed"],
    ["a year that wasn't built", { modelYear: 1990 }, "year-not-built"],
    ["an old lithium pack", { batteryType: "lithium", batteryAge: 5 }, "old-lithium-pack"],
  ] as const)("is rough for %s", (_what, change, reason) => {
    for (const advice of Object.values(precedentFigures(change).advice!)) {
      expect(advice.confidence).toBe("rough");
      expect(advice.reasons).toContain(reason);
    }
  });

  test("is rough for a cart older than any that is listed", () => {
    const old = figuresOf(
      precedent({ make: "Kandi", model: "Kruiser", modelYear: 1955 }),
      siteMarket,
      year,
    );
    expect(old.advice!.selling.reasons).toContain("age-not-listed");
  });
});
