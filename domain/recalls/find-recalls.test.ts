import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makes } from "../catalogue/makes.ts";
import { type RecalledCart, recallsOf } from "./find-recalls.ts";
import { recalls } from "./recalls.ts";

const unknown: RecalledCart = { make: "", modelYear: null, serial: "" };
const found = (cart: Partial<RecalledCart>) =>
  recallsOf({ ...unknown, ...cart }, recalls).map(
    ({ recall, match }) => `${recall.number} ${match}`,
  );

describe("a number that a notice lists", () => {
  test("is found without the make or the year, also as it is misread from a plate", () => {
    expect(found({ serial: "SL1438-497I72" })).toContain("16-706 number");
    expect(found({ serial: "sl 1604 619273" })).toContain("16-706 number");
    expect(found({ serial: "337772O" })).toContain("20-073 range");
    expect(found({ serial: "JCO-6O6306" })).toContain("15-738 number");
  });

  test("may be in several notices, the newest first", () => {
    expect(found({ make: "EZ-GO", modelYear: 2022, serial: "5660000" })).toEqual([
      "26-021 range",
      "23-726 range",
      "22-779 range",
      "24-713 other-numbers",
      "22-717 other-numbers",
      "21-783 other-numbers",
    ]);
  });
});

test.each(["S/N: 3400000", "Serial number 3400000", "３４００００0", "340\u200b0000"])(
  "%j is read as its number",
  (serial) => expect(found({ make: "EZ-GO", serial })).toContain("20-073 range"),
);

describe("a number in the range of a notice", () => {
  test("is only in its range where the notice includes some of its carts", () => {
    expect(found({ make: "EZ-GO", serial: "3377720" })).toContain("20-073 range");
    expect(found({ make: "Yamaha", serial: "JC0-700101" })).toContain("25-321 number");
  });

  test("is only in its range where the notice is for another make", () => {
    expect(found({ make: "Icon", serial: "JC0-700101" })).toContain("25-321 range");
  });

  test("is only in its range where the notice is for a part, which any cart may have", () => {
    expect(found({ serial: "RB48300020210314057" })).toEqual(["23-140 range"]);
  });
});

describe("without a number", () => {
  test("the notices of the make and the year may concern the cart", () => {
    expect(found({ make: "E-Z-GO", modelYear: 2021 })).toEqual([
      "26-021 possible",
      "23-726 possible",
      "21-783 possible",
    ]);
    expect(found({ make: "Club Car", modelYear: 1998 })).toEqual([]);
  });

  test("and without a year all of the make may", () => {
    expect(found({ make: "Garia" })).toEqual(["20-122 possible"]);
    expect(found({ make: "Moxie" })).toEqual([]);
    expect(found({})).toEqual([]);
  });
});

test("a number outside the ranges of a notice is said to be outside, not left out", () => {
  expect(found({ make: "Yamaha", modelYear: 2016, serial: "JC3-005000" })).toEqual([
    "25-321 other-numbers",
    "19-701 other-numbers",
    "18-725 other-numbers",
    "15-738 other-numbers",
  ]);
});

test("a number outside the ranges of a notice that names only some may be in it", () => {
  expect(found({ make: "Club Car", serial: "ZZ0440-450000" })).toEqual([
    "05-528 possible",
    "05-585 other-numbers",
    "04-520 other-numbers",
  ]);
});

test("a number that can't be read excludes no notice", () => {
  expect(found({ make: "Yamaha", modelYear: 2016, serial: "on the frame?" })).toEqual(
    found({ make: "Yamaha", modelYear: 2016 }),
  );
});

test("the number tells a Club Car's year where the visitor does not", () => {
  expect(found({ make: "Club Car", serial: "PH1945-123456" })).toEqual([
    "19-769 other-numbers",
    "19-770 other-numbers",
  ]);
});

test("the number alone tells the make, whose notices may concern the cart", () => {
  expect(found({ serial: "J0C-100000" })).toContain("23-772 possible");
});

test("whatever is typed, the answer is a list of our notices, the surest first", () => {
  const cart = fc.record({
    make: fc.oneof(fc.string(), fc.constantFrom(...makes.map(({ name }) => name))),
    modelYear: fc.oneof(fc.constant(null), fc.integer(), fc.integer({ min: 1990, max: 2030 })),
    serial: fc.oneof(fc.string(), fc.stringMatching(/^[A-Z]{0,3}\d{0,12}$/)),
  });
  fc.assert(
    fc.property(cart, (each) => {
      const matches = recallsOf(each, recalls);
      expect(recalls).toEqual(expect.arrayContaining(matches.map(({ recall }) => recall)));
      const order = ["number", "range", "possible", "other-numbers"];
      const places = matches.map(({ match }) => order.indexOf(match));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});
