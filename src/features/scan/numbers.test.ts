import { expect, test } from "vitest";
import { numberAmong, otherNumbers } from "./numbers.ts";

const asOfYear = 2026;

test.each([
  [["PH1523-345678"], "PH1523-345678"],
  [["CLUB CAR", "103-886-401", "ph1523345678"], "ph1523345678"],
  [["SPH1523-345678"], "PH1523-345678"],
  [["I1C9CART43GE123456"], "1C9CART43GE123456"],
  [["https://maker.example/serials/JW8-513842"], "JW8-513842"],
  [["MODEL=Onward;SN=PH1523-345678"], "PH1523-345678"],
  [["5660000", "PH1523-345678"], "PH1523-345678"],
])("the codes %j give the number %s", (texts, number) => {
  expect(numberAmong(texts, asOfYear)).toBe(number);
});

test.each([
  [[]],
  [["48V-LITHIUM"]],
  [["https://maker.example/p/C1416"]],
  [["PH1523"]],
  // This is the date code of a battery.
  [["C4"]],
])("the codes %j give no cart number", (texts) => {
  expect(numberAmong(texts, asOfYear)).toBeNull();
});

test("a code that may be another make's number is offered, unlike addresses and words", () => {
  const texts = ["LVT-0048213", "https://maker.example/48", "LITHIUM", "12", "7".repeat(41)];
  expect(otherNumbers(texts)).toEqual(["LVT-0048213"]);
});
