import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aCart, anyCart } from "../details/cart.fixture.ts";
import {
  type Estimate,
  estimatorFor,
  roundHalfUp,
  multiplyByTwentieths,
  wholeFraction,
} from "./estimate.ts";
import { basePriceFinder } from "./base-price.ts";
import { batteryAges, conditions, seatCounts } from "../cart/cart.ts";
import { rules } from "./rules.ts";

const findBasePrice = basePriceFinder({
  makes: [
    { name: "Club Car", defaultBasePrice: 7500, modelPrices: { Onward: 12000, DS: 6500 } },
    { name: "EZ-GO", defaultBasePrice: 7000, modelPrices: { "Express S4": 11000, TXT: 6000 } },
  ],
  otherBasePrice: 6000,
});
const estimateOf = estimatorFor(findBasePrice);
const carts = anyCart({
  makes: ["Club Car", "EZ-GO", "Other", "Zephyr"],
  models: ["Onward", "ds", "express s4", "TXT 48V", "Viking"],
});
const years = fc.integer({ min: 2020, max: 2060 });

function everyEstimate(holds: (estimate: Estimate) => void) {
  fc.assert(fc.property(carts, years, (cart, asOf) => holds(estimateOf(cart, asOf))));
}

describe("any estimate", () => {
  test("the steps of any estimate add up to its value", () => {
    everyEstimate(({ steps, value }) => {
      expect(steps.reduce((sum, step) => sum + step.amount, 0)).toBe(value);
    });
  });

  test("the running values of any estimate follow from its amounts", () => {
    everyEstimate(({ steps }) => {
      let running = 0;
      for (const step of steps) expect(step.running).toBe((running += step.amount));
    });
  });

  test("any estimate lies within its range and is at least $1,000", () => {
    everyEstimate(({ low, value, high }) => {
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
      expect(value).toBeGreaterThanOrEqual(1000);
    });
  });

  test("any estimate is in whole dollars", () => {
    everyEstimate(({ low, value, high, steps }) => {
      const amounts = steps.flatMap(({ amount, running }) => [amount, running]);
      expect([low, value, high, ...amounts].every(Number.isSafeInteger)).toBe(true);
    });
  });

  test("the value of any estimate doesn't depend on the order of the rules", () => {
    const orders = fc.shuffledSubarray([...rules], { minLength: rules.length });
    fc.assert(
      fc.property(carts, years, orders, (cart, asOf, order) => {
        expect(estimatorFor(findBasePrice, order)(cart, asOf).value).toBe(
          estimateOf(cart, asOf).value,
        );
      }),
    );
  });
});

describe("other things equal", () => {
  test("an older cart is never worth more, other things equal", () => {
    fc.assert(
      fc.property(carts, years, fc.nat(60), (cart, asOf, extraYears) => {
        const older = estimateOf(cart, asOf + extraYears);
        expect(older.value).toBeLessThanOrEqual(estimateOf(cart, asOf).value);
      }),
    );
  });

  test.each([
    ["a better condition is never cheaper", "condition", conditions],
    ["more seats are never cheaper", "seats", seatCounts.toReversed()],
    ["a newer battery is never cheaper", "batteryAge", batteryAges],
  ] as const)("%s", (_name, field, bestFirst) => {
    fc.assert(
      fc.property(carts, years, (cart, asOf) => {
        const values = bestFirst.map(
          (choice) => estimateOf({ ...cart, [field]: choice }, asOf).value,
        );
        expect(values).toEqual(values.toSorted((a, b) => b - a));
      }),
    );
  });

  test("upgrades, or gas instead of a one-year-old battery, never make a cart cheaper", () => {
    fc.assert(
      fc.property(carts, years, (cart, asOf) => {
        const plain = {
          ...cart,
          hasUpgrades: false,
          powertrain: "electric",
          batteryAge: 1,
        } as const;
        const value = estimateOf(plain, asOf).value;
        expect(estimateOf({ ...plain, hasUpgrades: true }, asOf).value).toBeGreaterThanOrEqual(
          value,
        );
        expect(estimateOf({ ...plain, powertrain: "gas" }, asOf).value).toBeGreaterThanOrEqual(
          value,
        );
      }),
    );
  });

  test("the battery's age doesn't affect a gas cart", () => {
    fc.assert(
      fc.property(carts, years, (cart, asOf) => {
        const gas = { ...cart, powertrain: "gas" } as const;
        const values = batteryAges.map((batteryAge) => estimateOf({ ...gas, batteryAge }, asOf));
        for (const estimate of values) expect(estimate).toEqual(values[0]);
      }),
    );
  });
});

test("a cart newer than the year of the estimate is valued as new", () => {
  const { value, ageYears } = estimateOf(aCart({ modelYear: 2030 }), 2026);
  expect({ value, ageYears }).toEqual({ value: 12000, ageYears: 0 });
});

test("the steps show the base price, then each rule that applies to the cart", () => {
  const { steps, base } = estimateOf(aCart(), 2026);
  expect(base).toEqual({ from: "model", price: 12000, make: "Club Car", model: "Onward" });
  expect(steps).toEqual([
    { id: "base", twentieths: null, amount: 12000, running: 12000 },
    { id: "depreciation", twentieths: 9, amount: -6600, running: 5400 },
    { id: "condition", twentieths: 20, amount: 0, running: 5400 },
    { id: "seats", twentieths: 20, amount: 0, running: 5400 },
    { id: "powertrain", twentieths: 20, amount: 0, running: 5400 },
    { id: "battery", twentieths: 20, amount: 0, running: 5400 },
    { id: "upgrades", twentieths: 20, amount: 0, running: 5400 },
  ]);
});

test("a gas cart has no step for its battery", () => {
  const { steps } = estimateOf(aCart({ powertrain: "gas" }), 2026);
  expect(steps.map(({ id }) => id)).not.toContain("battery");
});

describe("the floor of $1,000", () => {
  const ds = aCart({ model: "DS", modelYear: 2000 });

  test("the floor of $1,000 is a separate step when it applies", () => {
    const { steps, value } = estimateOf({ ...ds, batteryAge: 5 }, 2026);
    expect(steps.at(-1)).toEqual({ id: "floor", twentieths: null, amount: 350, running: 1000 });
    expect(value).toBe(1000);
  });

  test("the floor is not a step when the factors alone reach it", () => {
    const exactly = estimatorFor(basePriceFinder({ makes: [], otherBasePrice: 1000 }));
    const { steps, value } = exactly(aCart({ modelYear: 2026 }), 2026);
    expect(value).toBe(1000);
    expect(steps.at(-1)!.id).toBe("upgrades");
  });

  test("the floor raises a value that is one dollar short", () => {
    const short = estimatorFor(basePriceFinder({ makes: [], otherBasePrice: 999 }));
    const { steps } = short(aCart({ modelYear: 2026 }), 2026);
    expect(steps.at(-1)).toMatchObject({ id: "floor", amount: 1 });
  });
});

test("the range is 85% to 115% of the shown value, with halves rounded up", () => {
  const rangeAt = (price: number) => {
    const { low, high } = estimatorFor(basePriceFinder({ makes: [], otherBasePrice: price }))(
      aCart({ modelYear: 2026 }),
      2026,
    );
    return [low, high];
  };
  expect(rangeAt(1000)).toEqual([850, 1150]);
  expect(rangeAt(1010)).toEqual([859, 1162]);
  expect(rangeAt(1001)).toEqual([851, 1151]);
});

test.each([
  [{ numerator: 5, denominator: 1 }, 5],
  [{ numerator: 99, denominator: 20 }, 5],
  [{ numerator: 90, denominator: 20 }, 5],
  [{ numerator: 89, denominator: 20 }, 4],
  [{ numerator: 80, denominator: 20 }, 4],
  [{ numerator: 0, denominator: 20 }, 0],
])("the fraction %j rounds to %i", (fraction, dollars) => {
  expect(roundHalfUp(fraction)).toBe(dollars);
});

test("any price times any six factors is rounded exactly as with unlimited integers", () => {
  const price = fc.integer({ min: 1, max: 100_000 });
  const factors = fc.array(fc.integer({ min: 4, max: 32 }), { maxLength: 6 });
  fc.assert(
    fc.property(price, factors, (dollars, twentieths) => {
      const exact = twentieths.reduce(multiplyByTwentieths, wholeFraction(dollars));
      const numerator = twentieths.reduce(
        (product, each) => product * BigInt(each),
        BigInt(dollars),
      );
      const denominator = 20n ** BigInt(twentieths.length);
      expect(BigInt(roundHalfUp(exact))).toBe((2n * numerator + denominator) / (2n * denominator));
    }),
  );
});
