import { expect, test } from "vitest";
import { middleCost, work } from "../../../../domain/market/work-prices.ts";
import { askingSummary } from "../../../market/asking-prices.ts";
import { offers } from "../../../market/offers.data.ts";
import { render } from "../../../ui/kit/page.fixture.ts";
import { textsOf } from "../../../ui/kit/queries.fixture.ts";
import { askingByAge, askingByMake, figures } from "./figures.tsx";

const offer = (make: string, ageYears: number, price: number) => ({
  make,
  ageYears,
  price,
  modelYear: 2026 - ageYears,
  place: "FL",
  dealer: "A",
});
const ten = (make: string, ageYears: number, price: number) =>
  Array.from({ length: 10 }, (_, at) => offer(make, ageYears, price + at));

test("prices are grouped by age, youngest first, where there are enough of them", () => {
  const some = [...ten("Icon", 13, 3000), ...ten("Icon", 2, 9000), offer("Icon", 5, 1)];
  expect(askingByAge(some).map(({ name, count, middle }) => [name, count, middle])).toEqual([
    ["up to 2 years", 10, 9004],
    ["13 years and older", 10, 3004],
  ]);
});

test("no age falls between two groups", () => {
  for (let age = 0; age <= 45; age++) expect(askingByAge(ten("Icon", age, 5000))).toHaveLength(1);
});

test("prices are grouped by make, those with most offers first", () => {
  const some = [...ten("Icon", 3, 5000), offer("EZ-GO", 9, 4000), ...ten("Yamaha", 3, 6000)];
  const more = [...some, offer("Yamaha", 4, 6000)];
  expect(askingByMake(more).map(({ name, count }) => [name, count])).toEqual([
    ["Yamaha", 11],
    ["Icon", 10],
  ]);
});

test("the market's figures are those of the product spec", () => {
  const MarketFigures = figures["market-figures"];
  expect(textsOf("li", render(<MarketFigures />))).toEqual([
    "18%annual growth",
    "$2.5Bmarket size",
    "75%electric share",
    "20%longer life cycles with lithium, or more",
  ]);
});

test("new lead-acid batteries cost more than a quarter of the middle used cart, and less than a third", () => {
  const share = middleCost(work.batteries) / askingSummary(offers)!.middle;
  expect(share).toBeGreaterThan(1 / 4);
  expect(share).toBeLessThan(1 / 3);
});
