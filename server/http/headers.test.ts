import { expect, test } from "vitest";
import { hasTag } from "./headers.ts";

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"ab"', false],
  ["a", false],
  ["", false],
  [undefined, false],
])("If-None-Match %s", (header, expected) => {
  expect(hasTag(header, '"a"')).toBe(expected);
});
