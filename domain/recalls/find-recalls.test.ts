import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makes } from "../catalogue/makes.ts";
import { powertrains } from "../cart/cart.ts";
import {
  type RecalledCart,
  cartOfNumber,
  countRecalls,
  findRecalls,
  possibleYears,
} from "./find-recalls.ts";
import { countryOf } from "./recall.ts";
import { recalls } from "./recalls.ts";

const unknown: RecalledCart = {
  make: "",
  modelYear: null,
  model: "",
  powertrain: null,
  serial: "",
};
const matchesFor = (cart: Partial<RecalledCart>) =>
  findRecalls({ ...unknown, ...cart }, recalls, 2026).map(
    ({ recall, match }) => `${recall.number} ${match}`,
  );

describe("a listed number", () => {
  test("a listed number is found without make or year, even if misread from a plate", () => {
    expect(matchesFor({ serial: "SL1438-497I72" })).toContain("16-706 number");
    expect(matchesFor({ serial: "sl 1604 619273" })).toContain("16-706 number");
    expect(matchesFor({ serial: "337772O" })).toContain("20-073 range");
    expect(matchesFor({ serial: "JCO-6O6306" })).toContain("15-738 number");
  });

  test("a number may be in several notices, which are sorted from the newest", () => {
    expect(matchesFor({ make: "EZ-GO", modelYear: 2022, serial: "5660000" })).toEqual([
      "26-021 range",
      "23-726 range",
      "22-779 range",
      "2023-380 possible",
      "24-713 other-numbers",
      "22-717 other-numbers",
      "21-783 other-numbers",
    ]);
  });
});

test.each(["S/N: 3400000", "Serial number 3400000", "３４００００0", "340\u200b0000"])(
  "%j is read as its number",
  (serial) => expect(matchesFor({ make: "EZ-GO", serial })).toContain("20-073 range"),
);

describe("a number in a range", () => {
  test("a number is only in range if the notice covers some of the range's carts", () => {
    expect(matchesFor({ make: "EZ-GO", serial: "3377720" })).toContain("20-073 range");
    expect(matchesFor({ make: "Yamaha", serial: "JC0-700101" })).toContain("25-321 number");
  });

  test("a number in a range for another make doesn't lead notices for the cart's own make", () => {
    expect(matchesFor({ make: "Icon", serial: "JC0-700101" })).toContain("25-321 other-make");
    const found = findRecalls(
      { ...unknown, make: "Yamaha", modelYear: 2020, serial: "5538278" },
      recalls,
      2026,
    );
    const { lead, more } = countRecalls(found);
    expect(lead.length).toBeGreaterThan(1);
    for (const { recall } of lead) expect(recall.makes).toContain("Yamaha");
    expect(more.map(({ recall, match }) => `${recall.makes.join()} ${match}`)).toContain(
      "EZ-GO other-make",
    );
  });

  test("a number in a part's range, which any cart may have, isn't taken for the cart's own", () => {
    expect(matchesFor({ serial: "RB48300020210314057" })).toEqual(["23-140 other-make"]);
  });
});

describe("a cart without a number", () => {
  test("without a number, the notices on the make and year may concern the cart", () => {
    expect(matchesFor({ make: "E-Z-GO", modelYear: 2021 })).toEqual([
      "26-021 possible",
      "23-726 possible",
      "21-783 possible",
    ]);
    expect(matchesFor({ make: "Club Car", modelYear: 1998 })).toEqual([]);
  });

  test("without a number and a year, all notices on the make may concern the cart", () => {
    expect(matchesFor({ make: "Garia" })).toEqual(["20-122 possible"]);
    expect(matchesFor({ make: "Moxie" })).toEqual([]);
    expect(matchesFor({})).toEqual([]);
  });
});

describe("a notice on one powertrain", () => {
  const rxv = { make: "EZ-GO", modelYear: 2019, model: "RXV" };

  test("a notice on one powertrain excludes carts of the other", () => {
    expect(matchesFor({ ...rxv, powertrain: "electric" })).toEqual([]);
    expect(matchesFor({ make: "EZ-GO", modelYear: 2022, powertrain: "electric" })).toEqual([
      "24-713 possible",
      "23-726 possible",
      "22-779 possible",
      "22-717 possible",
      "21-783 possible",
    ]);
    expect(matchesFor({ make: "EZ-GO", modelYear: 2023, powertrain: "gas" })).toEqual([
      "26-021 possible",
      "23-726 possible",
      "22-779 possible",
    ]);
  });

  test("a notice on one powertrain may concern a cart whose powertrain is unknown", () => {
    expect(matchesFor({ make: "EZ-GO", modelYear: 2019 })).toEqual([
      "20-073 possible",
      "2019-444 possible",
    ]);
  });

  test("a range with both powertrains excludes a cart with the one that isn't recalled", () => {
    const serial = "5600000";
    expect(matchesFor({ make: "EZ-GO", model: "RXV", serial, powertrain: "gas" })).toContain(
      "26-021 range",
    );
    expect(
      matchesFor({ make: "EZ-GO", model: "RXV", serial, powertrain: "electric" }).join(),
    ).not.toContain("26-021");
  });

  test("a listed number outweighs the cart's powertrain and model", () => {
    const cart = { make: "Club Car", powertrain: "electric", model: "Tempo" } as const;
    expect(matchesFor({ ...cart, serial: "SL1503-527138" })).toEqual(["16-706 number"]);
  });
});

describe("a number that contradicts the cart", () => {
  const ds = { make: "Club Car", modelYear: 2011, serial: "AG1112-123456" };

  test("a model that contradicts the number rules out no notice", () => {
    const ofModel = (model: string) => matchesFor({ ...ds, model });
    expect(ofModel("Precedent")).toEqual(expect.arrayContaining(ofModel("DS")));
    expect(ofModel("DS")).not.toEqual([]);
  });

  test("a powertrain that contradicts the number rules out no notice", () => {
    const ofPowertrain = (powertrain: "gas" | "electric") =>
      matchesFor({ ...ds, model: "DS", powertrain });
    expect(ofPowertrain("electric")).toEqual(ofPowertrain("gas"));
  });

  test("another make's number is taken for a cart of that make with nothing else known", () => {
    const entered = { ...ds, make: "EZ-GO", model: "TXT", powertrain: "electric" } as const;
    expect(cartOfNumber(entered, 2026)).toEqual({
      make: "Club Car",
      modelYear: null,
      model: "",
      powertrain: null,
      serial: ds.serial,
    });
  });
});

describe("a notice that names models", () => {
  const electric = { make: "EZ-GO", modelYear: 2022, powertrain: "electric" } as const;

  test("a notice that names other models excludes a cart of a known model", () => {
    expect(matchesFor({ ...electric, model: "Freedom RXV" })).toEqual([
      "23-726 possible",
      "22-779 possible",
      "22-717 possible",
    ]);
    expect(matchesFor({ make: "Club Car", modelYear: 2012, model: "Precedent" })).toEqual([
      "14-715 possible",
      "12-748 possible",
    ]);
  });

  test.each(["", "Freedom", "Valor", "golf cart", "RXV or TXT"])(
    "a notice that names models may concern a cart whose model is %j",
    (model) => expect(matchesFor({ ...electric, model })).toEqual(matchesFor(electric)),
  );

  test("a notice on the TXT includes the Express, which has its chassis", () => {
    const gas = { make: "EZ-GO", modelYear: 2019, powertrain: "gas" } as const;
    expect(matchesFor({ ...gas, model: "TXT" })).toEqual(["20-073 possible", "2019-444 possible"]);
    expect(matchesFor({ ...gas, model: "Express S4" })).toEqual(
      matchesFor({ ...gas, model: "TXT" }),
    );
    expect(matchesFor({ ...gas, model: "RXV" })).toEqual([]);
  });

  test.each([
    ["25-321", { make: "Yamaha", model: "UMAX" }, [2019, 2024]],
    ["25-321", { make: "Yamaha", model: "Adventurer" }, [2016, 2018]],
    ["25-321", { make: "Yamaha", model: "Drive2" }, [2016, 2024]],
    ["25-321", { make: "Yamaha", model: "" }, [2016, 2024]],
    ["15-738", { make: "Yamaha", model: "Adventurer One" }, [2015, 2015]],
    ["26-021", { make: "EZ-GO", model: "TXT", powertrain: "gas" }, [2020, 2022]],
    ["26-021", { make: "EZ-GO", model: "RXV", powertrain: "gas" }, [2020, 2025]],
  ] as const)("notice %s covers %j only in the years %j", (number, cart, [from, to]) => {
    const years = Array.from({ length: 20 }, (_, index) => 2008 + index);
    const found = years.filter((modelYear) =>
      matchesFor({ ...cart, modelYear }).includes(`${number} possible`),
    );
    expect([found[0], found.at(-1), found.length]).toEqual([from, to, to - from + 1]);
  });

  test("a Drive may be a Drive2, and a make without known families excludes no model", () => {
    const yamaha = { make: "Yamaha", modelYear: 2018 };
    expect(matchesFor({ ...yamaha, model: "Drive" })).toEqual(
      matchesFor({ ...yamaha, model: "Drive 2" }),
    );
    expect(matchesFor({ ...yamaha, model: "UMAX" })).toEqual(["19-774 possible"]);
    expect(matchesFor({ make: "Cushman", modelYear: 2019, model: "RXV" })).toEqual([
      "20-073 possible",
      "2019-444 possible",
    ]);
  });
});

test("only notices that may concern the cart are counted, the most certain first", () => {
  const counted = (cart: Partial<RecalledCart>) => {
    const { lead, more, count } = countRecalls(findRecalls({ ...unknown, ...cart }, recalls, 2026));
    return [lead.length, more.length, count];
  };
  expect(counted({ make: "EZ-GO", modelYear: 2021 })).toEqual([3, 0, 3]);
  expect(counted({ make: "Yamaha", modelYear: 2016, serial: "JC3-005000" })).toEqual([0, 0, 0]);
  expect(counted({ make: "Moxie" })).toEqual([0, 0, 0]);
  expect(counted({ make: "Yamaha", modelYear: 2023, serial: "J0D-600700" })).toEqual([3, 2, 5]);
});

test("a number outside a notice's ranges is reported as outside, not left out", () => {
  expect(matchesFor({ make: "Yamaha", modelYear: 2016, serial: "JC3-005000" })).toEqual([
    "26-027 other-numbers",
    "25-321 other-numbers",
    "19-774 other-numbers",
    "19-701 other-numbers",
    "18-725 other-numbers",
    "15-738 other-numbers",
  ]);
});

test("a number outside the ranges may still be in a notice that names only some", () => {
  expect(matchesFor({ make: "Club Car", serial: "ZZ0440-450000" })).toEqual([
    "05-528 possible",
    "05-585 other-numbers",
    "04-520 other-numbers",
  ]);
});

test("a number that can't be read excludes no notice", () => {
  expect(matchesFor({ make: "Yamaha", modelYear: 2016, serial: "on the frame?" })).toEqual(
    matchesFor({ make: "Yamaha", modelYear: 2016 }),
  );
});

test("a Club Car's number gives the year if the visitor doesn't", () => {
  expect(matchesFor({ make: "Club Car", serial: "PH1945-123456" })).toEqual([
    "19-769 other-numbers",
    "19-770 other-numbers",
  ]);
});

test("a number alone gives the make and the years whose notices may concern the cart", () => {
  // 2017 to 2019, so not the notice on carts of 2023.
  expect(matchesFor({ serial: "J0C-100000" })).toContain("25-321 other-numbers");
  expect(matchesFor({ serial: "J0C-100000" }).join()).not.toContain("23-772");
});

describe("a cart whose number allows some years", () => {
  test.each([
    ["an RXV of 2008 or 2009", { serial: "5120345" }],
    ["a Yamaha of 1984 to 1989", { serial: "J31-100123" }],
    ["a TXT of 2010 to 2012", { serial: "2706000" }],
    [
      "a Drive2 that is said to be a 2021, with a number of 2018 to 2020",
      { make: "Yamaha", model: "Drive2", modelYear: 2021, serial: "J0C-221345" },
    ],
  ])("%s gets no notice on carts of 2023", (_name, cart) => {
    const found = findRecalls({ ...unknown, ...cart }, recalls, 2026);
    for (const { recall } of found) expect(recall.modelYears.from).toBeLessThan(2022);
    expect(countRecalls(found)).toEqual({ lead: [], more: [], count: 0 });
  });

  test("a notice on one of the possible years says which", () => {
    const found = findRecalls({ ...unknown, make: "EZ-GO", serial: "3400000" }, recalls, 2026);
    const onlyYears = (number: string) =>
      found.find(({ recall }) => recall.number === number)!.onlyYears;
    expect(onlyYears("2019-444")).toEqual([2019]);
    // The number itself is in this one's range.
    expect(onlyYears("20-073")).toEqual([]);
    const [known] = findRecalls({ ...unknown, make: "Garia", modelYear: 2015 }, recalls, 2026);
    expect(known!.onlyYears).toEqual([]);
  });

  test("any notice that is shown is for a year that the cart can have", () => {
    const serials = fc.oneof(
      fc.constantFrom("5120345", "J31-100123", "J0C-221345", "PH1945-123456", ""),
      fc.stringMatching(/^\d{7}$/),
      fc.stringMatching(/^(?:PH|PQ|JE)\d{4}-\d{6}$/),
    );
    const years = fc.oneof(fc.constant(null), fc.integer({ min: 1985, max: 2026 }));
    fc.assert(
      fc.property(serials, years, fc.constantFrom("", "EZ-GO", "Yamaha"), (serial, year, make) => {
        const cart = { ...unknown, make, modelYear: year, serial };
        const possible = possibleYears(cart, 2026);
        for (const { recall, match } of findRecalls(cart, recalls, 2026)) {
          const { from, to } = recall.modelYears;
          const isOfItsYears = possible.some((each) => each >= from && each <= to);
          const isListed = ["number", "range", "other-make"].includes(match);
          expect(isOfItsYears || isListed || possible.length === 0).toBe(true);
        }
      }),
    );
  });
});

test("a Canadian notice never leads", () => {
  const canada = recalls.filter((recall) => countryOf(recall) === "Canada");
  const found = canada.map((recall) => ({ recall, match: "possible" as const, onlyYears: [] }));
  expect(found.length).toBeGreaterThan(1);
  expect(countRecalls(found)).toEqual({ lead: [], more: found, count: found.length });
});

test("any cart gets notices from our list, the most certain first", () => {
  const cart = fc.record({
    make: fc.oneof(fc.string(), fc.constantFrom(...makes.map(({ name }) => name))),
    modelYear: fc.oneof(fc.constant(null), fc.integer(), fc.integer({ min: 1990, max: 2030 })),
    model: fc.oneof(fc.string(), fc.constantFrom("RXV", "Freedom TXT", "Precedent i2", "Drive2")),
    powertrain: fc.constantFrom(null, ...powertrains),
    serial: fc.oneof(fc.string(), fc.stringMatching(/^[A-Z]{0,3}\d{0,12}$/)),
  });
  fc.assert(
    fc.property(cart, (anyCart) => {
      const matches = findRecalls(anyCart, recalls, 2026);
      expect(recalls).toEqual(expect.arrayContaining(matches.map(({ recall }) => recall)));
      const order = ["number", "range", "possible", "other-make", "other-numbers"];
      const places = matches.map(({ match }) => order.indexOf(match));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});
