import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sellers } from "./advice.ts";
import { siteMarket } from "./site-market.ts";
import { checkAd } from "./check-ad.ts";
import { anyCart, precedentFigures, precedent, year } from "./answer.fixture.ts";
import { figuresOf } from "./figures.ts";

const figures = precedentFigures();
const { buying, buyingFromDealer } = figures.advice!;
const { tradeIn } = figures.market!;

describe("an owner's ad", () => {
  test.each([
    ["below a trade-in", tradeIn.middle - 1, "low"],
    ["at a trade-in", tradeIn.middle, "good"],
    ["at what to offer", buying.number, "good"],
    ["above what to offer", buying.number + 1, "fair"],
    ["at what to stop at", buying.ceiling, "fair"],
    ["a tenth above the buyer's limit", Math.floor(1.1 * buying.ceiling), "fair"],
    ["more than a tenth above the buyer's limit", Math.ceil(1.1 * buying.ceiling) + 1, "high"],
    ["three tenths above the buyer's limit", Math.floor(1.3 * buying.ceiling), "high"],
    ["more than three tenths above the buyer's limit", Math.ceil(1.3 * buying.ceiling) + 1, "over"],
  ])("an owner's ad %s is %s", (_where, price, verdict) => {
    expect(checkAd(figures, price, "owner").verdict).toBe(verdict);
  });

  test("the advice about an owner's ad opens at the offer and stops three quarters of the way up", () => {
    const answer = checkAd(figures, 9000, "owner");
    expect(answer).toMatchObject({ open: buying.number, stop: buying.ceiling });
  });

  test("an owner's ad below the trade-in has one number, its own price", () => {
    expect(checkAd(figures, 900, "owner")).toMatchObject({ open: null, stop: 900 });
  });
});

test("an owner's ad for a cheap cart is about right up to $200 above the buyer's limit", () => {
  const cheap = precedentFigures({ modelYear: 2006, condition: "poor", batteryAge: 5 });
  const { ceiling } = cheap.advice!.buying;
  expect(ceiling).toBeLessThan(1500);
  expect(checkAd(cheap, ceiling + 200, "owner").verdict).toBe("fair");
  expect(checkAd(cheap, ceiling + 201, "owner").verdict).toBe("high");
});

test.each([
  ["at what dealers ask", 1, 0, "good"],
  ["a fifth above what dealers ask", 1.2, -50, "fair"],
  ["more than a fifth above it", 1.2, 50, "high"],
  ["at the top of dealers' range", 1.45, -50, "high"],
  ["above dealers' range", 1.45, 50, "over"],
] as const)("a dealer's ad %s gets no extra tolerance", (_where, share, more, verdict) => {
  const price = share * buyingFromDealer.number + more;
  expect(checkAd(figures, price, "dealer").verdict).toBe(verdict);
});

test("rounding never gives a dealer's ad at a limit a worse verdict", () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const shown = figuresOf(cart, siteMarket, year);
      if (shown.market === null || cart.notRunning) return;
      const { asking } = shown.market.asking;
      expect(checkAd(shown, asking, "dealer").verdict).toMatch(/low|good/);
      expect(checkAd(shown, 1.2 * asking, "dealer").verdict).toMatch(/low|good|fair/);
    }),
  );
});

test("a dealer's ad of $7,500 for a cart that dealers ask $4,200 for is overpriced", () => {
  const change = [2012, 2010, 2008, 2006].map((modelYear) => precedentFigures({ modelYear }));
  const cart = change.find(({ market }) => Math.abs(market!.asking.asking - 4200) < 500)!;
  expect(checkAd(cart, 7500, "dealer").verdict).toBe("over");
});

test("a buyer is told to pay a dealer what dealers ask, and at most a fifth more", () => {
  expect(checkAd(figures, 9900, "dealer")).toMatchObject({
    open: buyingFromDealer.number,
    stop: buyingFromDealer.ceiling,
  });
});

describe("an ad far above all dealers", () => {
  const { asking } = figures.market!.asking;

  test.each(sellers)(
    "an ad for over four times what dealers ask gets no offer from us, whoever sells: %s",
    (seller) => {
      const nothing = { open: null, stop: null };
      expect(checkAd(figures, 4 * asking + 1, seller)).toMatchObject({
        verdict: "far",
        ...nothing,
      });
      expect(checkAd(figures, 4 * asking, seller).verdict).toBe("over");
    },
  );

  test("a price in pesos for an old cart is far above all dealers, and a restored cart's price isn't", () => {
    const old = precedentFigures({ modelYear: 2004, condition: "poor", batteryAge: 5 });
    expect(old.market!.asking.asking).toBeLessThan(5000);
    expect(checkAd(old, 65_000, "owner").verdict).toBe("far");
    expect(checkAd(old, 10_000, "owner").verdict).toBe("over");
  });
});

test("a cart without market figures has no verdict and no offer", () => {
  const gem = figuresOf(precedent({ make: "GEM", model: "e4" }), siteMarket, year);
  const nothing = { verdict: "unknown", open: null, stop: null, advice: null };
  expect(checkAd(gem, 5000, "owner")).toMatchObject(nothing);
});

test("no advice exceeds the price in the ad", () => {
  fc.assert(
    fc.property(
      anyCart,
      fc.integer({ min: 1, max: 60_000 }),
      fc.constantFrom("owner" as const, "dealer" as const),
      (cart, price, seller) => {
        const { open, stop } = checkAd(figuresOf(cart, siteMarket, year), price, seller);
        expect(open ?? 0).toBeLessThanOrEqual(price);
        expect(stop ?? 0).toBeLessThanOrEqual(price);
        if (open !== null) expect(open).toBeLessThanOrEqual(stop!);
      },
    ),
    { numRuns: 2000 },
  );
});

test("a dealer's cart that doesn't run is judged as it stands, like an owner's", () => {
  const wreck = precedentFigures({
    modelYear: 2008,
    condition: "poor",
    batteryAge: 5,
    notRunning: true,
  });
  const { asking } = wreck.market!.asking;
  expect(checkAd(wreck, asking, "dealer")).toEqual(checkAd(wreck, asking, "owner"));
  expect(checkAd(wreck, asking, "dealer")).toMatchObject({
    verdict: "over",
    stop: wreck.advice!.buying.ceiling,
  });
});
