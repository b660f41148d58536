import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimateOf } from "../catalogue/spec-estimate.ts";
import { readAddress } from "../../src/site/address.ts";
import {
  type Details,
  cartOf,
  defaultDetails,
  give,
  sourceOf,
  withAllShown,
  withImplied,
  queryOf,
  readDetails,
  missingFieldsMessage,
  formQueryOf,
  linkQueryOf,
} from "./details.ts";
import { aCart, anyDetails, someDetails } from "./cart.fixture.ts";
import { anyText } from "../words/text.fixture.ts";

const fromQuery = (query: string) => readDetails(new URLSearchParams(query), defaultDetails);

describe("the query string", () => {
  test("a query string restores any details the form can hold", () => {
    const typed = fc.record({
      modelYear: fc.integer().map(String),
      make: fc.constantFrom("Club Car", "Ruff & Tuff", "Other"),
      model: fc.string({ unit: "grapheme", maxLength: 20 }),
      serial: fc.string({ unit: "grapheme", maxLength: 12 }),
    });
    fc.assert(
      fc.property(anyDetails, typed, (choices, texts) => {
        const details = { ...choices, ...texts };
        expect(fromQuery(formQueryOf(details))).toEqual(details);
        const link = new URL(linkQueryOf(details), "https://cartworth.example");
        expect(readDetails(readAddress(link), defaultDetails)).toEqual(details);
        expect(fromQuery(queryOf(details))).toEqual({ ...details, serial: "" });
        expect(link.search).toBe(new URL(queryOf(details), link).search);
      }),
    );
  });

  test.each([
    ["make=Nonsense", "make"],
    ["make=", "make"],
    ["seats=3", "seats"],
    ["condition=Good", "condition"],
    ["batteryAge=1.0", "batteryAge"],
    ["hasUpgrades=yes", "hasUpgrades"],
    ["batteryType=nuclear", "batteryType"],
    ["lifted=maybe", "lifted"],
    ["lifted=__proto__", "lifted"],
    ["year=1e3", "modelYear"],
    ["", "modelYear"],
  ] as const)("the query %j leaves its field unchanged", (query, field) => {
    expect(fromQuery(query)[field]).toBe(defaultDetails[field]);
  });

  test("a query string is read field by field", () => {
    expect(fromQuery("seats=junk&powertrain=gas&year=2020")).toEqual(
      give(defaultDetails, { powertrain: "gas", modelYear: "2020" }),
    );
  });

  test("a cart from any query has a finite value, or a message says what is missing", () => {
    const fields = Object.keys(defaultDetails);
    const anything = fc.dictionary(fc.constantFrom(...fields), anyText());
    fc.assert(
      fc.property(anything, (query) => {
        const details = readDetails(new URLSearchParams(query), someDetails());
        const cart = cartOf(details);
        if (cart === null) expect(missingFieldsMessage(details)).not.toBe("");
        else expect(Number.isFinite(estimateOf(cart, 2026).value)).toBe(true);
      }),
    );
  });
});

describe("a cart from details", () => {
  test("a cart is made from trimmed text and the choices", () => {
    expect(cartOf(someDetails({ modelYear: " 2020 ", model: " Onward " }))).toEqual(
      aCart({ seats: 4, batteryAge: 4, hasUpgrades: true }),
    );
  });

  test.each(["-5", "+1999", "0", "1989", "2025", "99999"])(
    "a cart may have the whole model year %s",
    (year) => {
      expect(cartOf(someDetails({ modelYear: year }))?.modelYear).toBe(Number(year));
    },
  );

  test.each(["", "  ", "2020.5", "1e3", "Infinity", "twenty", "9".repeat(30)])(
    "there is no cart while the year is %j",
    (year) => {
      expect(cartOf(someDetails({ modelYear: year }))).toBeNull();
      expect(missingFieldsMessage(someDetails({ modelYear: year }))).not.toBe("");
    },
  );

  test.each(["make", "model"] as const)("there is no cart without a %s", (field) => {
    expect(cartOf(someDetails({ [field]: "" }))).toBeNull();
  });
});

test.each([
  [{}, ""],
  [{ modelYear: "" }, "To calculate, enter the year."],
  [{ modelYear: "", make: "" }, "To calculate, enter the year and make."],
  [{ modelYear: "", make: "", model: " " }, "To calculate, enter the year, make, and model."],
  [{ modelYear: "20.5", model: "" }, "Enter the year as a whole number, such as 2020."],
])("details with %j give the message %j", (change, sentence) => {
  expect(missingFieldsMessage(someDetails(change))).toBe(sentence);
});

const i60 = { ...defaultDetails, modelYear: "2022", make: "Icon", model: "i60" };

describe("where a detail is from", () => {
  test("a model's name fills in what nobody has said, and another name takes it back", () => {
    const named = withImplied(i60);
    expect([named.seats, sourceOf(named, "seats")]).toEqual([6, "model"]);
    expect(sourceOf(named, "condition")).toBe("assumed");
    const renamed = withImplied(give(named, { make: "Club Car", model: "Precedent" }));
    expect([renamed.seats, sourceOf(renamed, "seats")]).toEqual([2, "assumed"]);
  });

  test("a choice that was made stays when the model changes, and one that was only shown doesn't", () => {
    const precedent = { ...defaultDetails, year: "2022", make: "Club Car", model: "Precedent" };
    const renamed = (details: Details) =>
      withImplied(give(details, { make: "Icon", model: "i60" })).seats;
    expect(renamed(give(precedent, { seats: 2 }))).toBe(2);
    expect(renamed(withAllShown(precedent))).toBe(6);
    expect(sourceOf(withAllShown(precedent), "seats")).toBe("said");
  });

  test("an address holds what was said, even if it's the default, and nothing else", () => {
    const said = give(withImplied(i60), { hasUpgrades: false });
    expect(queryOf(said)).toBe("?year=2022&make=Icon&model=i60&hasUpgrades=false");
    expect(queryOf(withAllShown(withImplied(i60)))).toContain("&seats=6&powertrain=electric");
  });

  test("what a plate and a test say stays out of the query, and comes back from the fragment", () => {
    const plate = give({ ...i60, serial: "X1" }, { modelYear: "2021" }, "plate");
    const tested = give(plate, { batteryAge: 3 }, "tested");
    const link = new URL(linkQueryOf(tested), "https://cartworth.example");
    expect(link.search).toBe("?year=2021&make=Icon&model=i60&batteryAge=3");
    expect(link.hash).toBe("#serial=X1&plate=year&tested=batteryAge");
    expect(readDetails(readAddress(link), defaultDetails).sources).toEqual(tested.sources);
  });

  test("a cart that doesn’t run is in poor condition with worn-out batteries until somebody says otherwise", () => {
    const dead = withImplied(give(i60, { notRunning: true }));
    expect(dead).toMatchObject({ condition: "poor", batteryAge: 5 });
    const clean = withImplied(give(dead, { condition: "good" }));
    expect(clean).toMatchObject({ condition: "good", batteryAge: 5 });
  });

  test("a gas cart never has lithium, whatever its model was built with", () => {
    const maverick = { ...i60, make: "Evolution", model: "D5 Maverick" };
    expect(withImplied(maverick).batteryType).toBe("lithium");
    expect(withImplied(give(maverick, { powertrain: "gas" })).batteryType).toBeNull();
  });

  test("no year counts as from the plate without a number, or after the number changes", () => {
    const plate = give({ ...i60, serial: "X1" }, { modelYear: "2021" }, "plate");
    expect(give(plate, { serial: "X2" }).sources).toEqual({});
    expect(fromQuery("year=2021&plate=year").sources).toEqual({});
    expect(linkQueryOf({ ...plate, serial: "" })).not.toContain("plate");
  });
});
