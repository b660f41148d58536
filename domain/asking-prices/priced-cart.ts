import type { Cart, Powertrain } from "../valuation/cart.ts";
import type { Listing } from "./listing.ts";

/** A listing's words for a cart, apart from its schema, which no browser needs. */
export const batteryTypes = ["lead-acid", "lithium"] as const;
export type BatteryType = (typeof batteryTypes)[number];
export const listingConditions = ["new", "used", "refurbished"] as const;

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
  appraisal: { readonly ageYears: number },
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

export function observedYear({ observed_on }: Pick<Listing, "observed_on">): number {
  return Number(observed_on.slice(0, 4));
}

/** Age when it was listed, in calendar years as the estimate counts them. */
export function ageYears(listing: Pick<Listing, "observed_on" | "model_year">): number {
  return Math.max(0, observedYear(listing) - listing.model_year);
}

/** How dealers mark what they sell for its parts, as it stands, or before it is ready. */
const notRunning = /\b(?:boneyard|parts (?:cart|only)|for parts|as[ -]is|work in progress)\b/i;

export function isOfRunningCart({ model, note }: Pick<Listing, "model" | "note">): boolean {
  return !notRunning.test(model) && !notRunning.test(note);
}
