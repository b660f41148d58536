import fc from "fast-check";
import { expect, test } from "vitest";
import { placeOn, scaleWidth } from "./price-scale.ts";

const dollars = fc.integer({ min: 0, max: 1_000_000 });
const range = fc
  .tuple(dollars, dollars, dollars)
  .map((three) => three.toSorted((a, b) => a - b))
  .map(
    ([low, middle, high]) =>
      ({ name: "Estimate", low: low!, middle: middle!, high: high! }) as const,
  );

test("every price has its place inside the scale, and a higher one is further right", () => {
  fc.assert(
    fc.property(fc.array(range, { minLength: 1 }), fc.option(dollars), (ranges, price) => {
      const x = placeOn(ranges, price);
      const shown = ranges.flatMap(({ low, middle, high }) => [low, middle, high]);
      const places = [...shown, ...(price === null ? [] : [price])]
        .toSorted((a, b) => a - b)
        .map(x);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places[0]).toBeGreaterThanOrEqual(0);
      expect(places.at(-1)).toBeLessThanOrEqual(scaleWidth);
    }),
  );
});
