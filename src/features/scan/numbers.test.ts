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
])("of the codes %j, %s is the number", (texts, number) => {
  expect(numberAmong(texts, asOfYear)).toBe(number);
});

test.each([
  [[]],
  [["48V-LITHIUM"]],
  [["https://maker.example/p/C1416"]],
  [["PH1523"]],
  // The date code of a battery.
  [["C4"]],
])("none of the codes %j is the number of a cart", (texts) => {
  expect(numberAmong(texts, asOfYear)).toBeNull();
});

test("a code that may be the number of another make is offered, but no address and no word", () => {
  const texts = ["LVT-0048213", "https://maker.example/48", "LITHIUM", "12", "7".repeat(41)];
  expect(otherNumbers(texts)).toEqual(["LVT-0048213"]);
});
