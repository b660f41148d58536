import fc from "fast-check";
import { expect, test } from "vitest";
import { ridge } from "./ridge.ts";

const observation = (x: number, target: number) => ({
  features: new Map([
    ["base", 1],
    ["slope", x],
  ]),
  target,
});
const free = new Map([
  ["base", 1e-9],
  ["slope", 1e-9],
]);

test("ridge regression on points of a line gives the line", () => {
  const numbers = fc.integer({ min: -50, max: 50 });
  fc.assert(
    fc.property(numbers, numbers, (base, slope) => {
      const points = [0, 1, 2, 5].map((x) => observation(x, base + slope * x));
      const effects = ridge(points, free);
      expect(effects.get("base")).toBeCloseTo(base, 4);
      expect(effects.get("slope")).toBeCloseTo(slope, 4);
    }),
  );
});

test("a penalty equal to the number of observations halves an effect", () => {
  const points = [1, 1, 1].map(() => ({
    features: new Map([["lifted", 1]]),
    target: 0.4,
  }));
  expect(ridge(points, new Map([["lifted", 3]])).get("lifted")).toBeCloseTo(0.2);
});

test("an effect without an observation is zero", () => {
  const effects = ridge([observation(1, 2)], new Map([...free, ["unseen", 1]]));
  expect(effects.get("unseen")).toBeCloseTo(0, 12);
});
