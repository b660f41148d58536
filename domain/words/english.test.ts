import { expect, test } from "vitest";
import {
  allText,
  capitalize,
  countWithNoun,
  countInWords,
  countText,
  formatNumber,
  listText,
  uncapitalize,
  withArticle,
} from "./english.ts";

test.each([
  [0, "0 listings"],
  [1, "1 listing"],
  [2, "2 listings"],
  [12_345, "12,345 listings"],
])("counted(%i) of a regular noun is “%s”", (count, text) => {
  expect(countWithNoun(count, "listing")).toBe(text);
});

test.each([
  [0, "0 entries"],
  [1, "1 entry"],
])("counted(%i) of an irregular noun is “%s”", (count, text) => {
  expect(countWithNoun(count, "entry", "entries")).toBe(text);
});

test.each([
  [0, "no"],
  [1, "one"],
  [9, "nine"],
  [10, "10"],
  [1200, "1,200"],
])("the count %i reads %s within a sentence", (count, text) => {
  expect(countText(count)).toBe(text);
});

test.each([
  [0, "no carts"],
  [1, "one cart"],
  [2, "two carts"],
  [12, "12 carts"],
])("%i carts read %j within a sentence", (count, text) => {
  expect(countInWords(count, "cart")).toBe(text);
});

test.each([
  [2, "both"],
  [3, "all three"],
])("all of %i things are %j", (count, text) => {
  expect(allText(count)).toBe(text);
});

test.each([
  ["", ""],
  ["one cart", "One cart"],
  ["6 seats", "6 seats"],
])("%j is capitalized as %j", (text, asSentence) => {
  expect(capitalize(text)).toBe(asSentence);
});

test.each([
  "an EZ-GO",
  "an i60",
  "an RXV",
  "an S4",
  "an LSV",
  "an SUV",
  "an 8-year-old cart",
  "an 18-year-old cart",
  "a TXT",
  "a Club Car",
  "a 17-character VIN",
  "a utility vehicle",
  "a UTV",
  "a Star",
  "a 2018 cart",
])("%j has the right article", (text) => {
  expect(withArticle(text.replace(/^an? /, ""))).toBe(text);
});

test.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567, -5, -1234])(
  "%i is grouped as Intl would",
  (number) => {
    expect(formatNumber(number)).toBe(number.toLocaleString("en-US"));
  },
);

test.each([[[]], [["DS"]], [["DS", "Tempo"]], [["DS", "Onward", "Tempo"]], [["a", "b", "c", "d"]]])(
  "%j is listed as Intl would",
  (parts: string[]) => {
    const or = new Intl.ListFormat("en-US", { type: "disjunction" });
    expect(listText(parts)).toBe(new Intl.ListFormat("en-US").format(parts));
    expect(listText(parts, "or")).toBe(or.format(parts));
  },
);

test("only the first letter of an uncapitalized text is made lowercase", () => {
  expect(uncapitalize("Four EZ-GO carts")).toBe("four EZ-GO carts");
});
