import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentedTradeIns } from "../market/documented-trade-ins.ts";
import { siteMarket } from "./site-market.ts";
import { roundedDollars } from "../words/money.ts";
import { documentedFleets, negotiationPrices } from "./advice.ts";
import { anyCart, precedent, precedentFigures, year } from "./answer.fixture.ts";
import { figuresOf } from "./figures.ts";

test("the offer, the settlement, and the ask split the span from trade-in to as-is price into quarters", () => {
  expect(negotiationPrices(2000, 4000)).toEqual({ offer: 2500, settle: 3000, ask: 3500 });
});

test("the documented makes and ages are those of the documented trade-ins", () => {
  const makes = documentedTradeIns.flatMap(({ make }) => make ?? []);
  expect(documentedFleets.makes).toEqual([...new Set(makes)].toSorted());
  const ages = documentedTradeIns.map(({ ageYears }) => ageYears ?? 0);
  expect(documentedFleets.maxAgeYears).toBe(Math.max(...ages));
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

  test("a buyer offers a quarter of the way up and stops at what the seller asks", () => {
    expect(advice!.buying).toMatchObject({
      number: roundedDollars(prices.offer),
      settle: roundedDollars(prices.settle),
      floor: tradeIn.middle,
      ceiling: roundedDollars(prices.ask),
    });
  });

  test("a buyer at a dealer is told to pay what dealers ask and to stop at a fifth more", () => {
    expect(advice!.buyingFromDealer).toMatchObject({
      number: roundedDollars(asking.asking),
      floor: roundedDollars(asking.low),
      ceiling: roundedDollars(1.2 * asking.asking),
    });
  });

  test("an owner insures for what replacing the cart costs, down to the as-is price", () => {
    expect(advice!.insuring).toMatchObject({
      number: roundedDollars(asking.asking),
      floor: roundedDollars(asIs),
      ceiling: roundedDollars(1.2 * asking.asking),
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
      ascending.push(selling.settle, selling.number, selling.ceiling, buyingFromDealer.number);
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
  const onlyDealers = (figures: ReturnType<typeof precedentFigures>) => {
    const { trading: _, buying: _offer, ...others } = figures.advice!;
    return Object.values(others);
  };

  test("a model often listed at its age has only some support until three dealers agree", () => {
    const many = precedentFigures({ modelYear: 2013 });
    expect(many.market!.asking.dealers.length).toBeGreaterThanOrEqual(3);
    expect(many.market!.asking.dealersRatio).toBeGreaterThan(1.2);
    expect(onlyDealers(many).map(({ confidence }) => confidence)).toEqual(["fair", "fair", "fair"]);
    expect(many.advice!.buyingFromDealer.reasons).toEqual(["model-listed-by-many"]);
    expect(many.advice!.selling.reasons).toEqual([
      "model-listed-by-many",
      "no-private-sales-known",
    ]);
    expect(precedentFigures().advice!.insuring).toMatchObject({
      confidence: "fair",
      reasons: ["model-listed-by-few"],
    });
  });

  test("a model is well supported if three dealers agree within 20%", () => {
    const prices = {
      ...siteMarket.prices,
      dealers: siteMarket.prices.dealers.map(({ name, listings }) => ({
        name,
        listings,
        effect: 0,
        makes: {},
      })),
    };
    const agreed = figuresOf(precedent({ modelYear: 2013 }), { ...siteMarket, prices }, year);
    expect(onlyDealers(agreed).map(({ confidence }) => confidence)).toEqual([
      "good",
      "good",
      "good",
    ]);
  });

  test.each([
    ["Club Car", 7, "fair"],
    ["EZ-GO", 7, "fair"],
    ["Yamaha", 7, "fair"],
    ["Yamaha", 8, "rough"],
    ["Icon", 3, "rough"],
  ])("a %s trade-in at %i years is %s", (make, age, confidence) => {
    const { advice } = precedentFigures({ make, model: "", modelYear: year - age });
    expect(advice!.trading.confidence).toBe(confidence);
  });

  test("an offer gets the lower confidence of the dealers' price and the trade-in", () => {
    const old = precedentFigures({ modelYear: 2013 }).advice!;
    expect([old.selling, old.trading, old.buying].map(({ confidence }) => confidence)).toEqual([
      "fair",
      "rough",
      "rough",
    ]);
    expect(old.buying.reasons).toEqual(["no-trade-ins-documented", "no-private-sales-known"]);
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
  ] as const)("what dealers ask for %s is a rough guess", (_what, change, reason) => {
    for (const advice of onlyDealers(precedentFigures(change))) {
      expect(advice.confidence).toBe("rough");
      expect(advice.reasons).toContain(reason);
    }
  });
});
