import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makes } from "../catalogue/makes.ts";
import { type RecalledCart, recallsOf } from "./find-recalls.ts";
import { recalls, recallsAsOf } from "./recalls.ts";

const unknown: RecalledCart = { make: "", modelYear: null, serial: "" };
const found = (cart: Partial<RecalledCart>) =>
  recallsOf({ ...unknown, ...cart }, recalls).map(({ recall, isNamed }) => {
    return `${recall.date}${isNamed ? " named" : ""}`;
  });

describe("a number that a notice names", () => {
  test.each([
    ["SL1438-487172", "2015-11-05"],
    ["SL1438-487I72", "2015-11-05"],
    ["pqO445-I23456", "2005"],
    ["sl 1604 619273", "2015-11-05"],
    ["PQ0445-123456", "2005"],
    ["3377720", "2020-02-13"],
    ["337772O", "2020-02-13"],
    ["34IOO34", "2020-02-13"],
    ["3440924", "2020-02-13"],
    ["JC3-001701", "2015"],
    ["JCO-6O6306", "2015"],
    ["JW9-516300", "2015"],
    ["8031430", "2024-03"],
    ["8026154", "2021-09"],
    ["8000020", "2017-01"],
  ])("%s is found, without the make or the year", (serial, date) => {
    const named = found({ serial }).filter((each) => each.endsWith("named"));
    expect(named).toEqual([`${date} named`]);
  });

  test("may be in several notices", () => {
    const cart = { make: "EZ-GO", modelYear: 2022 };
    expect(found({ ...cart, serial: "5660000" })).toEqual(["2023-02 named", "2022-09 named"]);
    expect(found({ ...cart, serial: "3509365" })).toEqual(["2023-02 named", "2021-09 named"]);
  });

  test.each(["SL1438-487171", "SL1604-619274", "SR1503-527138", "3377719", "3440925", "JC3001901"])(
    "%s is beside every range",
    (serial) => {
      expect(found({ serial }).filter((each) => each.endsWith("named"))).toEqual([]);
    },
  );

  test("of a cart that came after the notice is not meant", () => {
    expect(found({ serial: "PQ0645-123456" })).toEqual(["2005 named"]);
    expect(found({ serial: "PQ0745-123456" })).toEqual([]);
    expect(found({ serial: "PQ1645-123456" })).toEqual([]);
  });
});

describe("without a number", () => {
  test("the notices of the make and the year may concern the cart", () => {
    expect(found({ make: "Yamaha", modelYear: 2016 })).toEqual(["2018-02-22", "2015"]);
    expect(found({ make: "yamaha", modelYear: 2023 })).toEqual(["2023-07-06"]);
    expect(found({ make: "E-Z-GO", modelYear: 2022 })).toEqual([
      "2023-02",
      "2022-09",
      "2022-01",
      "2021-09",
    ]);
    expect(found({ make: "Club Car", modelYear: 2005 })).toEqual(["2005"]);
    expect(found({ make: "Club Car", modelYear: 1998 })).toEqual([]);
    expect(found({ make: "Yamaha", modelYear: 2024 })).toEqual([]);
  });

  test("the notices of road vehicles and buggies may concern the cart, too", () => {
    expect(found({ make: "GEM", modelYear: 2016 })).toEqual(["2018", "2017-05", "2016-12"]);
    expect(found({ make: "Bad Boy Buggies", modelYear: 2011 })).toEqual([
      "2017-01",
      "2011-12-15",
      "2010-12",
    ]);
    expect(found({ make: "Bad Boy Buggies", modelYear: 2011, serial: "8004935" })).toEqual([
      "2011-12-15",
      "2010-12",
    ]);
    expect(found({ make: "ZAP", modelYear: 2009 })).toEqual([]);
  });

  test("and without a year all of the make may", () => {
    expect(found({ make: "Garia" })).toEqual(["2020-05-14"]);
    expect(found({ make: "Moxie" })).toEqual([]);
    expect(found({})).toEqual([]);
  });
});

test("a number outside a notice's ranges clears that notice, not those without ranges", () => {
  const cart = { make: "Yamaha", modelYear: 2016, serial: "JC3-005000" };
  expect(found(cart)).toEqual(["2018-02-22"]);
});

test("a number that can't be read clears no notice", () => {
  expect(found({ make: "Yamaha", modelYear: 2016, serial: "on the frame?" })).toEqual(
    found({ make: "Yamaha", modelYear: 2016 }),
  );
});

test("the number tells a Club Car's year where the visitor does not", () => {
  expect(found({ make: "Club Car", serial: "PH1945-123456" })).toEqual(["2019-08", "2019-08"]);
});

test.each([
  ["PH1945-123456", ["2019-08", "2019-08"]],
  ["5000000", ["2023-11", "2015-06-30", "2011-12-15"]],
  ["JW9-516300", ["2015 named", "2023-07-06", "2018-02-22"]],
  ["J0C-100000", ["2023-07-06", "2018-02-22"]],
])("the number %s alone tells the make, whose notices may concern the cart", (serial, dates) => {
  expect(found({ serial })).toEqual(dates);
});

test("whatever is typed, the answer is a list of our notices, those named first", () => {
  const cart = fc.record({
    make: fc.oneof(fc.string(), fc.constantFrom(...makes.map(({ name }) => name))),
    modelYear: fc.oneof(fc.constant(null), fc.integer(), fc.integer({ min: 1990, max: 2030 })),
    serial: fc.oneof(fc.string(), fc.stringMatching(/^[A-Z]{0,3}\d{0,12}$/)),
  });
  fc.assert(
    fc.property(cart, (each) => {
      const matches = recallsOf(each, recalls);
      expect(recalls).toEqual(expect.arrayContaining(matches.map(({ recall }) => recall)));
      const named = matches.map(({ isNamed }) => isNamed);
      expect(named.lastIndexOf(true)).toBe(named.filter(Boolean).length - 1);
    }),
  );
});

describe("the notices we hold", () => {
  test("are of makes in the catalog, and the newest comes first", () => {
    const names = new Set(makes.map(({ name }) => name));
    for (const make of recalls.flatMap((each) => each.makes)) expect(names).toContain(make);
    const dates = recalls.map(({ date }) => date.slice(0, 4));
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test("each have sentences, a count if the source has one, and a source with an address and a date", () => {
    for (const { hazard, remedy, carts, units, date, source } of recalls) {
      for (const sentence of [hazard, remedy]) expect(sentence).toMatch(/^[A-Z].{15,}\.$/);
      expect(carts).not.toMatch(/\.$/);
      if (units !== undefined) expect(units).toBeGreaterThan(0);
      expect(date).toMatch(/^20\d\d(-\d\d){0,2}$/);
      expect(date <= recallsAsOf).toBe(true);
      expect(source.url).toMatch(/^https?:\/\//);
      expect(source.date).toMatch(/^20\d\d/);
    }
  });

  test("have ranges that rise, and years in order", () => {
    for (const { serials = [], modelYears } of recalls) {
      expect(modelYears.from).toBeLessThanOrEqual(modelYears.to);
      for (const { from, to } of serials) expect(from).toBeLessThan(to);
    }
  });
});
