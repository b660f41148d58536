import { expect, test } from "vitest";
import { quote } from "./cell-text.ts";

test("a quoted cell is short, on one line, and without control characters", () => {
  expect(quote(" two\r\nlines\u001b[2J ")).toBe("“two lines [2J”");
  expect(quote("é".repeat(40))).toBe(`“${"é".repeat(40)}”`);
  expect(quote("🛺".repeat(41))).toBe(`“${"🛺".repeat(39)}…”`);
});
