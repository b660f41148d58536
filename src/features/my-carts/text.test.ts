import { expect, test } from "vitest";
import { unreadableText } from "./text.ts";

test.each([
  [1, /^1 saved cart could not be read\. It is left out/],
  [12, /^12 saved carts could not be read\. They are left out/],
])("%i unreadable entries are counted in a sentence", (count, sentence) => {
  expect(unreadableText(count)).toMatch(sentence);
});
