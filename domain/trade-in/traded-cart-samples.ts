import fc from "fast-check";
import { batteryTypes } from "../asking-prices/priced-cart.ts";
import { batteryAges, conditions, powertrains, seatCounts } from "../valuation/cart.ts";
import type { TradedCart } from "./published-formulas.ts";

/** A cart that each published formula has a figure for. */
export const goodTraded: TradedCart = {
  make: "Club Car",
  ageYears: 6,
  seats: 4,
  condition: "good",
  powertrain: "electric",
  batteryType: "lead-acid",
  batteryAge: 2,
  lifted: false,
};

export const anyTraded = fc.record({
  make: fc.constantFrom("Club Car", "E-Z-GO", "Evolution", "Garia", ""),
  ageYears: fc.nat(60),
  seats: fc.constantFrom(...seatCounts),
  condition: fc.constantFrom(...conditions),
  powertrain: fc.constantFrom(...powertrains),
  batteryType: fc.constantFrom(null, ...batteryTypes),
  batteryAge: fc.constantFrom(...batteryAges),
  lifted: fc.boolean(),
});

export const anyAsking = fc.integer({ min: 1000, max: 60_000 });
