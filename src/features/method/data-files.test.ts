import { expect, test } from "vitest";
import { findBasePrice } from "../../../domain/catalogue/site-prices.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { basePrices } from "./parts/base-price-list.tsx";
import { makesFile, valuationFile } from "./data-files.ts";

test("every base price shown is the one the arithmetic takes", () => {
  for (const { make, model, price } of basePrices) {
    expect([make, model, findBasePrice(make, model ?? "a model nobody lists").price]).toEqual([
      make,
      model,
      price,
    ]);
  }
  expect(new Set(basePrices.map(({ make }) => make)).size).toBe(makes.length + 1);
});

test("the makes file has every make with its prices and an address", () => {
  expect(makesFile.makes).toHaveLength(makes.length);
  expect(makesFile.makes.find(({ name }) => name === "Tomberlin")).toMatchObject({
    defaultBasePrice: 8000,
    modelPrices: { "E-Merge": 8500 },
    url: expect.stringMatching(/\/tomberlin$/),
  });
});

test("the valuation file is enough to value a cart by", () => {
  const numbersOf = (id: string) => valuationFile.rules.find((rule) => rule.id === id)!.numbers;
  expect(numbersOf("depreciation")).toEqual({ perEarlyYear: 2, perLaterYear: 1, mostLost: 16 });
  expect(numbersOf("battery")).toEqual({ 0: 22, 1: 20, 2: 19, 3: 17, 4: 14, 5: 10 });
  expect(valuationFile).toMatchObject({
    floorDollars: 1000,
    rangeTwentieths: { low: 17, high: 23 },
  });
});
