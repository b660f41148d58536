import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCalculation } from "./calculation-samples.ts";
import { PriceRange } from "./price-range.tsx";
import { dollarsIn, rendered } from "./test-markup.ts";

test("the ends of the range are named, the low one as the trade-in value", () => {
  expect(rendered(PriceRange, { low: 4434, high: 5998 }).facts).toEqual([
    ["Trade-in value, low end of range", "$4,434"],
    ["High end of range", "$5,998"],
  ]);
});

test("the value lies between the ends that are shown", () => {
  fc.assert(
    fc.property(anyCalculation, ({ appraisal }) => {
      const [low, high] = dollarsIn(rendered(PriceRange, appraisal).text);
      expect(low).toBeLessThan(appraisal.value);
      expect(high).toBeGreaterThan(appraisal.value);
    }),
  );
});

test("the rail is a picture of nothing that is not said", () => {
  const rail = rendered(PriceRange, { low: 1, high: 2 }).one("div", { "aria-hidden": "true" });
  expect(rail.text).toBe("");
});
