import { expect, test } from "vitest";
import { closestBy } from "./closest.ts";

test.each([
  ["onward", 0],
  ["onwrd", 0],
  ["oonward", 0],
  ["omward", 0],
  ["omwerd", 0],
  ["omwert", null],
  ["ow", null],
])("%s is matched to Onward by its edits: %s", (text, at) => {
  expect(closestBy(text, [0], () => ["Onward"])).toBe(at);
});
