import { expect, test } from "vitest";
import { dots, frame, marks, place } from "./error-section.tsx";

test("the first mark is the lower left corner and the last the upper right", () => {
  expect(place(marks[0]!)).toEqual({ x: frame.left, y: frame.bottom });
  expect(place(marks.at(-1)!)).toEqual({ x: frame.right, y: frame.top });
});

test("equal ratios are equal distances, and nothing leaves the frame", () => {
  const [a, b, c] = [2000, 4000, 8000].map((dollars) => place(dollars).x);
  expect(Math.abs(c! - b! - (b! - a!))).toBeLessThanOrEqual(1);
  expect(place(1)).toEqual(place(1000));
  expect(place(1_000_000)).toEqual(place(32_000));
});

test("every pair is a dot, equal pairs are one", () => {
  expect(
    dots([
      [1000, 32_000],
      [32_000, 1000],
      [1000, 32_000],
    ]),
  ).toBe("M584 420h0M64 12h0");
});
