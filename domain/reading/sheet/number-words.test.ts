import { expect, test } from "vitest";
import { wordPattern } from "../vocabulary.ts";
import { numberInWords, numberWords } from "./number-words.ts";

test.each([
  ["one", 1],
  ["nineteen", 19],
  ["forty", 40],
  ["thirty-six", 36],
  ["thirty six", 36],
  ["one hundred", 100],
  ["a hundred and twenty", 120],
  ["two hundred forty-eight", 248],
  ["dozen", 12],
  ["a dozen", 12],
  ["half a dozen", 6],
  ["two dozen", 24],
  ["2 dozen", 24],
  ["a pair of", 2],
  ["a couple", 2],
  ["a couple dozen", 24],
  ["doce", 12],
  ["veintidos", 22],
  ["cuarenta", 40],
  ["treinta y seis", 36],
  ["cien", 100],
  ["ciento veinte", 120],
  ["una docena de", 12],
  ["un par de", 2],
])("%j is %i", (words, number) => {
  expect(numberInWords(words)).toBe(number);
  expect(words.match(wordPattern(`^${numberWords}$`))).not.toBeNull();
});

test.each(["", "and", "several", "cart", "1e3"])("%j isn't a number", (words) => {
  expect(numberInWords(words)).toBeNaN();
});

test("“once” is eleven only before a word in Spanish", () => {
  const found = (text: string) => text.match(wordPattern(numberWords)) ?? [];
  expect(found("once carritos")).toEqual(["once"]);
  expect(found("serviced once")).toEqual([]);
});
