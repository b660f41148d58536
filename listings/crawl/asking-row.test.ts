import type { Item, Offer } from "./item.ts";
import { describe, expect, test } from "vitest";
import {
  toListingRow,
  amountOf,
  batteryTypeOf,
  conditionOf,
  isForSale,
  powertrainOf,
  seatsOf,
  yearOf,
  yesOrNo,
} from "./asking-row.ts";
import { sampleSource } from "./crawl.fixture.ts";
import type { Source } from "./sources.ts";

function sampleItem(changes: Partial<Item> = {}): Item {
  return {
    name: "2019 EZ-GO RXV",
    url: "/carts/7",
    sku: "S7",
    model_year: "2019",
    make: "EZ-GO",
    model: "RXV",
    condition: "https://schema.org/UsedCondition",
    seats: "4",
    powertrain: "Electric",
    battery_type: "",
    battery_year: "",
    lifted: "",
    offers: [sampleOffer()],
    ...changes,
  };
}

function sampleOffer(changes: Partial<Offer> = {}): Offer {
  return { price: "4800", currency: "USD", availability: "https://schema.org/InStock", ...changes };
}

function read(changes: Partial<Item> = {}, defaults: Source["defaults"] = {}) {
  return toListingRow(sampleItem(changes), {
    source: sampleSource({ place: "NC", defaults }),
    address: new URL("https://www.dealer.example/inventory"),
    observedOn: "2026-11-21",
  });
}

function cellsOf(...given: Parameters<typeof read>) {
  const row = read(...given);
  return "cells" in row ? row.cells : row;
}

test("an item becomes a complete row, except for its group", () => {
  expect(cellsOf()).toEqual({
    observed_on: "2026-11-21",
    model_year: "2019",
    make: "EZ-GO",
    model: "RXV",
    condition: "used",
    seats: "4",
    powertrain: "electric",
    battery_type: "",
    battery_year: "",
    lifted: "",
    price_usd: "4800",
    price_kind: "asking",
    place: "NC",
    group: "",
    source: "https://www.dealer.example/carts/7",
    note: "",
    year_disputed: "",
  });
});

test.each<[string, Partial<Item>]>([
  ["no price", { offers: [] }],
  ["no price", { offers: [sampleOffer({ price: "" })] }],
  ["price is not an amount", { offers: [sampleOffer({ price: "Call us" })] }],
  ["price_usd is below 300", { offers: [sampleOffer({ price: "0" })] }],
  ["price_usd is above 100000", { offers: [sampleOffer({ price: "1200000" })] }],
  ["several prices", { offers: [sampleOffer(), sampleOffer({ price: "5200" })] }],
  ["several prices", { offers: [sampleOffer(), sampleOffer({ price: "from 5200" })] }],
  ["not in US dollars", { offers: [sampleOffer({ currency: "CAD" })] }],
  ["not for sale", { offers: [sampleOffer({ availability: "SoldOut" })] }],
  ["no model year", { model_year: "", name: "EZ-GO RXV 2019" }],
  ["no model year", { model_year: "", name: "20190 RXV" }],
  ["model year is in the future", { model_year: "2028" }],
  ["model_year is below 1950", { model_year: "1925" }],
  ["no make", { make: "" }],
  ["make is not in the directory", { make: "Ford" }],
  ["no model", { model: "", name: "RXV" }],
  ["no model", { model: "", name: "2019 EZ-GO" }],
  ["unknown condition", { condition: "" }],
  ["unknown powertrain", { powertrain: "" }],
  ["model is longer than 81 characters", { model: "x".repeat(82) }],
])("an item is skipped with the reason “%s” for %j", (reason, change) => {
  expect(read(change)).toEqual({ reason });
});

test.each<[Partial<Item>, object]>([
  [{ make: "E-Z-Go" }, { make: "EZ-GO" }],
  [{ offers: [sampleOffer(), sampleOffer({ price: "$4,800" })] }, { price_usd: "4800" }],
  [{ offers: [sampleOffer({ currency: "" })] }, { price_usd: "4800" }],
  [
    { offers: [sampleOffer(), sampleOffer({ price: "5200", availability: "SoldOut" })] },
    { price_usd: "4800" },
  ],
  [{ model_year: "2027" }, { model_year: "2027" }],
  [{ lifted: "Yes" }, { lifted: "yes" }],
  [
    { battery_type: "Lithium", battery_year: "2024" },
    { battery_type: "lithium", battery_year: "2024" },
  ],
  [
    { powertrain: "Gas", battery_type: "AGM" },
    { powertrain: "gas", battery_type: "" },
  ],
])("an item with %j gives a row with %j", (change, cells) => {
  expect(cellsOf(change)).toMatchObject(cells);
});

test.each<[Partial<Item>, object]>([
  [{ model_year: "" }, { model_year: "2019", note: "year from the name" }],
  [{ model: "" }, { model: "RXV", note: "model from the name" }],
  [
    { model: "", name: "E Z GO Express S4" },
    { model: "Express S4", note: "model from the name" },
  ],
  [{ model_year: "", model: "" }, { note: "year from the name; model from the name" }],
  [
    { model_year: "2018" },
    { model_year: "2018", note: "YEAR CONFLICT: name says 2019", year_disputed: "yes" },
  ],
  [{ name: "4000 lb RXV" }, { model_year: "2019", note: "", year_disputed: "" }],
])("an item with %j gets a note about where the value was found: %j", (change, cells) => {
  expect(cellsOf(change)).toMatchObject(cells);
});

describe("a source's default", () => {
  const defaults: Source["defaults"] = {
    make: "Yamaha",
    condition: "new",
    powertrain: "electric",
    battery_type: "lithium",
  };

  test("a source's default is used where the item says nothing", () => {
    expect(cellsOf({ make: "", condition: "", powertrain: "" }, defaults)).toMatchObject({
      make: "Yamaha",
      condition: "new",
      powertrain: "electric",
      battery_type: "lithium",
    });
  });

  test("a source's default doesn't replace a value, even one that we can't read", () => {
    expect(cellsOf({ battery_type: "AGM" }, defaults)).toMatchObject({
      make: "EZ-GO",
      condition: "used",
      battery_type: "lead-acid",
    });
    expect(cellsOf({ battery_type: "48 V" }, defaults)).toMatchObject({ battery_type: "" });
    expect(read({ condition: "mint" }, defaults)).toEqual({ reason: "unknown condition" });
    expect(read({ powertrain: "hybrid" }, defaults)).toEqual({ reason: "unknown powertrain" });
  });
});

test.each([
  ["https://dealer.example/carts/7", "https://dealer.example/carts/7"],
  ["https://user:secret@dealer.example/7", "https://dealer.example/7"],
  ["https://other.example/carts/7", "https://www.dealer.example/inventory#S7"],
  ["javascript:alert(1)", "https://www.dealer.example/inventory#S7"],
  ["ftp://dealer.example/carts/7", "https://www.dealer.example/inventory#S7"],
  ["https://", "https://www.dealer.example/inventory#S7"],
  ["", "https://www.dealer.example/inventory#S7"],
])("an item with the address %j has the source %s", (url, address) => {
  expect(cellsOf({ url })).toMatchObject({ source: address });
});

test("an item without an address or number has the page's address as its source", () => {
  expect(cellsOf({ url: "", sku: "" })).toMatchObject({
    source: "https://www.dealer.example/inventory",
  });
});

test("a name that a spreadsheet would run as a formula is escaped", () => {
  expect(cellsOf({ model: "=cmd|' /C calc'!A0" })).toMatchObject({ model: "'=cmd|' /C calc'!A0" });
});

test.each([
  ["4800", "4800"],
  ["4800.5", "4800.5"],
  ["$12,995.00", "12995.00"],
  ["US$ 12,995", "12995"],
  ["USD 12995", "12995"],
  ["12995 USD", "12995"],
  ["1,299,500", "1299500"],
])("%j is read as the amount %s", (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test.each([
  "Call for price",
  "-4800",
  "4,8",
  "12.995,00",
  "12.995",
  "€4800",
  "4800-5200",
  "from 4800",
  "1e4",
  "",
])("%j is not one amount of dollars", (text) => {
  expect(amountOf(text)).toBeUndefined();
});

test.each([
  ["2019", "2019"],
  ["2019-03", "2019"],
  ["2019-03-01", "2019"],
  ["2019-03-01T00:00:00Z", "2019"],
  ["'19", undefined],
  ["2019/2020", undefined],
  ["20190", undefined],
  ["late 2019", undefined],
])("the year in %j is %s", (text, year) => {
  expect(yearOf(text)).toBe(year);
});

test.each([
  ["https://schema.org/NewCondition", "new"],
  ["http://schema.org/UsedCondition", "used"],
  ["schema:RefurbishedCondition", "refurbished"],
  ["Pre-Owned", "used"],
  ["https://schema.org/DamagedCondition", undefined],
  ["like new", undefined],
])("the condition %j is read as %s", (text, condition) => {
  expect(conditionOf(text)).toBe(condition);
});

test.each([
  ["Electric", "electric"],
  ["48V lithium battery", "electric"],
  ["EV", "electric"],
  ["Gasoline", "gas"],
  ["Gas; Kohler EFI", "gas"],
  ["gas or electric", undefined],
  ["hybrid electric", undefined],
  ["natural gas", undefined],
  ["Vegas", undefined],
  ["", undefined],
])("the powertrain %j is read as %s", (text, powertrain) => {
  expect(powertrainOf(text)).toBe(powertrain);
});

test.each([
  ["LiFePO4 105 Ah", "lithium"],
  ["AGM", "lead-acid"],
  ["lead acid or lithium", undefined],
  ["48 V", undefined],
])("the battery type %j is read as %s", (text, type) => {
  expect(batteryTypeOf(text)).toBe(type);
});

test.each([
  ["4", "4"],
  ["20", "20"],
  ["0", undefined],
  ["21", undefined],
  ["2+2", undefined],
])("the seats %j are read as %s", (text, seats) => {
  expect(seatsOf(text)).toBe(seats);
});

test.each([
  ["Yes", "yes"],
  ["true", "yes"],
  ["0", "no"],
  ["6 inches", undefined],
])("the flag %j is read as %s", (text, answer) => {
  expect(yesOrNo(text)).toBe(answer);
});

test.each([
  ["https://schema.org/InStock", true],
  ["https://schema.org/PreOrder", true],
  ["", true],
  ["https://schema.org/OutOfStock", false],
  ["http://schema.org/SoldOut", false],
  ["Discontinued", false],
  ["out-of-stock", false],
  ["Sold", false],
  ["Reserved", false],
])("a cart with the availability %j is for sale: %s", (availability, answer) => {
  expect(isForSale(availability)).toBe(answer);
});
