import { expect, test } from "vitest";
import { askingByAge, askingByMake } from "./asking-groups.ts";

const listing = (make: string, ageYears: number, price: number) => ({
  make,
  ageYears,
  price,
  modelYear: 2026 - ageYears,
  place: "FL",
  dealer: "A",
});
const tenListings = (make: string, ageYears: number, price: number) =>
  Array.from({ length: 10 }, (_, index) => listing(make, ageYears, price + index));

test("prices are grouped by age, youngest first, and small groups are left out", () => {
  const prices = [
    ...tenListings("Icon", 13, 3000),
    ...tenListings("Icon", 2, 9000),
    listing("Icon", 5, 1),
  ];
  expect(askingByAge(prices).map(({ name, count, middle }) => [name, count, middle])).toEqual([
    ["up to 2 years", 10, 9004],
    ["13 years and older", 10, 3004],
  ]);
});

test("every age belongs to exactly one group", () => {
  for (let age = 0; age <= 45; age++)
    expect(askingByAge(tenListings("Icon", age, 5000))).toHaveLength(1);
});

test("prices are grouped by make, the one with the most listings first", () => {
  const prices = [
    ...tenListings("Icon", 3, 5000),
    listing("EZ-GO", 9, 4000),
    ...tenListings("Yamaha", 3, 6000),
  ];
  const all = [...prices, listing("Yamaha", 4, 6000)];
  expect(askingByMake(all).map(({ name, count }) => [name, count])).toEqual([
    ["Yamaha", 11],
    ["Icon", 10],
  ]);
});
