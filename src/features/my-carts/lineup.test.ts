import fc from "fast-check";
import { expect, test } from "vitest";
import { lineupOf } from "./lineup.ts";

const cartsAt = (...prices: readonly number[]) =>
  prices.map((dollars) => ({ title: `Cart ${dollars}`, dollars }));
const anyPrices = fc.array(fc.integer({ min: 500, max: 30_000 }), { minLength: 1, maxLength: 100 });

test("carts with room between them stand at their own prices, cheapest first", () => {
  const { parked, points } = lineupOf(cartsAt(8000, 2000, 5000));
  expect(parked.map(({ dollars, wide }) => [dollars, wide])).toEqual([
    [2000, 0],
    [5000, 50],
    [8000, 100],
  ]);
  expect(points).toEqual([0, 50, 100]);
});

test("a single cart stands in the middle", () => {
  expect(lineupOf(cartsAt(4200)).parked).toMatchObject([{ wide: 50, narrow: 50 }]);
});

test("carts that cost nearly the same are a little apart, on either side of their price", () => {
  const { parked, points } = lineupOf(cartsAt(4000, 4000));
  expect(points).toEqual([50]);
  expect(parked.map(({ wide }) => wide)).toEqual([44.5, 55.5]);
});

test("if there are many carts, only those with room are shown, but always the cheapest and the most expensive", () => {
  const prices = [1000, 1100, 1200, 3000, 5000, 6900, 7000];
  const { parked, points } = lineupOf(cartsAt(...prices));
  const inView = (width: "wide" | "narrow") =>
    parked.filter((cart) => cart[width] !== undefined).map(({ dollars }) => dollars);
  expect(inView("wide")).toEqual([1000, 3000, 5000, 7000]);
  expect(parked.map(({ point, wide }) => wide === point)).not.toContain(false);
  expect(inView("narrow")).toEqual([1000, 3000, 5000, 7000]);
  expect(points).toHaveLength(7);
});

test("no two parked carts touch, and none leaves the scale, whatever they cost", () => {
  fc.assert(
    fc.property(anyPrices, (prices) => {
      const { parked } = lineupOf(cartsAt(...prices));
      for (const [width, distance] of [
        ["wide", 11],
        ["narrow", 20],
      ] as const) {
        const places = parked.flatMap((cart) => cart[width] ?? []);
        expect(places[0]).toBeGreaterThanOrEqual(0);
        expect(places.at(-1)).toBeLessThanOrEqual(100);
        for (const [index, place] of places.entries()) {
          if (index > 0) expect(place - places[index - 1]!).toBeGreaterThan(distance - 0.1);
        }
      }
    }),
  );
});

test("screen readers hear the cheapest and the most expensive cart", () => {
  expect(lineupOf(cartsAt(8000, 2000)).text).toBe(
    "The carts on a price scale, from Cart 2000 at $2,000 to Cart 8000 at $8,000.",
  );
  expect(lineupOf(cartsAt(2000)).text).toBe("A price scale with Cart 2000 at $2,000.");
});
