import { expect, test } from "vitest";
import { countText } from "./count-text.ts";

test.each([
  [0, "no"],
  [1, "one"],
  [6, "six"],
  [9, "nine"],
  [10, "10"],
  [120, "120"],
])("%i in a sentence is %s", (count, text) => {
  expect(countText(count)).toBe(text);
});
