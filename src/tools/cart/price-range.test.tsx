import fc from "fast-check";
import { expect, test } from "vitest";
import { render } from "../../components/test-page.ts";
import { pairsIn, textOf, the } from "../../components/test-queries.ts";
import { dollarsIn } from "./test-texts.ts";
import { anyCalculation } from "./calculation-samples.ts";
import { PriceRange } from "./price-range.tsx";

test("the ends of the range are named, the low one as the trade-in value", () => {
  expect(pairsIn(render(<PriceRange low={4434} high={5998} />))).toEqual([
    ["Trade-in value, low end of range", "$4,434"],
    ["High end of range", "$5,998"],
  ]);
});

test("the value lies between the ends that are shown", () => {
  fc.assert(
    fc.property(anyCalculation, ({ appraisal }) => {
      const [low, high] = dollarsIn(textOf(render(<PriceRange {...appraisal} />)));
      expect(low).toBeLessThan(appraisal.value);
      expect(high).toBeGreaterThan(appraisal.value);
    }),
  );
});

test("the rail is a picture of nothing that is not said", () => {
  const rail = the("div[aria-hidden=true]", render(<PriceRange low={1} high={2} />));
  expect(textOf(rail)).toBe("");
});
