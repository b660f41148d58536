import fc from "fast-check";
import { expect, test } from "vitest";
import { kindOfNumber, listedNumber } from "./listed-number.ts";

test.each([
  ["pq 1645 – 123456", { make: "Club Car", prefix: "PQ", digits: 123_456, modelYear: 2016 }],
  ["AG9912-7O15I2", { make: "Club Car", prefix: "AG", digits: 701_512, modelYear: 1999 }],
  ["A9731-591312", { make: "Club Car", prefix: "A", digits: 591_312, modelYear: 1997 }],
  ["A8112-52712", { make: "Club Car", prefix: "A", digits: 52_712, modelYear: 1981 }],
  ["3 4OO OO0", { make: "EZ-GO", prefix: "", digits: 3_400_000, modelYear: null }],
  ["jco-606306", { make: "Yamaha", prefix: "JC0", digits: 606_306, modelYear: null }],
  ["J0C-001200", { make: "Yamaha", prefix: "J0C", digits: 1200, modelYear: null }],
])("%s is a whole number", (serial, number) => {
  expect(listedNumber(serial)).toMatchObject(number);
});

test.each([
  "",
  "--",
  "PQ",
  "PQ1645",
  "PQ1645-12345",
  "PQ1645-1234567",
  "340000",
  "34000000",
  "JW8",
  "JW8-51384",
  "1C9CART43GE123456",
  "C1416",
  "on the frame?",
  "__proto__",
  "<b>3400000</b>",
  "３４０００００",
])("%j is not", (serial) => {
  expect(listedNumber(serial)).toBeNull();
});

test.each([
  ["", "none"],
  [" -- ", "none"],
  ["34OO000", "listed"],
  ["1C9CART4-3GE123456", "vin"],
  ["PQ1645-12345", "other"],
])("%j is a number of the kind %s", (serial, kind) => {
  expect(kindOfNumber(serial)).toBe(kind);
});

test("whatever is typed, a number has digits and a year that a plate can have", () => {
  fc.assert(
    fc.property(fc.string(), (serial) => {
      const number = listedNumber(serial);
      if (number === null) return;
      expect(Number.isInteger(number.digits)).toBe(true);
      if (number.modelYear !== null) expect(number.modelYear).toBeGreaterThanOrEqual(1981);
    }),
  );
});
