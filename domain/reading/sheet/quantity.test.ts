import fc from "fast-check";
import { expect, test } from "vitest";
import { formMakes } from "../../catalogue/price-book.ts";
import { type TextQuantity, quantityInName, quantityInNote } from "./quantity.ts";

const about = { make: "EZ-GO", hasYear: false };

test("no number in a listed model's name counts carts", () => {
  for (const { name: make, models, modelPrices } of formMakes) {
    for (const model of [...models, ...Object.keys(modelPrices)]) {
      for (const cell of [model, `2018 ${make} ${model}`, `${make} ${model} 2018`]) {
        expect(quantityInName(cell, { make, hasYear: true }), cell).toBeNull();
      }
    }
  }
});

test("a number that the model's name implies as its seats counts no carts", () => {
  const madjax = { make: "MadJax", impliedSeats: 4, hasYear: true };
  expect(quantityInName("X4", madjax)).toBeNull();
  expect(quantityInName("2018 MadJax X4, qty 12", madjax)).toBe(12);
  expect(quantityInName("2018 EZ-GO TXT X4", about)).toBe(4);
});

test.each<[string, TextQuantity]>([
  ["12 x 2015 EZ-GO TXT gas", 12],
  ["12x2015 EZ-GO TXT", 12],
  ["(12x) 2015 EZ-GO TXT", 12],
  ["2018 Club Car Precedent x 12", 12],
  ["2018 Club Car Precedent ×12, gas", 12],
  ["2015 EZ-GO TXT (12)", 12],
  ["2015 EZ-GO TXT (qty 12)", 12],
  ["2015 EZ-GO TXT - 12 carts", 12],
  ["2016 Club Car Precedents (14 of them)", 14],
  ["Qty: 12 2015 EZ-GO TXT", 12],
  ["12 used golf carts, 2015 EZ-GO TXT", 12],
  ["Two 2015 EZ-GO TXT", 2],
  ["(3) 2016 Club Car Precedent golf carts", 3],
  ["Lot of 4 2016 Club Car Precedent", 4],
  ["Fleet of 30 2019 Club Car Tempo", 30],
  ["72 x 2019 Club Car Tempo", 72],
])("%j is about %s carts", (name, quantity) => {
  expect(quantityInName(name, about)).toBe(quantity);
});

test.each([
  "12 2015 EZ-GO TXT",
  "72 2015 EZ-GO TXT",
  "12, 2015 EZ-GO TXT",
  "12 EZ-GO TXT 2015",
  "2015 EZ-GO TXT - 12",
  "2015 EZ-GO TXT 12",
  "2015 EZ-GO TXT (4)",
  "12 carts, 2015 EZ-GO TXT, qty 14",
])("%j may be about several carts", (name) => {
  expect(quantityInName(name, about)).toBe("unclear");
});

test.each([
  "2015 EZ-GO TXT 48",
  "2015 EZ-GO TXT 36 volts",
  "2015 EZ-GO TXT, 6 x 8v batteries",
  "2015 EZ-GO TXT, batteries x 6",
  "2015 EZ-GO TXT, 8v x 6",
  "2015 EZ-GO TXT, 4 new batteries",
  "4 passenger 2015 EZ-GO TXT",
  "2015 EZ-GO TXT 2+2",
  "2015 EZ-GO TXT, 4 owners",
  "4x4 2015 Cushman 1600XD",
  "2018 Club Car Villager 6",
  "2018 Club Car Precedent (3) keys",
  "2005 Yamaha G 22",
  "Lot 4 2016 Club Car Precedent",
  "#12 2015 EZ-GO TXT",
  "Cart 12 2015 EZ-GO TXT",
  "1. 2015 EZ-GO TXT",
  "1 of 12 2019 Club Car Tempo",
  "2019 Club Car Tempo from a fleet of 72",
  "18 Club Car Precedent",
])("no number in %j counts carts", (name) => {
  expect(quantityInName(name, about)).toBeNull();
});

test.each<[string, TextQuantity]>([
  ["12 units", 12],
  ["Qty 12", 12],
  ["x12", 12],
  ["12 units, by the shed", "unclear"],
  ["sold as a lot of 12", "unclear"],
  ["one of 12 units", null],
  ["needs 4 batteries, 2 keys", null],
  ["hole 12", null],
  ["tires 18 x 8.5 x 10", null],
  ["12", null],
])("the note %j is about %s carts", (note, quantity) => {
  expect(quantityInNote(note)).toBe(quantity);
});

test("a count beside a cart's name is never read as one cart, however it is written", () => {
  const counts = fc.integer({ min: 2, max: 99 });
  const written = fc.constantFrom(
    (n: number) => `${n} x 2015 EZ-GO TXT`,
    (n: number) => `${n} 2015 EZ-GO TXT`,
    (n: number) => `2015 EZ-GO TXT x${n}`,
    (n: number) => `2015 EZ-GO TXT (${n})`,
    (n: number) => `2015 EZ-GO TXT, ${n} units`,
    (n: number) => `quantity ${n}, 2015 EZ-GO TXT`,
    (n: number) => `lot of ${n} 2015 EZ-GO TXT`,
  );
  fc.assert(
    fc.property(counts, written, (n, write) => {
      const quantity = quantityInName(write(n), about);
      // A pack's volts stand alone too.
      const areVolts = write(n).endsWith(`(${n})`) && [36, 48, 51, 56, 60, 72].includes(n);
      if (!areVolts) expect([n, "unclear"]).toContain(quantity);
    }),
  );
});

test("any text is read without an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      for (const quantity of [
        quantityInName(text, { ...about, hasYear: true }),
        quantityInNote(text),
      ]) {
        if (typeof quantity === "number") expect(quantity).toBeGreaterThan(0);
      }
    }),
  );
});
