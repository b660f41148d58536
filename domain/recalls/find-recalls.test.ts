import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makes } from "../catalogue/makes.ts";
import { powertrains } from "../valuation/cart.ts";
import { type RecalledCart, countRecalls, recallsOf } from "./find-recalls.ts";
import { recalls } from "./recalls.ts";

const unknown: RecalledCart = {
  make: "",
  modelYear: null,
  model: "",
  powertrain: null,
  serial: "",
};
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

describe("a notice on carts of one powertrain", () => {
  const rxv = { make: "EZ-GO", modelYear: 2019, model: "RXV" };

  test("is none for a cart of the other one", () => {
    expect(found({ ...rxv, powertrain: "electric" })).toEqual([]);
    expect(found({ make: "EZ-GO", modelYear: 2022, powertrain: "electric" })).toEqual([
      "24-713 possible",
      "23-726 possible",
      "22-779 possible",
      "22-717 possible",
      "21-783 possible",
    ]);
    expect(found({ make: "EZ-GO", modelYear: 2023, powertrain: "gas" })).toEqual([
      "26-021 possible",
      "23-726 possible",
      "22-779 possible",
    ]);
  });

  test("still matches where the powertrain isn't known", () => {
    expect(found({ make: "EZ-GO", modelYear: 2019 })).toEqual([
      "20-073 possible",
      "2019-444 possible",
    ]);
  });

  test("isn't for a cart of the other one in a range that holds both", () => {
    const serial = "5600000";
    expect(found({ make: "EZ-GO", model: "RXV", serial, powertrain: "gas" })).toContain(
      "26-021 range",
    );
    expect(
      found({ make: "EZ-GO", model: "RXV", serial, powertrain: "electric" }).join(),
    ).not.toContain("26-021");
  });

  test("that lists a cart's number matches whatever is said of its powertrain and model", () => {
    const cart = { make: "Club Car", powertrain: "electric", model: "Tempo" } as const;
    expect(found({ ...cart, serial: "SL1503-527138" })).toEqual(["16-706 number"]);
  });
});

describe("a notice that names other models alone", () => {
  const electric = { make: "EZ-GO", modelYear: 2022, powertrain: "electric" } as const;

  test("is none for a cart that is surely another model", () => {
    expect(found({ ...electric, model: "Freedom RXV" })).toEqual([
      "23-726 possible",
      "22-779 possible",
      "22-717 possible",
    ]);
    expect(found({ make: "Club Car", modelYear: 2012, model: "Precedent" })).toEqual([
      "14-715 possible",
      "12-748 possible",
    ]);
  });

  test.each(["", "Freedom", "Valor", "golf cart", "RXV or TXT"])(
    "still matches a cart whose model is %j",
    (model) => expect(found({ ...electric, model })).toEqual(found(electric)),
  );

  test("matches an Express for a TXT, on whose chassis it stands", () => {
    const gas = { make: "EZ-GO", modelYear: 2019, powertrain: "gas" } as const;
    expect(found({ ...gas, model: "TXT" })).toEqual(["20-073 possible", "2019-444 possible"]);
    expect(found({ ...gas, model: "Express S4" })).toEqual(found({ ...gas, model: "TXT" }));
    expect(found({ ...gas, model: "RXV" })).toEqual([]);
  });

  test("matches a Drive2 that is called a Drive, and a make without known families", () => {
    const yamaha = { make: "Yamaha", modelYear: 2018 };
    expect(found({ ...yamaha, model: "Drive" })).toEqual(found({ ...yamaha, model: "Drive 2" }));
    expect(found({ ...yamaha, model: "UMAX" })).toEqual(["25-321 possible", "19-774 possible"]);
    expect(found({ make: "Cushman", modelYear: 2019, model: "RXV" })).toEqual([
      "20-073 possible",
      "2019-444 possible",
    ]);
  });
});

test("what counts are the notices that may concern the cart, the surest ones first", () => {
  const counted = (cart: Partial<RecalledCart>) => {
    const { lead, more, count } = countRecalls(recallsOf({ ...unknown, ...cart }, recalls));
    return [lead.length, more.length, count];
  };
  expect(counted({ make: "EZ-GO", modelYear: 2021 })).toEqual([3, 0, 3]);
  expect(counted({ make: "Yamaha", modelYear: 2016, serial: "JC3-005000" })).toEqual([0, 0, 0]);
  expect(counted({ make: "Moxie" })).toEqual([0, 0, 0]);
  expect(counted({ make: "Yamaha", modelYear: 2023, serial: "J0D-600700" })).toEqual([3, 2, 5]);
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
    model: fc.oneof(fc.string(), fc.constantFrom("RXV", "Freedom TXT", "Precedent i2", "Drive2")),
    powertrain: fc.constantFrom(null, ...powertrains),
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
