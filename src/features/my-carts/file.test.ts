import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { someDetails } from "../../../domain/cart/testing.ts";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { type SavedCart, cartIn, readCarts, savedCart, version, writeCarts } from "./file.ts";
import { anyCarts, onward } from "./test-storage.ts";
import { noon } from "../cart/calculation-samples.ts";
import { anyText } from "../../../domain/valuation/text-samples.ts";

const read = (text: string) => readCarts(text, noon);
const fileOf = (...carts: unknown[]) => JSON.stringify({ version, carts });
const nothingBut = (what: object) => ({ carts: [], unreadable: 0, problem: null, ...what });

test("what is written is read again, in order", () => {
  fc.assert(
    fc.property(anyCarts, fc.constantFrom(0, 2), (carts, indent) => {
      expect(read(writeCarts(carts, indent))).toEqual(nothingBut({ carts }));
    }),
  );
});

describe("no stored text is an error", () => {
  const expectSound = (text: string) => {
    const { carts, unreadable } = read(text);
    for (const saved of carts) {
      expect(Number.isFinite(appraise(cartIn(saved), 2026).value)).toBe(true);
    }
    expect(unreadable).toBeGreaterThanOrEqual(0);
    expect(read(writeCarts(carts))).toEqual(nothingBut({ carts }));
  };

  test("whatever it is", () => {
    fc.assert(fc.property(fc.oneof(anyText(), fc.json()), expectSound));
  });

  test("whatever stands for its carts", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 0, max: 3 }), (carts, claimed) => {
        expectSound(JSON.stringify(claimed === 0 ? carts : { version: claimed, carts }));
      }),
    );
  });

  test("whatever stands in one field of a cart", () => {
    const fields = fc.constantFrom(...Object.keys(onward), ...Object.keys(someDetails()));
    fc.assert(
      fc.property(fields, fc.jsonValue(), (field, junk) => {
        const changed = { ...onward, details: { ...someDetails(), [field]: junk }, [field]: junk };
        expectSound(fileOf(changed));
      }),
    );
  });

  test("wherever it breaks off", () => {
    const whole = writeCarts([onward]);
    for (let end = 0; end < whole.length; end++) {
      expect(read(whole.slice(0, end))).toEqual(nothingBut({ problem: "not-carts" }));
    }
  });
});

test("a broken entry is counted, and the others are read", () => {
  const other = { ...onward, id: "other" };
  expect(read(fileOf(onward, { ...onward, details: null }, 7, other))).toEqual({
    carts: [onward, other],
    unreadable: 2,
    problem: null,
  });
});

test.each<[string, Record<string, unknown>]>([
  ["an id that an address could not hold", { id: "a,b" }],
  ["no id", { id: "" }],
  ["a name that is too long", { name: "n".repeat(81) }],
  ["a note that is too long", { note: "n".repeat(501) }],
  ["no moment", { savedAt: "yesterday" }],
  ["a day that does not exist", { savedAt: "2026-13-41T00:00:00Z" }],
  ["a value that is no number", { value: "5216" }],
  ["a broken value", { value: 5216.5 }],
  ["a value below zero", { value: -1 }],
  ["a year that is none", { details: someDetails({ year: "new" }) }],
  ["a year as a number", { details: { ...someDetails(), year: 2020 } }],
  ["no make", { details: someDetails({ make: "" }) }],
  ["a blank model", { details: someDetails({ model: "  " }) }],
  ["three seats", { details: { ...someDetails(), seats: 3 } }],
  ["another powertrain", { details: { ...someDetails(), powertrain: "steam" } }],
  ["a battery of six years", { details: { ...someDetails(), batteryAge: 6 } }],
])("an entry with %s cannot be read", (_what, change) => {
  expect(read(fileOf({ ...onward, ...change }))).toEqual(nothingBut({ unreadable: 1 }));
});

test("of two entries with one id the first is read", () => {
  expect(read(fileOf(onward, { ...onward, name: "again" }))).toEqual({
    carts: [onward],
    unreadable: 1,
    problem: null,
  });
});

test.each(["//evil.example", "javascript:alert(1)", "/a/b", "club-car", "", 7])(
  "the path %j is read as the home page's",
  (path) => {
    expect(read(fileOf({ ...onward, path })).carts).toEqual([{ ...onward, path: "/" }]);
  },
);

test("details are read as the tool would write them", () => {
  const details = someDetails({ year: " +2020 ", model: " Onward " });
  expect(read(fileOf({ ...onward, details })).carts).toEqual([onward]);
  expect(savedCart(details, "/club-car", "onward", noon)).toEqual(onward);
});

test("a bare list of details, which has no version, is read, valued and dated as of now", () => {
  const { carts, ...rest } = read(JSON.stringify([someDetails(), { make: "Club Car" }]));
  expect(carts).toEqual([
    {
      id: "older-1",
      name: "2020 Club Car Onward",
      note: "",
      savedAt: noon.toISOString(),
      path: "/",
      details: someDetails(),
      value: 5216,
      asOfYear: 2026,
    } satisfies SavedCart,
  ]);
  expect(rest).toEqual({ unreadable: 1, problem: null });
});

test("a newer version is not guessed at, whatever its carts are", () => {
  for (const carts of [[onward], {}, "packed"]) {
    const text = JSON.stringify({ version: version + 1, carts });
    expect(read(text)).toEqual(nothingBut({ problem: "newer-version" }));
  }
});

test.each([
  "",
  "null",
  "{}",
  '"carts"',
  '{"version":1}',
  '{"version":99}',
  '{"version":"1","carts":[]}',
  '{"version":0,"carts":[]}',
  '{"version":1.5,"carts":[]}',
  '{"version":1,"carts":{}}',
])("%s is no file of carts", (text) => {
  expect(read(text)).toEqual(nothingBut({ problem: "not-carts" }));
});
