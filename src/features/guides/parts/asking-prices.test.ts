import { expect, test } from "vitest";
import { askingByAge, askingByMake } from "./asking-prices.tsx";

const offer = (make: string, ageYears: number, price: number) => ({
  make,
  ageYears,
  price,
  modelYear: 2026 - ageYears,
  place: "FL",
});
const ten = (make: string, ageYears: number, price: number) =>
  Array.from({ length: 10 }, (_, at) => offer(make, ageYears, price + at));

test("prices are grouped by age, youngest first, where there are enough of them", () => {
  const offers = [...ten("Icon", 13, 3000), ...ten("Icon", 2, 9000), offer("Icon", 5, 1)];
  expect(askingByAge(offers).map(({ name, count, middle }) => [name, count, middle])).toEqual([
    ["Up to 2 years", 10, 9004],
    ["13 years and older", 10, 3004],
  ]);
});

test("no age falls between two groups", () => {
  for (let age = 0; age <= 45; age++) expect(askingByAge(ten("Icon", age, 5000))).toHaveLength(1);
});

test("prices are grouped by make, those with most offers first", () => {
  const offers = [...ten("Icon", 3, 5000), offer("EZ-GO", 9, 4000), ...ten("Yamaha", 3, 6000)];
  const more = [...offers, offer("Yamaha", 4, 6000)];
  expect(askingByMake(more).map(({ name, count }) => [name, count])).toEqual([
    ["Yamaha", 11],
    ["Icon", 10],
  ]);
});
