import { expect, test } from "vitest";
import { findYear, detectKind } from "../../../domain/serials/find-year.ts";
import { asOfYear } from "../../../domain/serials/reading.fixture.ts";
import { type Entry, emptyEntry } from "./address.ts";
import { recalledCart } from "./model.ts";

function cartOf(fields: Partial<Entry>) {
  const entry = { ...emptyEntry, ...fields };
  const kind = detectKind(entry.number, asOfYear, entry.make);
  const reading = kind && findYear(kind, entry.number, asOfYear);
  return recalledCart(entry, kind, reading, asOfYear);
}

test("a number gives the cart's make and year, but never the model that its letters suggest", () => {
  expect(cartOf({ number: "PQ0745-123456" })).toEqual({
    make: "Club Car",
    modelYear: 2007,
    model: "",
    powertrain: null,
    serial: "PQ0745-123456",
  });
});

test.each([
  ["2007", 2007],
  ["2012", 2012],
  ["20", 2007],
  ["", 2007],
])("a number from 2007 with the entered year %j gives the year %j", (year, modelYear) => {
  expect(cartOf({ number: "PQ0745-123456", modelYear: year })!.modelYear).toBe(modelYear);
});

test("a number with several possible years gives a year only if one of them was entered", () => {
  expect(cartOf({ number: "J10" })!.modelYear).toBeNull();
  expect(cartOf({ number: "J10", modelYear: "1980" })!.modelYear).toBe(1980);
});

test.each(["20", "99999", "-1", "1890", "2150"])(
  "the unlikely year %j rules out no recall",
  (year) => {
    expect(cartOf({ make: "Garia", modelYear: year })!.modelYear).toBeNull();
  },
);

test("a battery's date code gives neither make nor year of the cart", () => {
  expect(cartOf({ number: "C4" })).toBeNull();
  expect(cartOf({ number: "C4", make: "Garia", modelYear: "2015" })).toMatchObject({
    make: "Garia",
    modelYear: 2015,
    serial: "",
  });
});

test("an entry without a number or a make has no cart to look up", () => {
  expect(cartOf({ modelYear: "2015", model: "RXV" })).toBeNull();
});

test("a number of another make decides which recalls are looked for, unless it could be anybody's", () => {
  const entered = { make: "EZ-GO", modelYear: "2018", model: "RXV" };
  expect(cartOf({ ...entered, number: "PQ0745-123456" })).toMatchObject({
    make: "Club Car",
    modelYear: 2007,
    model: "",
  });
  expect(cartOf({ ...entered, number: "3318842" })).toMatchObject({
    make: "EZ-GO",
    modelYear: 2018,
    model: "RXV",
  });
});
