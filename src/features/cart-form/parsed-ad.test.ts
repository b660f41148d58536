import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type DetailChange,
  type Details,
  defaultDetails,
  give,
  sourceOf,
} from "../../../domain/details/details.ts";
import { defaultChoices } from "../../../domain/cart/cart.ts";
import { readAd } from "../../../domain/reading/ad/read-ad.ts";
import { liftedRxv } from "./calculation.fixture.ts";
import type { CartValues } from "./cart-values.ts";
import {
  type Line,
  type ParsedAd,
  applyLine,
  fillInAd,
  lineOver as lineOverValues,
  namesAnotherCart,
} from "./parsed-ad.ts";

const said = (change: DetailChange) => give(defaultDetails, change);
const precedent = said({ modelYear: "2014", make: "Club Car", model: "Precedent" });
const parsed = (text: string) => readAd(text, "2026-06-01").details;

const valuesOf = (held: Details): CartValues => ({ details: held, isRead: false });
const lineOver = (held: Details) => lineOverValues(valuesOf(held));
const apply = (read: ParsedAd, line: Line<CartValues>, held: Details) =>
  applyLine(read, line, valuesOf(held));

/** The form after a text has been typed letter by letter, as a visitor would. */
function typed(text: string, over: Details) {
  const start = { line: lineOver(over), details: over };
  return Array.from(text, (_, end) => text.slice(0, end + 1)).reduce(
    ({ line, details }, part) => apply(parsed(part), line, details),
    start,
  ).details;
}

const pasted = (text: string, over: Details) => apply(parsed(text), lineOver(over), over).details;

describe("a line over a form that holds a cart", () => {
  test.each([
    ["pasted", pasted],
    ["typed by hand", typed],
  ])("a line about another cart that is %s keeps nothing from the one before", (_how, write) => {
    expect(write("2014 Club Car Precedent $3,900 obo", liftedRxv)).toEqual(precedent);
  });

  test.each(["2014 RXV", "2014 ezgo", "2019 TXT", "TXT", "Club Car", "2021 E-Z-GO RXV"])(
    "“%s” is a different cart from a 2019 EZ-GO RXV",
    (text) => {
      const { modelYear: year, make, model, sources, ...choices } = pasted(text, liftedRxv);
      expect(choices).toEqual({ ...defaultChoices, condition: choices.condition });
      expect(sources).toEqual({});
      expect(namesAnotherCart(parsed(text), liftedRxv)).toBe(true);
    },
  );

  test.each(["2014", "2019 RXV", "RXV fair", "4 seats", "RXV Elite", "ezgo rxv, new batteries"])(
    "“%s” is about the same cart as a 2019 EZ-GO RXV",
    (text) => {
      expect(namesAnotherCart(parsed(text), liftedRxv)).toBe(false);
      expect(pasted(text, liftedRxv)).toMatchObject({ lifted: true, hasUpgrades: true });
    },
  );

  test("a year alone corrects the year and keeps the rest", () => {
    expect(pasted("2014", liftedRxv)).toEqual(give(liftedRxv, { modelYear: "2014" }));
  });

  test("another name of the same family is the same cart", () => {
    const drive = { ...liftedRxv, make: "Yamaha", model: "G29" };
    expect(namesAnotherCart(parsed("2019 Yamaha Drive"), drive)).toBe(false);
    expect(namesAnotherCart(parsed("2019 Yamaha Drive2"), drive)).toBe(true);
  });

  test("an emptied line brings the earlier cart back", () => {
    const { line, details } = apply(parsed("2014 Precedent"), lineOver(liftedRxv), liftedRxv);
    expect(apply({}, line, details).details).toEqual(liftedRxv);
  });
});

describe("changes by hand beside a line", () => {
  test("a detail that was changed by hand stays as long as the line is about the same cart", () => {
    const first = apply(parsed("2014 Precedent"), lineOver(defaultDetails), defaultDetails);
    const changed = give(first.details, { condition: "fair" });
    const { details } = apply(parsed("2014 Precedent, 4 seats"), first.line, changed);
    expect(details).toEqual(give(precedent, { condition: "fair", seats: 4 }));
  });

  test("a detail that was changed by hand goes when the line is about another cart", () => {
    const first = apply(parsed("2014 Precedent"), lineOver(defaultDetails), defaultDetails);
    const changed = give(first.details, { condition: "fair", lifted: true });
    const cleared = apply({}, first.line, changed);
    const next = apply(parsed("2018 EZ-GO TXT"), cleared.line, cleared.details);
    expect(next.details).toEqual(said({ modelYear: "2018", make: "EZ-GO", model: "TXT" }));
    expect(next.isNewCart).toBe(true);
  });

  test("a name that was changed by hand isn't undone by the line", () => {
    const first = apply(parsed("Club Car Prec"), lineOver(defaultDetails), defaultDetails);
    const renamed = give(first.details, { model: "Precedent", modelYear: "2014" });
    const { details } = apply(parsed("Club Car, 4 seats"), first.line, renamed);
    expect(details).toEqual(give(precedent, { seats: 4 }));
  });

  test("a year corrected by hand stays as long as the line is about the same cart", () => {
    const first = apply(parsed("2019 ezgo rxv"), lineOver(defaultDetails), defaultDetails);
    const corrected = give(first.details, { modelYear: "2020", condition: "poor" });
    const second = apply(parsed("2019 ezgo rxv lithium"), first.line, corrected);
    const third = apply(parsed("2019 ezgo rxv lithium 4 seats"), second.line, second.details);
    expect(third.details).toMatchObject({
      modelYear: "2020",
      condition: "poor",
      batteryType: "lithium",
      seats: 4,
    });
    expect([second.isAnotherCart, third.isAnotherCart]).toEqual([false, false]);
    const renamed = apply(parsed("2018 ezgo rxv"), third.line, third.details);
    expect(renamed.details).toMatchObject({ modelYear: "2018", condition: "good", seats: 2 });
  });
});

const names = [
  ["Club Car", "Precedent"],
  ["Club Car", "DS"],
  ["EZ-GO", "RXV"],
  ["EZ-GO", "TXT"],
  ["Yamaha", "Drive2"],
  ["Icon", "i40"],
] as const;
const details = fc.record({
  modelYear: fc.integer({ min: 1995, max: 2025 }).map(String),
  name: fc.constantFrom(...names),
  seats: fc.constantFrom(2, 4, 6, 8),
  powertrain: fc.constantFrom("electric", "gas"),
  condition: fc.constantFrom("excellent", "good", "fair", "poor"),
  batteryAge: fc.constantFrom(0, 1, 2, 3, 4, 5),
  batteryType: fc.constantFrom(null, "lead-acid", "lithium"),
  hasUpgrades: fc.boolean(),
  lifted: fc.boolean(),
  notRunning: fc.boolean(),
  serial: fc.constantFrom("", "3318842", "PH1218-123456"),
});
const carts = details.map(({ name: [make, model], ...rest }) => said({ ...rest, make, model }));
const ads = fc
  .tuple(carts, fc.subarray(["4 seats", "gas", "fair condition", "lifted", "$4,500", "runs great"]))
  .map(
    ([{ modelYear: year, make, model }, words]) => `${year} ${make} ${model} ${words.join(", ")}`,
  );

test("an ad about another cart fills in the same details after any cart as in an empty form", () => {
  fc.assert(
    fc.property(carts, ads, (cart, text) => {
      fc.pre(namesAnotherCart(parsed(text), cart));
      expect(pasted(text, cart)).toEqual(pasted(text, defaultDetails));
    }),
    { numRuns: 300 },
  );
});

test("a cart that won't start isn't said to be electric, and one with old batteries is", () => {
  const sourcesIn = (ad: string) => {
    const filled = fillInAd(defaultDetails, parsed(ad));
    return [filled.batteryAge, sourceOf(filled, "powertrain"), sourceOf(filled, "batteryAge")];
  };
  expect(sourcesIn("1985 Yamaha G1, won't start, $400")).toEqual([5, "assumed", "assumed"]);
  expect(sourcesIn("1985 Yamaha G1, won't start, 5 year old batteries, $400")).toEqual([
    5,
    "said",
    "said",
  ]);
});
