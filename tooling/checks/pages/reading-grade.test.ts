import { expect, test } from "vitest";
import { readingFaults, readingGrade } from "./reading-grade.ts";

const page = (path: string, text: string) => ({
  path,
  html: `<html><body><main><h1>Golf carts</h1><p>${text}</p></main></body></html>`,
});

const easy = page("/easy", "The cart is old. You can sell it now. ".repeat(8));
const hard = page(
  "/hard",
  "Considerable uncertainties concerning electrical installations necessitate professional examination of documentation. ".repeat(
    6,
  ),
);

test("long words in long sentences are hard to read, and short ones easy", () => {
  expect(readingGrade(easy)).toBeLessThan(3);
  expect(readingGrade(hard)).toBeGreaterThan(15);
});

test("a page with hardly any sentences has no grade", () => {
  expect(readingGrade(page("/short", "The cart is old."))).toBeNull();
});

test("the middle page and the hardest one have limits", () => {
  expect(readingFaults([easy, easy, hard], { median: 8, hardest: 90 })).toEqual([]);
  expect(readingFaults([easy, hard, hard], { median: 8, hardest: 90 })).toEqual([
    expect.stringMatching(
      /^half of the pages are written for grade \d+\.\d or above; 8 is allowed$/,
    ),
  ]);
  expect(readingFaults([easy, easy, hard], { median: 8, hardest: 11 })).toEqual([
    expect.stringMatching(/^\/hard: written for grade \d+\.\d; shorten its sentences$/),
  ]);
});
