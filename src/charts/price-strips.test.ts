import fc from "fast-check";
import { expect, test } from "vitest";
import { rowDots, stripScale } from "./price-strips.tsx";

test("the axis reaches the dot of a cart cheaper than one step", () => {
  const scale = stripScale([125]);
  expect(scale.ticks.at(-1)).toBe(250);
  expect(rowDots(scale, [125])[0]!.path).toBe("M25 20h0");
});

test("every cart is in a dot on the axis", () => {
  const prices = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1 });
  fc.assert(
    fc.property(prices, (priceList) => {
      const scale = stripScale(priceList);
      const { width, x } = scale;
      const places = rowDots(scale, priceList).flatMap(({ path }) =>
        Array.from(path.matchAll(/M(\d+) /g), ([, place]) => Number(place)),
      );
      const target = priceList.map((price) => x(Math.round(price / 250) * 250));
      expect(new Set(places)).toEqual(new Set(target));
      expect(places).toHaveLength(new Set(target).size);
      expect(Math.max(...places)).toBeLessThanOrEqual(width);
    }),
  );
});
