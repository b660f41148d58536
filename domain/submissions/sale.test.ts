import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { states } from "../catalogue/states.ts";
import { sale, saleDay } from "./form.fixture.ts";
import { saleFields, saleSchema } from "./sale.ts";

const schema = saleSchema(saleDay);
const parse = (change: object = {}) => v.parse(schema, { ...sale, ...change });

/** Null if the report is accepted. */
function refusal(change: object): string | null {
  return v.safeParse(schema, { ...sale, ...change }).issues?.[0].message ?? null;
}

test("a report becomes an entry with a cart like a lead's", () => {
  expect(parse()).toEqual({
    id: sale.id,
    email: "",
    cart: {
      modelYear: 2020,
      make: "Club Car",
      model: "Onward",
      seats: 4,
      powertrain: "electric",
      condition: "good",
    },
    price: 6500,
    saleKind: "private",
    soldOn: "2026-11-20",
    state: "FL",
  });
});

test("the texts of a plain form mean the same as a script's numbers", () => {
  const texts = Object.fromEntries(Object.entries(sale).map(([name, value]) => [name, `${value}`]));
  expect(v.parse(schema, { ...texts, email: "", website: "" })).toEqual(parse());
});

test("an unknown field is not kept", () => {
  expect(parse({ state_id: 7, review: "accepted" })).toEqual(parse());
});

describe("the model year", () => {
  test.each([1950, 2027, "2020", " 2020 "])("the model year may be %j", (year) => {
    expect(parse({ year }).cart.modelYear).toBe(Number(year));
  });

  test.each([1949, 2101, 2020.5, "", "20", "2,020", "20201", "abcd", "2e3", Number.NaN])(
    "the model year cannot be %j",
    (year) => {
      expect(refusal({ year })).toBe("Enter the model year as four digits, such as 2020.");
    },
  );
});

test("a cart may be of the next model year, but not of a later one", () => {
  expect(refusal({ year: 2028 })).toBe(
    "Check the model year and the date: the cart is newer than the sale.",
  );
  expect(refusal({ year: 2019, soldOn: "2018-12-31" })).toBeNull();
  expect(refusal({ year: 2020, soldOn: "2018-12-31" })).not.toBeNull();
});

describe("the price", () => {
  test.each([
    [300, 300],
    [100_000, 100_000],
    [" $ 6,500 ", 6500],
  ])("the price %j is read as %d dollars", (price, dollars) => {
    expect(parse({ price }).price).toBe(dollars);
  });

  test.each([299, 0, -1, 100_001, "299", "1,000,000"])("the price cannot be %j", (price) => {
    expect(refusal({ price })).toBe("Enter a price from $300 to $100,000.");
  });

  test.each([6500.5, "6.5k", "6500.50", "6,50", "-500", "", "1e4"])(
    "the price %j is not understood",
    (price) => {
      expect(refusal({ price })).toBe("Enter the price in whole dollars, such as 6,500.");
    },
  );

  test("any whole price is read back in every spelling", () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 100_000 }), (price) => {
        for (const text of [`${price}`, price.toLocaleString("en-US"), `$${price}`]) {
          expect(parse({ price: text }).price).toBe(price);
        }
      }),
    );
  });
});

describe("the date of the sale", () => {
  test.each(["2000-01-01", "2024-02-29", "2026-11-21", "2026-11-22"])(
    "the date of the sale may be %s",
    (soldOn) => {
      expect(parse({ soldOn, year: 2000 }).soldOn).toBe(soldOn);
    },
  );

  test.each(["2026-11-23", "2027-01-01", "9999-12-31"])(
    "the date of the sale cannot be in the future: %s",
    (soldOn) => {
      expect(refusal({ soldOn })).toBe("Enter a date that is not in the future.");
    },
  );

  test("the date of the sale cannot be before 2000", () => {
    expect(refusal({ soldOn: "1999-12-31" })).toBe("Enter a date in 2000 or later.");
  });

  test.each(["2026-02-30", "2025-02-29", "2026-13-01", "2026-00-10", "2026-11", "11/20/2026", ""])(
    "the date of the sale cannot be %j, which is not a day",
    (soldOn) => {
      expect(refusal({ soldOn })).toMatch(/^Enter the date of the sale as year, month, and day/);
    },
  );

  test("the date of the sale may be any day from 2000 to a day after the report", () => {
    const day = fc.date({
      min: new Date("1990-01-01"),
      max: new Date("2040-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, day, (sold, now) => {
        const soldOn = sold.toISOString().slice(0, 10);
        const graceful = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
        const isTaken = v.is(saleSchema(now), { ...sale, soldOn, year: 2000 });
        expect(isTaken).toBe(soldOn >= "2000-01-01" && soldOn <= graceful);
      }),
    );
  });
});

describe("the state", () => {
  test("the state may be any state or territory, in either case", () => {
    for (const { code } of states) {
      for (const state of [code, code.toUpperCase()]) {
        expect(parse({ state }).state).toBe(code.toUpperCase());
      }
    }
  });

  test.each(["", "XX", "Florida", "F", 12])("the state cannot be %j", (state) => {
    expect(refusal({ state })).toBe("Choose the state or territory from the list.");
  });
});

test.each(saleFields.kind.choices)("the kind of sale may be %s", (kind) => {
  expect(parse({ kind }).saleKind).toBe(kind);
});

test.each([
  ["kind", "gift", "Choose the kind of sale from the list."],
  ["seats", 3, "Choose the number of seats from the list."],
  ["seats", "", "Choose the number of seats from the list."],
  ["powertrain", "diesel", "Choose the powertrain from the list."],
  ["condition", "used", "Choose the condition from the list."],
  ["make", " ", "Enter the make."],
  ["model", "x".repeat(81), "Shorten the model to 80 characters."],
])("the field %s cannot be %j", (field, value, sentence) => {
  expect(refusal({ [field]: value })).toBe(sentence);
});

describe("the optional email address", () => {
  test.each([
    ["", ""],
    ["  ", ""],
    [" Cara@example.com ", "Cara@example.com"],
  ])("the email address %j is kept as %j", (email, kept) => {
    expect(parse({ email }).email).toBe(kept);
  });

  test("an invalid email address is refused", () => {
    expect(refusal({ email: "cara" })).toBe("Enter an email address such as ann@example.com.");
  });
});

test("any report is refused or becomes an entry within all bounds", () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.string(),
    fc.integer(),
    fc.constantFrom("6,500", "2020", "FL"),
  );
  const change = fc.dictionary(fc.constantFrom(...Object.keys(sale), "email"), anything, {
    maxKeys: 3,
  });
  fc.assert(
    fc.property(change, (changed) => {
      const { success, output } = v.safeParse(schema, { ...sale, ...changed });
      if (!success) return;
      expect(output.price).toBeGreaterThanOrEqual(300);
      expect(output.price).toBeLessThanOrEqual(100_000);
      expect(output.soldOn <= "2026-11-22" && output.soldOn >= "2000-01-01").toBe(true);
      expect(output.state).toMatch(/^[A-Z]{2}$/);
      expect(saleFields.kind.choices).toContain(output.saleKind);
    }),
  );
});
