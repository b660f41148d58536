import { expect, test } from "vitest";
import { market } from "../../market/market.data.ts";
import { calculationOf } from "../cart-form/calculation.fixture.ts";
import { evidenceText } from "../../market/notes.ts";
import { ageFinding, pricesByAge } from "./price-by-age.ts";
import { shownListings } from "./shown-listings.ts";

test.each([
  ["RXV", "model"],
  ["Zzzzz", "make"],
])("the chart calls the dots of an EZ-GO %s carts of its %s", (model, scope) => {
  const byAge = pricesByAge(
    calculationOf({ make: "EZ-GO", model }),
    market,
    "selling",
    shownListings,
  )!;
  expect(evidenceText(byAge, "selling")).toMatch(
    new RegExp(`^\\d+ used carts of this ${scope}, to `),
  );
});

test.each([
  [6130, "selling", "Three years older, dealers ask $900 less"],
  [6130, "trading", "Three years older, dealers pay $900 less"],
  [7050, "buying", "Age hardly changes what dealers ask for one like it anymore"],
  [7001, "trading", "Age hardly changes what dealers pay for one like it anymore"],
  [7000, "trading", "Three years older, dealers pay $50 less"],
] as const)(
  "prices that fall from $7,050 to $%i give someone %s the heading %j",
  (later, role, finding) => {
    const priceAt = (ageYears: number, middle: number) => {
      return { ageYears, low: middle, middle, high: middle, estimate: middle };
    };
    const prices = [priceAt(2, 9000), priceAt(4, 7050), priceAt(7, later)];
    expect(ageFinding({ prices }, 4, role)).toBe(finding);
    expect(ageFinding({ prices }, 7, role)).toMatch(
      /^What dealers (ask|pay) for one like it, by age$/,
    );
  },
);
