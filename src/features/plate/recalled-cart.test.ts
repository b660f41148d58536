import { expect, test } from "vitest";
import { countRecalls, findRecalls } from "../../../domain/recalls/find-recalls.ts";
import { recalls } from "../../../domain/recalls/recalls.ts";
import { type DetailChange, defaultDetails, give } from "../../../domain/details/details.ts";
import { asOfYear } from "../../../domain/serials/reading.fixture.ts";
import { detectKind, findYear } from "../../../domain/serials/find-year.ts";
import { calculate } from "../cart-form/calculation.ts";
import { type Entry, emptyEntry } from "./address.ts";
import { recalledCartFromCalculation, recalledCartFromEntry } from "./recalled-cart.ts";

const recalled = (change: DetailChange) => {
  const details = give({ ...defaultDetails, modelYear: "2021" }, change);
  return recalledCartFromCalculation(calculate(details, 2026)!);
};
const leads = (change: DetailChange) =>
  countRecalls(findRecalls(recalled(change), recalls, 2026)).lead.map(
    ({ recall }) => recall.number,
  );

test("an assumed powertrain doesn't rule out any recall", () => {
  const drive = { make: "Yamaha", model: "Drive2" } as const;
  expect(recalled(drive).powertrain).toBeNull();
  expect(recalled({ ...drive, powertrain: "gas" }).powertrain).toBe("gas");
  expect(recalled({ ...drive, powertrain: "electric" }).powertrain).toBe("electric");
  expect(leads({ ...drive, powertrain: "gas" }).length).toBeGreaterThan(0);
  expect(leads(drive)).toEqual(expect.arrayContaining(leads({ ...drive, powertrain: "gas" })));
});

test("a model built with one powertrain, or batteries that somebody named, settle the powertrain", () => {
  expect(recalled({ make: "Icon", model: "i40" }).powertrain).toBe("electric");
  expect(recalled({ make: "Club Car", model: "Tempo", batteryType: "lithium" }).powertrain).toBe(
    "electric",
  );
});

function enteredCart(fields: Partial<Entry>) {
  const entry = { ...emptyEntry, ...fields };
  const kind = detectKind(entry.number, asOfYear, entry.make);
  const reading = kind && findYear(kind, entry.number, asOfYear);
  return recalledCartFromEntry(entry, kind, reading, asOfYear);
}

test("a number gives the cart's make and year, but never the model that its letters suggest", () => {
  expect(enteredCart({ number: "PQ0745-123456" })).toEqual({
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
  expect(enteredCart({ number: "PQ0745-123456", modelYear: year })!.modelYear).toBe(modelYear);
});

test("a number with several possible years gives a year only if one of them was entered", () => {
  expect(enteredCart({ number: "J10" })!.modelYear).toBeNull();
  expect(enteredCart({ number: "J10", modelYear: "1980" })!.modelYear).toBe(1980);
});

test.each(["20", "99999", "-1", "1890", "2150"])(
  "the unlikely year %j rules out no recall",
  (year) => {
    expect(enteredCart({ make: "Garia", modelYear: year })!.modelYear).toBeNull();
  },
);

test("a battery's date code gives neither make nor year of the cart", () => {
  expect(enteredCart({ number: "C4" })).toBeNull();
  expect(enteredCart({ number: "C4", make: "Garia", modelYear: "2015" })).toMatchObject({
    make: "Garia",
    modelYear: 2015,
    serial: "",
  });
});

test("an entry without a number or a make has no cart to look up", () => {
  expect(enteredCart({ modelYear: "2015", model: "RXV" })).toBeNull();
});

test("a number of another make decides which recalls are looked for, unless it could be anybody's", () => {
  const entered = { make: "EZ-GO", modelYear: "2018", model: "RXV" };
  expect(enteredCart({ ...entered, number: "PQ0745-123456" })).toMatchObject({
    make: "Club Car",
    modelYear: 2007,
    model: "",
  });
  expect(enteredCart({ ...entered, number: "3318842" })).toMatchObject({
    make: "EZ-GO",
    modelYear: 2018,
    model: "RXV",
  });
});
