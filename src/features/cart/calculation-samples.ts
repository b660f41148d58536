import fc from "fast-check";
import { batteryTypes } from "../../../domain/asking-prices/battery-types.ts";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import {
  batteryAges,
  conditions,
  powertrains,
  seatCounts,
} from "../../../domain/valuation/cart.ts";
import type { Calculation } from "./calculation.ts";
import { type Details, cartOf, noExtras } from "../../../domain/cart/details.ts";

/** The year of the tests, and a moment of it. */
export const asOfYear = 2026;
export const noon = new Date(`${asOfYear}-06-01T12:00:00Z`);

/** $5,216 in 2026. */
export const onwardDetails: Details = {
  year: "2020",
  make: "Club Car",
  model: "Onward",
  seats: 4,
  powertrain: "electric",
  condition: "good",
  batteryAge: 4,
  hasUpgrades: true,
  ...noExtras,
};

/** Any details that a cart can be made of, as they are kept. */
export const anyDetails: fc.Arbitrary<Details> = fc.record({
  year: fc.oneof(fc.integer({ min: 1985, max: 2030 }), fc.maxSafeInteger()).map(String),
  make: fc.oneof(
    fc.constantFrom("Club Car", "EZ-GO", "Yamaha", "Other", "Ruff & Tuff"),
    fc.string({ minLength: 1, maxLength: 20 }),
  ),
  model: fc
    .oneof(fc.constantFrom("Onward", "TXT", "Drive2"), fc.string({ unit: "grapheme" }))
    .map((text) => text.slice(0, 80).trim() || "Viking"),
  seats: fc.constantFrom(...seatCounts),
  powertrain: fc.constantFrom(...powertrains),
  condition: fc.constantFrom(...conditions),
  batteryAge: fc.constantFrom(...batteryAges),
  hasUpgrades: fc.boolean(),
  batteryType: fc.constantFrom(null, ...batteryTypes),
  lifted: fc.boolean(),
  serial: fc.string({ maxLength: 40 }),
});

/** Details as most visitors enter them: a listed make, and a year that carts are of. */
export const likelyDetails: fc.Arbitrary<Details> = fc
  .tuple(
    anyDetails,
    fc.integer({ min: 1985, max: asOfYear + 1 }),
    fc.constantFrom("Club Car", "EZ-GO", "Yamaha", "Garia", "Other"),
    fc.constantFrom("Onward", "TXT", "Drive2", "DS 48v & more", "Unlisted"),
  )
  .map(([details, modelYear, make, model]) => ({
    ...details,
    year: String(modelYear),
    make,
    model,
  }));

/** The calculation of the Onward with a change. */
export function calculationOf(change: Partial<Details> = {}): Calculation {
  const details = { ...onwardDetails, ...change };
  const cart = cartOf(details)!;
  return { details, cart, asOfYear, appraisal: appraise(cart, asOfYear) };
}

/** Any calculation that a visitor is likely to see. */
export const anyCalculation: fc.Arbitrary<Calculation> = likelyDetails.map(calculationOf);
