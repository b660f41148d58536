import fc from "fast-check";
import { expect, test } from "vitest";
import { isBlank, plainText } from "./plain-text.ts";

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

test.each(["", " ", "-", "—", "N/A", "n/a ", "?", "TBD", "Unknown", "I don’t know", "idk"])(
  "the cell %j counts as blank",
  (cell) => {
    expect(isBlank(cell)).toBe(true);
  },
);

test.each(["0", "no", "none", "NA2"])("the cell %j doesn't count as blank", (cell) => {
  expect(isBlank(cell)).toBe(false);
});
