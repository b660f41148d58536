import { expect, test } from "vitest";
import { unreadableText } from "./text.ts";

test.each([
  [1, /^1 saved cart could not be read\. It is left out/],
  [12, /^12 saved carts could not be read\. They are left out/],
])("the message about %i unreadable entries counts them", (count, sentence) => {
  expect(unreadableText(count)).toMatch(sentence);
});
