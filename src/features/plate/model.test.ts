import { expect, test } from "vitest";
import { findYear, detectKind } from "../../../domain/serials/find-year.ts";
import { asOfYear } from "../../../domain/serials/reading.fixture.ts";
import { type Entry, emptyEntry } from "./address.ts";
import { recalledCart } from "./model.ts";

function cartOf(given: Partial<Entry>) {
  const entry = { ...emptyEntry, ...given };
  const kind = detectKind(entry.number, asOfYear, entry.make);
  const reading = kind && findYear(kind, entry.number, asOfYear);
  return recalledCart(entry, kind, reading, asOfYear);
}

test("a number gives the make and the year, but never the model that its letters stand for", () => {
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
  ["2012", null],
  ["20", 2007],
  ["", 2007],
])("beside a number of 2007, the entered year %j leaves %j", (year, modelYear) => {
  expect(cartOf({ number: "PQ0745-123456", year })!.modelYear).toBe(modelYear);
});

test("a number with several years rules out no year, unless one of them was entered", () => {
  expect(cartOf({ number: "J10" })!.modelYear).toBeNull();
  expect(cartOf({ number: "J10", year: "1980" })!.modelYear).toBe(1980);
});

test.each(["20", "99999", "-1", "1890", "2150"])("a year of %j rules no recall out", (year) => {
  expect(cartOf({ make: "Garia", year })!.modelYear).toBeNull();
});

test("a battery's date says nothing about the cart", () => {
  expect(cartOf({ number: "C4" })).toBeNull();
  expect(cartOf({ number: "C4", make: "Garia", year: "2015" })).toMatchObject({
    make: "Garia",
    modelYear: 2015,
    serial: "",
  });
});

test("without a number or a make there is no cart to look for", () => {
  expect(cartOf({ year: "2015", model: "RXV" })).toBeNull();
});
