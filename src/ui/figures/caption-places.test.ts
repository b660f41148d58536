import fc from "fast-check";
import { expect, test } from "vitest";
import { captionPlaces, captionWidth } from "./caption-places.ts";

const ends = { from: 2000, to: 4000 };
const at = (dollars?: number) => ({
  title: "",
  note: "",
  ...(dollars !== undefined && { dollars }),
});

test("a caption with room is centered under its own price", () => {
  expect(captionPlaces([at(3000)], ends)).toEqual([{ point: 50, from: 35, align: "center" }]);
});

test("a caption at the end of the scale reads from that end", () => {
  expect(captionPlaces([at(2000), at(4000)], ends)).toEqual([
    { point: 0, from: 0, align: "start" },
    { point: 100, from: 70, align: "end" },
  ]);
});

test("a caption without a price stands between its neighbors", () => {
  const [, middle] = captionPlaces([at(2000), at(), at(4000)], ends);
  expect(middle).toEqual({ point: null, from: 35, align: "center" });
});

test("captions without a scale are spread evenly", () => {
  expect(captionPlaces([at(), at(), at()], undefined).map(({ from }) => from)).toEqual([0, 35, 70]);
  expect(captionPlaces([at()], undefined)).toEqual([{ point: null, from: 35, align: "center" }]);
});

test("no two captions overlap, and none leaves the scale, whatever their prices", () => {
  const dollars = fc.option(fc.integer({ min: 1500, max: 4500 }), { nil: undefined });
  fc.assert(
    fc.property(fc.array(dollars, { minLength: 1, maxLength: 3 }), (prices) => {
      const sorted = prices.toSorted((a, b) => (a ?? 3000) - (b ?? 3000));
      const froms = captionPlaces(sorted.map(at), ends).map(({ from }) => from);
      for (const [index, from] of froms.entries()) {
        expect(from).toBeGreaterThanOrEqual(index === 0 ? 0 : froms[index - 1]! + captionWidth);
        expect(from + captionWidth).toBeLessThanOrEqual(100);
      }
    }),
  );
});
