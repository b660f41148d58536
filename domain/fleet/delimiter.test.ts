import { expect, test } from "vitest";
import { delimiterOf } from "./delimiter.ts";

test.each([
  ["Year,Make", ","],
  ["Year;Make, Model;Qty", ";"],
  ["Year\tMake\tNotes, other", "\t"],
  ['"a,b,c";d', ";"],
  ['"a ""x"", b";d', ";"],
  ["Carts, of 2026\nYear;Make\n2018;Club Car, the blue one\n2018;Yamaha", ";"],
  ["Cart", ","],
  ["", ","],
])("the cells of %j are separated by %j", (line, delimiter) => {
  expect(delimiterOf(line)).toBe(delimiter);
});
