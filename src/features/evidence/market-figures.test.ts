import fc from "fast-check";
import { describe, expect, test } from "vitest";
import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { predictAskingPrice } from "../../../domain/asking-prices/asking-price-model.ts";
import { tradeInGuide } from "../../../domain/trade-in/trade-in-guide.ts";
import { anyCalculation, calculationOf } from "../cart/calculation-samples.ts";
import { dollarsIn, nonsense } from "../cart/test-texts.ts";
import { pricedCartFor } from "../../../domain/asking-prices/priced-cart.ts";
import { bandsOf, marketFiguresFor } from "./market-figures.ts";

const precedent = calculationOf({ year: "2016", model: "Precedent" });
const figures = marketFiguresFor(precedent)!;
const sold = { count: 12, first: "2026-03", last: "2026-10", low: 3000, middle: 3500, high: 4000 };

describe("for carts drawn at random", () => {
  test("every dollar of the bands is the domain's", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        const { cart, appraisal, details } = calculation;
        const dealers = predictAskingPrice(model, pricedCartFor(cart, appraisal, details));
        const market = marketFiguresFor(calculation);
        expect(market === null).toBe(dealers === null);
        if (market === null || dealers === null) return;
        const batteryType = cart.powertrain === "gas" ? null : details.batteryType;
        const { ageYears } = appraisal;
        const { lifted } = details;
        const guide = tradeInGuide(dealers.asking, { ...cart, ageYears, batteryType, lifted });
        const bands = bandsOf(calculation, market);
        expect(bands.map(({ low, middle, high }) => [low, middle, high])).toEqual([
          [appraisal.low, appraisal.value, appraisal.high],
          [guide.low, null, guide.high],
          [dealers.low, dealers.asking, dealers.high],
        ]);
        expect(dollarsIn(bands[0]!.note)).toEqual([appraisal.low]);
        expect(JSON.stringify(bands)).not.toMatch(nonsense);
      }),
      { numRuns: 50 },
    );
  });
});

test("each band tells its count, its newest date, and how far it may be off", () => {
  const [formula, guide, dealers] = bandsOf(precedent, figures).map(({ note }) => note);
  expect(formula).toMatch(/Uses no listings; typically \d\d% away from what dealers ask\.$/);
  expect(guide).toMatch(/^In 7 of 8 documented trade-ins, .* The newest is from \w+ \d+, \d{4}\.$/);
  expect(dealers).toContain(
    `Estimated from all ${model.listings.toLocaleString("en-US")} listings, the newest from `,
  );
  expect(dealers).toContain(
    `Typical error at a dealer we don’t know: ${model.typicalErrorPct.dealers.toFixed(0)}%`,
  );
});

test("reported sales have their place as soon as there are enough", () => {
  const bands = bandsOf(precedent, { ...figures, sold });
  expect(bands.map(({ name }) => name)).toEqual([
    "Estimate",
    "Trade-in guide",
    "Reported sales",
    "Dealers ask",
  ]);
  expect(bands[2]!.note).toBe("12 reported by visitors, Mar 2026 to Oct 2026.");
});

test("optional details change the market's figures and not the estimate", () => {
  const lithium = calculationOf({ ...precedent.details, batteryType: "lithium", lifted: true });
  expect(lithium.appraisal).toEqual(precedent.appraisal);
  expect(marketFiguresFor(lithium)!.dealers.asking).toBeGreaterThan(figures.dealers.asking);
});

test("a cart without listings has none of these figures", () => {
  expect(marketFiguresFor(calculationOf({ make: "Garia", model: "Via" }))).toBeNull();
});
