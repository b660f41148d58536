import { describe, expect, test } from "vitest";
import { categories } from "./make.ts";
import { makes } from "./makes.ts";
import { reservedPaths } from "../../src/site/pages.ts";
import { spellingOf } from "../words/name-match.ts";

/** Product spec, section 3. */
const specDefaults: Record<string, number> = {
  "Club Car": 7500,
  "EZ-GO": 7000,
  Yamaha: 7000,
  "STAR EV": 7500,
  Icon: 7000,
  Tomberlin: 8000,
  Garia: 12000,
  "Harley Davidson": 9000,
  GEM: 8500,
  Cushman: 8000,
  Kawasaki: 8000,
  Landmaster: 8000,
  "Mammoth EV": 8000,
  "Moke America": 8000,
  Custom: 6000,
};
const specModels: Record<string, Record<string, number>> = {
  "Club Car": { Precedent: 8500, DS: 6500, Onward: 12000, Tempo: 10000 },
  "EZ-GO": { RXV: 8000, TXT: 6000, "Express S4": 11000, Freedom: 9500 },
  Yamaha: { Drive: 7500, G29: 6500, Adventurer: 10500, Concierge: 9000 },
  "STAR EV": { Sirius: 9000, Capella: 8000, Vega: 7000 },
  Icon: { i20: 6000, i40: 8500, i60: 10000 },
  // "Emerge" is matched as another spelling of "E-Merge".
  Tomberlin: { "E-Merge": 8500 },
};

test("makes are in alphabetical order, ending with Custom and Harley Davidson", () => {
  const names = makes.map(({ name }) => name);
  const alphabetical = names
    .slice(0, -2)
    .toSorted((a, b) => a.localeCompare(b, "en", { sensitivity: "base" }));
  expect(names.length).toBeGreaterThanOrEqual(120);
  expect(names, "put the new make where it belongs by alphabet").toEqual([
    ...alphabetical,
    "Custom",
    "Harley Davidson",
  ]);
});

test("no two makes share a path or a spelling", () => {
  expect(new Set(makes.map(({ slug }) => slug)).size).toBe(makes.length);
  expect(new Set(makes.map(({ name }) => spellingOf(name))).size).toBe(makes.length);
});

test("no make takes the path of another page", () => {
  const taken = new Set(reservedPaths);
  expect(makes.filter(({ slug }) => taken.has(`/${slug}`)).map(({ name }) => name)).toEqual([]);
});

test("every path named in the product spec belongs to a make", () => {
  const named =
    "advanced-ev atlas garia melex gem kandi toro kawasaki volcon swift-ev custom harley-davidson " +
    "club-car ez-go yamaha cushman";
  expect(makes.map(({ slug }) => slug)).toEqual(expect.arrayContaining(named.split(" ")));
});

describe("base prices", () => {
  test("the fixed base prices match the product spec", () => {
    const fixed = makes.filter(({ priceFromSpec }) => priceFromSpec);
    const prices = fixed.map(({ name, defaultBasePrice }) => [name, defaultBasePrice]);
    expect(Object.fromEntries(prices)).toEqual(specDefaults);
  });

  test("exactly the models in the product spec have prices of their own", () => {
    const priced = makes.filter(({ modelPrices }) => Object.keys(modelPrices).length > 0);
    const prices = priced.map(({ name, modelPrices }) => [name, modelPrices]);
    expect(Object.fromEntries(prices)).toEqual(specModels);
  });

  test("our own base prices are within the product spec's band of $5,500 to $7,500", () => {
    const assigned = makes.filter(({ priceFromSpec }) => !priceFromSpec);
    for (const { name, defaultBasePrice } of assigned) {
      expect(defaultBasePrice, name).toBeGreaterThanOrEqual(5500);
      expect(defaultBasePrice, name).toBeLessThanOrEqual(7500);
    }
  });
});

test("every category has a make", () => {
  expect(new Set(makes.map(({ category }) => category))).toEqual(new Set(categories));
});
