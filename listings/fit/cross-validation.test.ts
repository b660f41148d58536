import { expect, test } from "vitest";
import { seededRandom, shuffle } from "./cross-validation.ts";

const draw = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random);
};

test("a seed always gives the same numbers, and another seed gives others", () => {
  expect(draw(2026, 3).map((number) => number.toFixed(6))).toEqual([
    "0.455408",
    "0.308496",
    "0.661157",
  ]);
  expect(draw(1, 3)).not.toEqual(draw(2026, 3));
});

test("the seeded numbers are spread evenly over [0, 1)", () => {
  const numbers = draw(7, 10_000);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  for (const tenth of Array(10).keys()) {
    const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length / 10_000;
    expect(share).toBeCloseTo(0.1, 1);
  }
});

test("a shuffle keeps every item and leaves the given list unchanged", () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const shuffled = shuffle(items, seededRandom(1));
  expect(shuffled).not.toEqual(items);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
});
