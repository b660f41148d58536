import { expect, test } from "vitest";
import { delimiterOf } from "./delimiter.ts";

test.each([
  ["Year,Make", ","],
  ["Year;Make, Model;Qty", ";"],
  ["Year\tMake\tNotes, other", "\t"],
  ['"a,b,c";d', ";"],
  ['"a ""x"", b";d', ";"],
  ["Cart", ","],
  ["", ","],
])("the cells of %j are separated by %j", (line, delimiter) => {
  expect(delimiterOf(line)).toBe(delimiter);
});
