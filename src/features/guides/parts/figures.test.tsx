import { expect, test } from "vitest";
import { middleCost, work } from "../../../../domain/market/work-prices.ts";
import { askingSummary } from "../../../market/asking-prices.ts";
import { usedListings } from "../../../market/listings.data.ts";
import { render } from "../../../ui/kit/page.fixture.ts";
import { linksIn, textsOf } from "../../../ui/kit/queries.fixture.ts";
import { fittingFee, leadAcidSets, setPrice } from "../values.ts";
import { askingByAge, askingByMake, figures } from "./figures.tsx";

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

test("the market figures match the product spec", () => {
  const MarketFigures = figures["market-figures"];
  expect(textsOf("li", render(<MarketFigures />))).toEqual([
    "18%annual growth",
    "$2.5Bmarket size",
    "75%electric share",
    "20%longer life cycles with lithium, or more",
  ]);
});

test("each place that requires insurance is named with its part and linked to its page", () => {
  const InsuredPlaces = figures["insured-places"];
  const page = render(<InsuredPlaces />);
  expect(textsOf("h3", page)).toEqual([
    "10 states, and parts of 2 more, require insurance for an ordinary cart on public streets",
  ]);
  expect(linksIn(page)).toContainEqual(["Nevadain Clark County", "/nv"]);
  expect(linksIn(page)).toHaveLength(12);
});

test("each set of batteries makes a voltage that carts have, and its price includes fitting", () => {
  for (const set of leadAcidSets) {
    expect([36, 48]).toContain(set.count * set.volts);
    expect(setPrice(set)).toBe(set.count * set.each + fittingFee);
  }
  const BatteryPacks = figures["battery-packs"];
  const page = render(<BatteryPacks />);
  expect(textsOf("h3", page)).toEqual(["A lead-acid set costs $1,208 to $1,544, fitted"]);
  expect(textsOf(".step-pack", page)).toEqual([
    "666666",
    "888888",
    "12121212",
    "66666666",
    "Lithium",
  ]);
});

test("new lead-acid batteries cost more than a quarter of the middle used cart, and less than a third", () => {
  const share = middleCost(work.batteries) / askingSummary(usedListings)!.middle;
  expect(share).toBeGreaterThan(1 / 4);
  expect(share).toBeLessThan(1 / 3);
});
