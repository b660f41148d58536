import fc from "fast-check";
import { expect, test } from "vitest";
import { rowDots, stripScale } from "./price-strips.tsx";

test("the axis reaches the dot of a cart cheaper than one step", () => {
  const scale = stripScale([[125]]);
  expect(scale.ticks.at(-1)).toBe(250);
  expect(rowDots(scale, [125])[0]!.path).toBe("M25 20h0");
});

test("every cart on the axis is in a dot, and at most five in a hundred are beyond its end", () => {
  const prices = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1 });
  fc.assert(
    fc.property(prices, (priceList) => {
      const scale = stripScale([priceList]);
      const { width, x, isOnAxis } = scale;
      const drawn = priceList.filter(isOnAxis);
      expect(drawn.length).toBeGreaterThanOrEqual(0.95 * priceList.length);
      const places = rowDots(scale, drawn).flatMap(({ path }) =>
        Array.from(path.matchAll(/M(\d+) /g), ([, place]) => Number(place)),
      );
      const target = drawn.map((price) => x(Math.round(price / 250) * 250));
      expect(new Set(places)).toEqual(new Set(target));
      expect(places).toHaveLength(new Set(target).size);
      expect(Math.max(...places)).toBeLessThanOrEqual(width);
    }),
  );
});

test("one cart at ten times the price of the others doesn't squeeze them together", () => {
  const others = Array.from({ length: 99 }, (_, index) => 4000 + 10 * index);
  expect(stripScale([[...others, 48_000]]).ticks.at(-1)).toBeLessThan(8000);
});

test("a few carts that cost more than others elsewhere are on the axis, too", () => {
  const elsewhere = Array.from({ length: 200 }, () => 5000);
  const { isOnAxis } = stripScale([[14_000, 15_000], elsewhere]);
  expect(isOnAxis(15_000)).toBe(true);
});
