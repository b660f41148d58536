import fc from "fast-check";
import { expect, test } from "vitest";
import { kindOfNumber, readRecallNumber } from "./recall-number.ts";

test.each([
  ["pq 1645 – 123456", { make: "Club Car", prefix: "PQ", key: "201645123456" }],
  ["AG9912-7O15I2", { make: "Club Car", prefix: "AG", key: "199912701512" }],
  ["A9731-591312", { make: "Club Car", prefix: "A", key: "199731591312" }],
  ["A8112-52712", { make: "Club Car", prefix: "A", key: "198112052712" }],
  ["F0438-436726", { make: "Club Car", prefix: "F", key: "200438436726" }],
  ["1E1236-308163", { make: "Club Car", prefix: "1E", key: "201236308163" }],
  ["3 4OO OO0", { make: "EZ-GO", prefix: "", key: "3400000" }],
  ["G2O15", { make: "EZ-GO", prefix: "", key: "20150120" }],
  ["A0515", { make: "EZ-GO", prefix: "", key: "20150705" }],
  ["jco-606306", { make: "Yamaha", prefix: "JC0", key: "606306" }],
  ["J0C-001200", { make: "Yamaha", prefix: "J0C", key: "001200" }],
  ["J0C-0001200", { make: "Yamaha", prefix: "J0C", key: "001200" }],
  ["LTA0050000", { make: "Advanced EV", prefix: "LTA", key: "0050000" }],
  ["85004828", { make: "Bad Boy Buggies", prefix: "", key: "85004828" }],
  ["UJGDHSX1XGV123456", { make: "Garia", prefix: "", key: "G" }],
  ["CO1734842HS1837", { make: "STAR EV", prefix: "CO", key: "1837" }],
  ["P4ABC-12H0112", { make: "Columbia", prefix: "P4", key: "H0112" }],
  ["4816 12345", { make: "", prefix: "", key: "1648" }],
  ["RB48300020210314057", { make: "", prefix: "", key: "48300020210314057" }],
])("%s is read as a whole number", (serial, number) => {
  expect(readRecallNumber(serial)).toMatchObject(number);
});

test.each([
  "",
  "--",
  "PQ",
  "PQ1645",
  "PQ1645-12345",
  "PQ1645-1234567",
  "340000",
  "340000000000",
  "JW8",
  "JW8-51384",
  "1C9CART43GE123456",
  "on the frame?",
  "__proto__",
  "<b>3400000</b>",
])("%j is not a whole number", (serial) => {
  expect(readRecallNumber(serial)).toBeNull();
});

test.each([
  ["", "none"],
  [" -- ", "none"],
  ["34OO000", "listed"],
  ["1C9CART4-3GE123456", "vin"],
  ["PQ1645-12345", "other"],
])("the kind of the number %j is %s", (serial, kind) => {
  expect(kindOfNumber(serial)).toBe(kind);
});

test("the key of any number that is read is at most one letter, then digits", () => {
  fc.assert(
    fc.property(fc.string(), (serial) => {
      const number = readRecallNumber(serial);
      if (number === null) return;
      expect(number.key).toMatch(/^[A-Z]?\d*$/);
    }),
  );
});
