import fc from "fast-check";
import { anyDetails, someDetails } from "../../../domain/details/cart.fixture.ts";
import { type Calculation, calculate } from "./calculation.ts";
import { type Details, defaultDetails, give } from "../../../domain/details/details.ts";

export const asOfYear = 2026;
export const noon = new Date(`${asOfYear}-06-01T12:00:00Z`);

export const likelyDetails: fc.Arbitrary<Details> = fc
  .tuple(
    anyDetails,
    fc.integer({ min: 1985, max: asOfYear + 1 }),
    fc.constantFrom("Club Car", "EZ-GO", "Yamaha", "Garia", "Other"),
    fc.constantFrom("Onward", "TXT", "Drive2", "DS 48v & more", "Unlisted"),
  )
  .map(([details, modelYear, make, model]) => ({
    ...details,
    modelYear: String(modelYear),
    make,
    model,
  }));

export function calculationOf(change: Partial<Details> = {}): Calculation {
  return calculate(someDetails(change), asOfYear)!;
}

/** A cart that dealers often list. */
export const precedent = (change: Partial<Details> = {}) =>
  calculationOf({
    modelYear: "2016",
    model: "Precedent",
    batteryAge: 4,
    condition: "good",
    ...change,
  });

/** Without serial numbers that a test could take for a broken price. */
export const anyCalculation: fc.Arbitrary<Calculation> = likelyDetails.map((details) =>
  calculationOf({ ...details, serial: details.serial.replaceAll("$", "") }),
);

export function ofAnyCalculation(check: (calculation: Calculation) => void, numRuns = 30): void {
  fc.assert(fc.property(anyCalculation, check), { numRuns });
}

/** A cart with no detail at its default, so a test can tell which ones were kept. */
export const liftedRxv = give(defaultDetails, {
  modelYear: "2019",
  make: "EZ-GO",
  model: "RXV",
  seats: 6,
  condition: "poor",
  batteryAge: 5,
  batteryType: "lithium",
  hasUpgrades: true,
  lifted: true,
  serial: "3318842",
});
