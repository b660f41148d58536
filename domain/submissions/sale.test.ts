import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { states } from "../catalogue/states.ts";
import { sale, saleDay, saleExtras } from "./form.fixture.ts";
import { sale as storedSale } from "./entry.fixture.ts";
import { saleFields, saleSchema, wholeCartOf, withSaleMonth } from "./sale.ts";

const schema = saleSchema(saleDay);
const parse = (change: object = {}) => v.parse(schema, { ...sale, ...change });

/** Null if the report is accepted. */
function refusal(change: object): string | null {
  return v.safeParse(schema, { ...sale, ...change }).issues?.[0].message ?? null;
}

test("a report needs only a cart's name, a price, and a month", () => {
  expect(parse()).toStrictEqual({
    id: sale.id,
    cart: { modelYear: 2020, make: "Club Car", model: "Onward" },
    price: 6500,
    soldIn: "2026-11",
  });
});

test("a report keeps every detail of the cart that was said, the kind of sale, and the state", () => {
  expect(parse(saleExtras)).toStrictEqual({
    id: sale.id,
    cart: {
      modelYear: 2020,
      make: "Club Car",
      model: "Onward",
      seats: 4,
      powertrain: "electric",
      condition: "good",
      batteryAge: 2,
      hasUpgrades: false,
      batteryType: "lithium",
      lifted: true,
      notRunning: false,
    },
    price: 6500,
    soldIn: "2026-11",
    saleKind: "private",
    state: "FL",
  });
});

test("a field that was left open is not kept", () => {
  const open = Object.fromEntries(Object.keys(saleExtras).map((name) => [name, " "]));
  expect(parse(open)).toStrictEqual(parse());
});

test("a gas cart has no batteries, whatever the form still held", () => {
  const { cart } = parse({ ...saleExtras, powertrain: "gas" });
  expect(cart).toMatchObject({ powertrain: "gas", lifted: true });
  expect(cart).not.toHaveProperty("batteryAge");
  expect(cart).not.toHaveProperty("batteryType");
});

test("the model or the form's defaults fill in what nobody said about a cart", () => {
  expect(wholeCartOf({ modelYear: 2020, make: "Icon", model: "i60" })).toMatchObject({
    modelYear: 2020,
    seats: 6,
    condition: "good",
    batteryAge: 2,
    serial: "",
  });
  expect(wholeCartOf(parse(saleExtras).cart)).toMatchObject({ seats: 4, lifted: true });
});

test("an earlier report gets the month of its day, and keeps its email address only if it has one", () => {
  const { soldIn, ...rest } = storedSale;
  const earlier = { ...rest, soldOn: "2026-07-18" };
  expect(withSaleMonth({ ...earlier, email: "" })).toStrictEqual(storedSale);
  const sent = { ...earlier, email: "cara@example.com" };
  expect(withSaleMonth(sent)).toStrictEqual({ ...storedSale, email: "cara@example.com" });
  expect(withSaleMonth(storedSale)).toStrictEqual(storedSale);
  expect(soldIn).toBe("2026-07");
});

test("the texts of a plain form mean the same as a script's numbers", () => {
  const texts = Object.fromEntries(Object.entries(sale).map(([name, value]) => [name, `${value}`]));
  expect(v.parse(schema, { ...texts, website: "" })).toEqual(parse());
});

test("an unknown field is not kept", () => {
  expect(parse({ email: "a@example.com", review: "accepted" })).toEqual(parse());
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
    "Check the model year and the month: the cart is newer than the sale.",
  );
  expect(refusal({ year: 2019, soldIn: "2018-12" })).toBeNull();
  expect(refusal({ year: 2020, soldIn: "2018-12" })).not.toBeNull();
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

describe("the month of the sale", () => {
  test.each([
    ["2000-01", "2000-01"],
    ["2026-11", "2026-11"],
    ["11/2026", "2026-11"],
    ["Nov 2026", "2026-11"],
  ])("the month of the sale may be %j", (typed, soldIn) => {
    expect(parse({ soldIn: typed, year: 2000 }).soldIn).toBe(soldIn);
  });

  test.each(["2026-12", "January 2027", "9999-12"])(
    "the month of the sale cannot be in the future: %s",
    (soldIn) => {
      expect(refusal({ soldIn })).toBe("Enter a month that is not in the future.");
    },
  );

  test("the month of the sale cannot be before 2000", () => {
    expect(refusal({ soldIn: "1999-12" })).toBe("Enter a month in 2000 or later.");
  });

  test.each(["2026-13", "last month", "2026", "11/26", "", 202_611])(
    "the month of the sale cannot be %j, which is not a month",
    (soldIn) => {
      expect(refusal({ soldIn })).toBe(
        "Enter the month and the year of the sale, such as May 2026.",
      );
    },
  );

  test("the month may be that of the day after the report", () => {
    const atMonthsEnd = saleSchema(new Date("2026-11-30T20:00:00Z"));
    expect(v.is(atMonthsEnd, { ...sale, soldIn: "2026-12" })).toBe(true);
    expect(v.is(atMonthsEnd, { ...sale, soldIn: "2027-01" })).toBe(false);
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

  test.each(["XX", "Florida", "F", 12])("the state cannot be %j", (state) => {
    expect(refusal({ state })).toBe("Choose the state or territory from the list.");
  });
});

test.each(saleFields.kind.choices)("the kind of sale may be %s", (kind) => {
  expect(parse({ kind }).saleKind).toBe(kind);
});

test.each([
  ["kind", "gift", "Choose the kind of sale from the list."],
  ["seats", "3", "Choose an answer for “Seats” from the list."],
  ["powertrain", "diesel", "Choose an answer for “Powertrain” from the list."],
  ["lifted", "perhaps", "Choose an answer for “Lifted” from the list."],
  ["make", " ", "Enter the make."],
  ["model", "x".repeat(81), "Shorten the model to 80 characters."],
])("the field %s cannot be %j", (field, value, sentence) => {
  expect(refusal({ [field]: value })).toBe(sentence);
});

test("any report is refused or becomes an entry within all bounds", () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.string(),
    fc.integer(),
    fc.constantFrom("6,500", "2020", "FL"),
  );
  const change = fc.dictionary(
    fc.constantFrom(...Object.keys({ ...sale, ...saleExtras })),
    anything,
    {
      maxKeys: 3,
    },
  );
  fc.assert(
    fc.property(change, (changed) => {
      const { success, output } = v.safeParse(schema, { ...sale, ...changed });
      if (!success) return;
      expect(output.price).toBeGreaterThanOrEqual(300);
      expect(output.price).toBeLessThanOrEqual(100_000);
      expect(output.soldIn <= "2026-11" && output.soldIn >= "2000-01").toBe(true);
      expect(output.state ?? "FL").toMatch(/^[A-Z]{2}$/);
      expect(saleFields.kind.choices).toContain(output.saleKind ?? "private");
    }),
  );
});
