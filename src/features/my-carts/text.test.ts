import { expect, test } from "vitest";
import { mergeText, unreadableText } from "./text.ts";

const nothing = { carts: [], added: 0, alreadyThere: 0, leftOut: 0 };

test.each([
  [{}, 0, "There is no cart in this file."],
  [{ added: 1 }, 0, "1 cart added."],
  [{ added: 2 }, 0, "2 carts added."],
  [{ alreadyThere: 1 }, 0, "1 cart already here."],
  [{ leftOut: 1 }, 0, "1 cart left out: My Carts holds 100."],
  [{}, 3, "3 carts could not be read."],
  [
    { added: 1, alreadyThere: 2, leftOut: 3 },
    1,
    "1 cart added. 2 carts already here. 3 carts left out: My Carts holds 100. 1 cart could not be read.",
  ],
])("an import with %j and %i unreadable ends so: %s", (merge, unreadable, sentences) => {
  expect(mergeText({ ...nothing, ...merge }, unreadable)).toBe(sentences);
});

test.each([
  [1, "1 saved cart could not be read."],
  [12, "12 saved carts could not be read."],
])("%i unreadable entries are counted in a sentence", (count, sentence) => {
  expect(unreadableText(count)).toBe(sentence);
});
