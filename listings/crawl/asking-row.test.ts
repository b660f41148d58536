import type { Item, Offer } from "./item.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOfRunningCart } from "../../domain/market/priced-cart.ts";
import { anyText } from "../../domain/words/text.fixture.ts";
import { toListingRow } from "./asking-row.ts";
import { sampleSource } from "./crawl.fixture.ts";
import type { Source } from "./sources.ts";

function sampleItem(changes: Partial<Item> = {}): Item {
  return {
    name: "2019 EZ-GO RXV",
    description: "",
    kind: "",
    url: "/carts/7",
    sku: "S7",
    model_year: "2019",
    serial: "",
    make: "EZ-GO",
    model: "RXV",
    condition: "https://schema.org/UsedCondition",
    seats: "4",
    powertrain: "Electric",
    battery_type: "",
    battery_year: "",
    lifted: "",
    place: "",
    note: "",
    offers: [sampleOffer()],
    ...changes,
  };
}

function sampleOffer(changes: Partial<Offer> = {}): Offer {
  return { price: "4800", currency: "USD", availability: "https://schema.org/InStock", ...changes };
}

const observedOn = "2026-11-21";

function read(changes: Partial<Item> = {}, defaults: Source["defaults"] = {}) {
  return toListingRow(sampleItem(changes), {
    source: sampleSource({ place: "NC", defaults }),
    address: new URL("https://www.dealer.example/inventory"),
    observedOn,
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
  ["no model year", { model_year: "", name: "EZ-GO RXV" }],
  ["no model year", { model_year: "", name: "20190 RXV" }],
  ["model year is in the future", { model_year: "2028" }],
  ["model_year is below 1950", { model_year: "1925" }],
  ["no make", { make: "", model: "Sport", name: "2019 Sport" }],
  ["is a Ford", { make: "Ford", model: "F-150", name: "2019 Ford F-150" }],
  ["make is not in the directory: Cartimo", { make: "Cartimo", model: "X", name: "2019 X" }],
  [
    "states the make Yamaha, and its title names EZ-GO",
    { make: "Yamaha", model: "", name: "2019 EZ-GO RXV" },
  ],
  ["is a part", { make: "", model: "", model_year: "", name: "EZ-GO RXV windshield" }],
  ["is a part", { make: "", model: "", model_year: "", name: "Golf cart charger for EZ-GO TXT" }],
  ["names more than one cart", { make: "", model: "", name: "2019 EZ-GO RXV, 2020 Yamaha Drive2" }],
  ["no model", { model: "", name: "2019 EZ-GO" }],
  ["unknown condition", { condition: "" }],
  ["unknown powertrain", { powertrain: "" }],
  ["unknown powertrain", { powertrain: "diesel" }],
  ["unknown powertrain", { powertrain: "", name: "2019 EZ-GO RXV diesel" }],
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
  [{ model_year: "" }, { model_year: "2019", note: "from the text: year" }],
  [{ model_year: "", name: "EZ-GO RXV 2019" }, { model_year: "2019" }],
  [{ model: "" }, { model: "RXV", note: "from the text: model" }],
  [
    { model: "", name: "E Z GO Express S4" },
    { model: "Express S4", note: "from the text: model" },
  ],
  [
    { make: "", model: "", name: "RXV" },
    { make: "EZ-GO", model: "RXV" },
  ],
  [{ make: "A Dealer" }, { make: "EZ-GO", note: "from the text: make" }],
  [
    { model_year: "2018" },
    { model_year: "2018", note: "YEAR CONFLICT: name says 2019", year_disputed: "yes" },
  ],
  [{ name: "4000 lb RXV" }, { model_year: "2019", note: "", year_disputed: "" }],
  [{ condition: "", name: "Used 2019 EZ-GO RXV" }, { condition: "used" }],
  [{ condition: "", kind: "New Golf Carts" }, { condition: "new" }],
  [{ powertrain: "", name: "2019 EZ-GO RXV gas" }, { powertrain: "gas" }],
  [{ powertrain: "", description: "New 48V batteries." }, { powertrain: "electric" }],
  [
    { powertrain: "", battery_type: "AGM" },
    { powertrain: "electric", note: "" },
  ],
  [
    { seats: "", description: "Seats 4." },
    { seats: "4", note: "from the text: seats" },
  ],
  [{ seats: "6 Passenger" }, { seats: "6", note: "" }],
  [{ seats: "2+2" }, { seats: "4" }],
  [{ lifted: "", description: "With a 6 inch lift kit." }, { lifted: "yes" }],
  [{ description: "Lithium battery." }, { battery_type: "lithium" }],
  [{ note: "permanent_boneyard" }, { note: "permanent boneyard" }],
  [{ place: "Florida" }, { place: "FL" }],
  [{ place: "fl" }, { place: "FL" }],
  [{ place: "Ontario" }, { place: "NC" }],
])("an item with %j gets what its text says, with a note: %j", (change, cells) => {
  expect(cellsOf(change)).toMatchObject(cells);
});

test("a detail that nobody mentions comes from what we know about the model", () => {
  const item = { make: "", model: "", powertrain: "", seats: "", name: "2026 Denago Rover XL6" };
  expect(cellsOf({ ...item, model_year: "" })).toMatchObject({
    make: "Denago EV",
    model: "Rover XL6",
    seats: "6",
    powertrain: "electric",
    note: expect.stringMatching(/^from the text: year, make, model; from the model: .*seats/),
  });
});

test("what a dealer states wins over the text, and the text over the model and the defaults", () => {
  const name = "2019 Denago Rover XL6, gas, 4 seats";
  const item = { make: "", model: "", name };
  expect(
    cellsOf({ ...item, powertrain: "electric", seats: "8" }, { powertrain: "gas" }),
  ).toMatchObject({ powertrain: "electric", seats: "8" });
  expect(cellsOf({ ...item, powertrain: "", seats: "" }, { powertrain: "electric" })).toMatchObject(
    { powertrain: "gas", seats: "4" },
  );
});

test.each([
  ["PR1343-411950", "2018", "YEAR CONFLICT: its number says 2013"],
  ["PR1343-411950", "2013", ""],
  ["an unreadable number", "2018", ""],
])("the serial number %j checks the stated year %s, and is not kept: %j", (serial, year, note) => {
  const item = { serial, model_year: year, make: "Club Car", model: "Precedent", name: "" };
  expect(cellsOf(item)).toMatchObject({
    model_year: year,
    note,
    year_disputed: note === "" ? "" : "yes",
  });
  expect(JSON.stringify(cellsOf(item))).not.toContain("411950");
});

test("a number that fits several years contradicts none of them", () => {
  const item = { serial: "3504644", make: "EZ-GO", model: "TXT", name: "" };
  const note = (model_year: string) => cellsOf({ ...item, model_year });
  expect(note("2022")).toMatchObject({ year_disputed: "" });
  expect(note("2012")).toMatchObject({
    note: "YEAR CONFLICT: its number says 2021, 2022, or 2020",
    year_disputed: "yes",
  });
});

test("a status that only says that a cart is for sale is not worth a note", () => {
  for (const note of ["retail", "Available", "in stock"]) {
    expect(cellsOf({ note })).toMatchObject({ note: "" });
  }
});

test("a year in the description only counts if nothing else gives one", () => {
  const description = "This 2017 cart has a radio.";
  const name = "EZ-GO RXV";
  expect(cellsOf({ name, description })).toMatchObject({ model_year: "2019", year_disputed: "" });
  expect(cellsOf({ model_year: "", name, description })).toMatchObject({ model_year: "2017" });
});

test.each([
  ["Golf Carts, ATVs, Trailers", "RXV"],
  ["Utility trailers", undefined],
])("a category such as %j is about everything the shop sells, or about the item", (kind, model) => {
  const item = { kind, make: "", model: "", name: "2019 EZ-GO RXV" };
  expect((cellsOf(item) as { model?: string }).model).toBe(model);
});

test("a description of another make's cart says nothing about this one", () => {
  const description = "Compare it with a gas Yamaha Drive2 with 2 seats.";
  expect(cellsOf({ seats: "", lifted: "", description })).toMatchObject({ seats: "" });
});

test("a cart that doesn't run is noted, so that no model learns from it", () => {
  const row = read({ description: "For parts or repair, does not run." });
  expect("cells" in row && isOfRunningCart(row.listing)).toBe(false);
});

describe("a source's default", () => {
  const defaults: Source["defaults"] = {
    make: "Yamaha",
    condition: "new",
    powertrain: "electric",
    battery_type: "lithium",
  };

  test("a source's default is used where the item says nothing", () => {
    const item = { make: "", model: "", condition: "", powertrain: "", name: "2019 Sport" };
    expect(cellsOf(item, defaults)).toMatchObject({
      make: "Yamaha",
      model: "Sport",
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

test("an address on the dealer's own site counts, although its feed is on another", () => {
  const source = sampleSource({ site: "https://carts.example" });
  const address = new URL("https://feeds.example/42.xml");
  const row = (url: string) => toListingRow(sampleItem({ url }), { source, address, observedOn });
  const sourceOf = (url: string) => {
    const result = row(url);
    return "cells" in result ? result.cells.source : result.reason;
  };
  expect(sourceOf("https://www.carts.example/7")).toBe("https://www.carts.example/7");
  expect(sourceOf("/7")).toBe("https://carts.example/7");
  expect(sourceOf("https://third.example/7")).toBe("https://feeds.example/42.xml#S7");
});

test("no text of an item makes it unreadable", () => {
  fc.assert(
    fc.property(anyText(), anyText(), anyText(), (name, description, other) => {
      const item = { name, description, make: "", model: "", seats: other, lifted: other };
      expect(() =>
        read({ ...item, condition: other, model_year: other, kind: other }),
      ).not.toThrow();
    }),
  );
});

test("a detail that is stated is in the row, whatever the text says", () => {
  fc.assert(
    fc.property(anyText(), fc.constantFrom("2", "4", "6", "8"), (description, seats) => {
      const stated = { seats, powertrain: "Gas", condition: "new", lifted: "yes" };
      expect(cellsOf({ ...stated, description })).toMatchObject({
        seats,
        powertrain: "gas",
        condition: "new",
        lifted: "yes",
        make: "EZ-GO",
        model: "RXV",
        model_year: "2019",
      });
    }),
  );
});

test("a name that a spreadsheet would run as a formula is escaped", () => {
  expect(cellsOf({ model: "=cmd|' /C calc'!A0" })).toMatchObject({ model: "'=cmd|' /C calc'!A0" });
});
