import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { renameToPublic } from "../../../domain/cart/public-names.ts";
import { defaultDetails, give } from "../../../domain/details/details.ts";
import { someDetails } from "../../../domain/details/cart.fixture.ts";
import { estimateOf } from "../../../domain/catalogue/spec-estimate.ts";
import { cartIn, readCarts, savedCart, writeCarts } from "./format.ts";
import { anyCarts, asOwner, onward } from "./storage.fixture.ts";
import { noon } from "../cart-form/calculation.fixture.ts";
import { anyText } from "../../../domain/words/text.fixture.ts";

const read = readCarts;
const textOf = (...carts: unknown[]) =>
  JSON.stringify({ version: 1, carts: carts.map(withStoredNames) });

function withStoredNames(cart: unknown): unknown {
  const { success, output } = v.safeParse(v.looseObject({ details: v.looseObject({}) }), cart);
  return success ? { ...output, details: renameToPublic(output.details) } : cart;
}

const readingWith = (change: object) => ({ carts: [], unreadable: 0, problem: null, ...change });

// Browsers have this text. Never edit it: a new detail gets its default.
const storedText = String.raw`{"version":1,"carts":[{"id":"0f3a9c21b7de","name":"Bob’s","note":"Asks $6,000.\nNeeds a seat.","savedAt":"2026-06-01T12:00:00.000Z","path":"/club-car","details":{"year":"2020","make":"Club Car","model":"Onward","seats":4,"powertrain":"electric","condition":"good","batteryAge":4,"hasUpgrades":true,"batteryType":"lithium","lifted":true,"serial":"AB2012-123456"},"value":5216,"asOfYear":2026}]}`;

test("text stored in November 2026 is read", () => {
  const { carts, ...status } = read(storedText);
  expect(carts).toMatchObject([
    { name: "Bob’s", details: { model: "Onward", serial: "AB2012-123456" }, value: 5216 },
  ]);
  expect(status).toEqual({ unreadable: 0, problem: null });
});

test("text stored in November 2026 is written back with all that it said", () => {
  const said = "seats powertrain condition batteryAge hasUpgrades batteryType lifted notRunning";
  const sources = Object.fromEntries(said.split(" ").map((name) => [name, "said"]));
  const [stored] = (JSON.parse(storedText) as { carts: (typeof onward)[] }).carts;
  const details = { ...stored!.details, notRunning: false, sources };
  const written = { version: 1, carts: [{ ...stored, details, role: "selling", ad: null }] };
  expect(JSON.parse(writeCarts(read(storedText).carts))).toEqual(written);
});

test("a cart that doesn’t run is saved as one", () => {
  const details = { ...onward.details, notRunning: true };
  expect(read(writeCarts([{ ...onward, details }])).carts[0]!.details).toEqual(details);
});

test("a cart saved with only its year, make, and model gets the defaults for the rest", () => {
  const { modelYear, make, model } = onward.details;
  const details = { modelYear, make, model };
  expect(read(textOf({ ...onward, details })).carts).toEqual([
    { ...onward, details: give(defaultDetails, { ...defaultDetails, ...details }) },
  ]);
});

test("written carts are read back in order", () => {
  fc.assert(
    fc.property(anyCarts, (carts) => {
      expect(read(writeCarts(carts))).toEqual(readingWith({ carts }));
    }),
  );
});

describe("no stored text is an error", () => {
  const expectSound = (text: string) => {
    const { carts, unreadable } = read(text);
    for (const saved of carts) {
      expect(Number.isFinite(estimateOf(cartIn(saved), 2026).value)).toBe(true);
    }
    expect(unreadable).toBeGreaterThanOrEqual(0);
    expect(read(writeCarts(carts))).toEqual(readingWith({ carts }));
  };

  test("any stored text is read without an error", () => {
    fc.assert(fc.property(fc.oneof(anyText(), fc.json()), expectSound));
  });

  test("a cart with anything in one of its fields is read without an error", () => {
    const fields = fc.constantFrom(...Object.keys(onward), ...Object.keys(someDetails()));
    fc.assert(
      fc.property(fields, fc.jsonValue(), (field, junk) => {
        const changed = { ...onward, details: { ...someDetails(), [field]: junk }, [field]: junk };
        expectSound(textOf(changed));
      }),
    );
  });
});

test("broken entries are counted, and the others are read", () => {
  const other = { ...onward, id: "other" };
  expect(read(textOf(onward, { ...onward, details: null }, 7, other))).toEqual({
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
  ["a year that isn't a year", { details: someDetails({ modelYear: "new" }) }],
  ["a year as a number", { details: { ...someDetails(), modelYear: 2020 } }],
  ["no make", { details: someDetails({ make: "" }) }],
  ["a blank model", { details: someDetails({ model: "  " }) }],
  ["three seats", { details: { ...someDetails(), seats: 3 } }],
  ["another powertrain", { details: { ...someDetails(), powertrain: "steam" } }],
  ["a battery of six years", { details: { ...someDetails(), batteryAge: 6 } }],
])("a stored entry with %s is not read", (_what, change) => {
  expect(read(textOf({ ...onward, ...change }))).toEqual(readingWith({ unreadable: 1 }));
});

test.each(["//evil.example", "javascript:alert(1)", "/a/b", "club-car", "", 7])(
  "the path %j of a stored cart is replaced by the home page's",
  (path) => {
    expect(read(textOf({ ...onward, path })).carts).toEqual([{ ...onward, path: "/" }]);
  },
);

test("a saved cart has normalized details", () => {
  const details = someDetails({ modelYear: " +2020 ", model: " Onward " });
  expect(savedCart(details, "/club-car", "onward", noon, asOwner)).toEqual(onward);
});

test("text of a newer version is not interpreted", () => {
  for (const carts of [[onward], {}, "packed"]) {
    const text = JSON.stringify({ version: 2, carts });
    expect(read(text)).toEqual(readingWith({ problem: "newer-version" }));
  }
});

test.each([
  "",
  "null",
  "{}",
  "[{}]",
  '"carts"',
  '{"version":1}',
  '{"version":"1","carts":[]}',
  '{"version":0,"carts":[]}',
  '{"version":1.5,"carts":[]}',
  '{"version":1,"carts":{}}',
])("the stored text %s is reported as not being carts", (text) => {
  expect(read(text)).toEqual(readingWith({ problem: "not-carts" }));
});
