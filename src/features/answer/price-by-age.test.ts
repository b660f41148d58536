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
    new RegExp(`^This is based on \\d+ used carts of this ${scope}, listed through `),
  );
});

test.each([
  [6130, "selling", "A cart three years older is listed for about $900 less"],
  [6130, "trading", "A cart three years older brings about $900 less in trade"],
  [7050, "buying", "Dealers’ prices for it hardly differ by year"],
  [7001, "trading", "What dealers pay for it hardly differs by year"],
  [7000, "trading", "A cart three years older brings about $50 less in trade"],
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
