import type { Appraisal } from "../valuation/appraise.ts";
import type { Cart, Powertrain } from "../valuation/cart.ts";
import type { BatteryType } from "./battery-types.ts";
import type { Listing } from "./listing.ts";
import { ageYears, observedYear } from "./observation.ts";

/** The facts an asking price depends on. Null is "not known". */
export interface PricedCart {
  readonly make: string;
  readonly model: string;
  readonly ageYears: number;
  readonly condition: Listing["condition"];
  readonly seats: number | null;
  readonly powertrain: Powertrain;
  readonly batteryType: BatteryType | null;
  readonly batteryAgeYears: number | null;
  readonly lifted: boolean;
}

export function pricedCartOf(listing: Listing): PricedCart {
  const { battery_year } = listing;
  return {
    make: listing.make,
    model: listing.model,
    ageYears: ageYears(listing),
    condition: listing.condition,
    seats: listing.seats,
    powertrain: listing.powertrain,
    batteryType: listing.battery_type,
    batteryAgeYears:
      battery_year === null ? null : Math.max(0, observedYear(listing) - battery_year),
    lifted: listing.lifted,
  };
}

/** Details a visitor may add about a cart. They change the market's figures, never the estimate. */
export interface MarketDetails {
  /** Null if not known. */
  readonly batteryType: BatteryType | null;
  readonly lifted: boolean;
}

/** The visitor's cart as a listing would describe it. */
export function pricedCartFor(
  cart: Cart,
  appraisal: Pick<Appraisal, "ageYears">,
  { batteryType, lifted }: MarketDetails,
): PricedCart {
  const { make, model, seats, powertrain, batteryAge } = cart;
  const electric = powertrain === "electric";
  return {
    make,
    model,
    ageYears: appraisal.ageYears,
    condition: "used",
    seats,
    powertrain,
    lifted,
    batteryType: electric ? batteryType : null,
    batteryAgeYears: electric ? batteryAge : null,
  };
}
