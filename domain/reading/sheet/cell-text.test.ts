import fc from "fast-check";
import { expect, test } from "vitest";
import { isBlank, plainText, quote } from "./cell-text.ts";

test("a cell is read in lowercase, with plain apostrophes and single spaces", () => {
  expect(plainText("\uFEFF ’18\u00a0 Club\nCar ")).toBe("'18 club car");
});

test("the shortcut for plain cells gives the same text", () => {
  const long = (text: string) => plainText(`\u00ad${text}`);
  const check = (text: string) => {
    expect(plainText(text)).toBe(long(text));
  };
  fc.assert(fc.property(fc.string(), check));
});

test.each(["", " ", "-", "—", "N/A", "n/a ", "?", "TBD", "Unknown"])(
  "the cell %j counts as blank",
  (cell) => {
    expect(isBlank(cell)).toBe(true);
  },
);

test.each(["0", "no", "none", "NA2"])("the cell %j doesn't count as blank", (cell) => {
  expect(isBlank(cell)).toBe(false);
});

test("a quoted cell is short, on one line, and without control characters", () => {
  expect(quote(" two\r\nlines\u001b[2J ")).toBe("“two lines [2J”");
  expect(quote("é".repeat(40))).toBe(`“${"é".repeat(40)}”`);
  expect(quote("🛺".repeat(41))).toBe(`“${"🛺".repeat(39)}…”`);
});
