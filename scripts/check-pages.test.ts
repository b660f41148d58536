import { expect, test } from "vitest";
import { pageFaults } from "./check-pages.ts";

test("a plain page has no fault", () => {
  expect(pageFaults("<p>“A 6 × 8 V pack” — $5,216 &#39;ok&#39; &amp; −55%</p>")).toEqual([]);
});

test("a character the fonts lack is a fault", () => {
  expect(pageFaults("<p>Ω</p>")).toEqual(['"Ω" is not in the fonts: see scripts/fonts.ts']);
});

test("characters of scripts and styles do not count", () => {
  expect(pageFaults("<script>'Ω'</script><style>/* Ω */</style>")).toEqual([]);
});

test("a style attribute is a fault", () => {
  expect(pageFaults('<i style="left:0"></i>')).toEqual([
    "a style attribute, which the security policy blocks",
  ]);
});
