import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findYear } from "./find-year.ts";
import { clubCarSerial } from "./club-car-serial.ts";
import { contradictingYear, otherMakeOnPlate, otherMakeText } from "./year-on-plate.ts";

const precedent = (modelYear: number, serial: string) =>
  contradictingYear({ make: "Club Car", modelYear, serial }, 2026);

test("a Precedent sold as a 2015 whose number begins with PQ0745 is a 2007", () => {
  expect(precedent(2015, "PQ0745-123456")).toBe(2007);
});

test.each([
  ["a number that agrees", 2007, "PQ0745-123456"],
  ["no number", 2015, ""],
  ["a number that tells nothing", 2015, "123"],
  ["words", 2015, "see photo"],
  ["a battery's date code", 2015, "C4"],
])("%s contradicts no year", (_what, year, serial) => {
  expect(precedent(year, serial)).toBeNull();
});

test("a VIN that looks mistyped doesn't contradict any year", () => {
  const cart = { make: "Club Car", modelYear: 2012, serial: "1C9CART44GE123456" };
  expect(contradictingYear(cart, 2026)).toBeNull();
});

test("another make's number contradicts no year, because either may be the error", () => {
  const yamaha = { make: "Yamaha", modelYear: 2015, serial: "PQ0745-123456" };
  expect(contradictingYear(yamaha, 2026)).toBeNull();
});

test("a year that the number allows is never contradicted", () => {
  const numbers = fc
    .tuple(fc.constantFrom("PQ", "PH", "AG", "A", "JE"), fc.integer({ min: 0, max: 9999 }))
    .map(([letters, digits]) => `${letters}${String(digits).padStart(4, "0")}-123456`);
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1970, max: 2027 }), (serial, year) => {
      const reading = findYear(clubCarSerial, serial, 2026);
      const years = reading?.status === "read" ? reading.candidates.map((each) => each.year) : [];
      const other = precedent(year, serial);
      if (years.includes(year)) expect(other).toBeNull();
      if (other !== null) expect(years).toContain(other);
    }),
  );
});

test("another make's number names its make", () => {
  const cart = { make: "EZ-GO", serial: "PH1242-123456" };
  expect(otherMakeOnPlate(cart, 2026)).toBe("Club Car");
  expect(otherMakeText(cart, 2026)).toBe(
    "This looks like a Club Car number, but the cart is an EZ-GO.",
  );
});

test.each([
  ["its own make's number", "Club Car", "PH1242-123456"],
  ["seven digits, which many makes have", "Icon", "5600000"],
  ["a number that can't be read", "EZ-GO", "PH12"],
  ["no number", "EZ-GO", ""],
  ["a number without a make", "", "PH1242-123456"],
])("%s names no other make", (_what, make, serial) => {
  expect(otherMakeOnPlate({ make, serial }, 2026)).toBeNull();
});

test("a custom cart may have the plate of the make that it was built from", () => {
  expect(otherMakeText({ make: "Custom", serial: "PH1242-123456" }, 2026)).toBeNull();
});
