import { expect, test } from "vitest";
import { lineRanges } from "./line-ranges.ts";

test.each([
  [[], ""],
  [[4], "4"],
  [[1, 2], "1, 2"],
  [[1, 2, 3, 9], "1 to 3, 9"],
  [
    Array.from({ length: 30 }, (_, index) => index * 2),
    "0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, …",
  ],
])("the lines %j are written as %j", (lines, text) => {
  expect(lineRanges(lines)).toBe(text);
});
