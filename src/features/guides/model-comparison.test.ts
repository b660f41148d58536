import { expect, test } from "vitest";
import { facts } from "../../market/listings.data.ts";
import { comparedAges, comparedModels } from "./model-comparison.ts";

test("the models that people weigh against each other are compared", () => {
  const names = comparedModels.map(({ model }) => model.name);
  expect(names).toEqual(expect.arrayContaining(["RXV", "TXT", "Precedent", "Onward", "Tempo"]));
});

test("each price is of a four-seater of a year in which its model was built", () => {
  for (const { model, byAge } of comparedModels) {
    for (const [index, prices] of byAge.entries()) {
      const year = facts.asOfYear - comparedAges[index]!;
      const { from, to = facts.asOfYear } = model.years;
      if (year < from || year > to) expect(prices).toEqual([]);
      for (const { price } of prices) {
        expect(price.cart).toContain(`year=${year}`);
        expect(price.cart).toContain("seats=4");
      }
    }
  }
});

test("a model with the same drive is never dearer when it's older", () => {
  for (const { byAge } of comparedModels) {
    for (const [index, prices] of byAge.entries()) {
      for (const { drive, price } of prices) {
        const younger = byAge[index - 1]?.find((each) => each.drive === drive)?.price.dollars;
        expect(price.dollars).toBeLessThanOrEqual(younger ?? price.dollars);
      }
    }
  }
});
