import fc from "fast-check";
import {
  batteryAges,
  conditions,
  powertrains,
  seatCounts,
} from "../../../domain/valuation/cart.ts";
import type { Details } from "../cart/details.ts";
import { type SavedCart, maxNameLength, maxNoteLength, savedCart } from "./cart-file.ts";

export const noon = new Date("2026-06-01T12:00:00Z");

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
};

export const onward = savedCart(onwardDetails, "/club-car", "onward", noon);

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
});

const anySavedCart: fc.Arbitrary<SavedCart> = fc.record({
  id: fc.stringMatching(/^[\w-]{1,40}$/),
  name: fc.string({ unit: "binary", maxLength: maxNameLength / 2 }),
  note: fc.string({ unit: "binary", maxLength: maxNoteLength / 2 }),
  savedAt: fc
    .date({ min: new Date(0), max: noon, noInvalidDate: true })
    .map((date) => date.toISOString()),
  path: fc.constantFrom("/", "/club-car", "/fl"),
  details: anyDetails,
  value: fc.nat(),
  asOfYear: fc.integer({ min: 2020, max: 2040 }),
});

export const anyCarts = fc.uniqueArray(anySavedCart, { selector: ({ id }) => id, maxLength: 8 });
