import { expect, test } from "vitest";
import { facts } from "../../market/listings.data.ts";
import { comparedAges, comparedModels } from "./model-comparison.ts";

test("the models that people weigh against each other are compared", () => {
  const names = comparedModels.map(({ model }) => model.name);
  expect(names).toEqual(expect.arrayContaining(["RXV", "TXT", "Precedent", "Onward", "Tempo"]));
});

test("each price is of a four-seater of a year in which its model was built", () => {
  for (const { model, drives } of comparedModels) {
    for (const [index, age] of comparedAges.entries()) {
      const year = facts.asOfYear - age;
      const { from, to = facts.asOfYear } = model.years;
      for (const { byAge } of drives) {
        if (year < from || year > to) expect(byAge[index]).toBeNull();
        const cart = byAge[index]?.price.cart ?? `year=${year}&seats=4`;
        expect(cart).toContain(`year=${year}`);
        expect(cart).toContain("seats=4");
      }
    }
  }
});

test("a model with the same drive never costs more when it's older", () => {
  for (const { byAge } of comparedModels.flatMap(({ drives }) => drives)) {
    const prices = byAge.flatMap((asked) => asked?.price.dollars ?? []);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  }
});

test("no model has a row without a price", () => {
  for (const { byAge } of comparedModels.flatMap(({ drives }) => drives)) {
    expect(byAge.some((asked) => asked !== null)).toBe(true);
  }
});
