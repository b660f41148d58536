import type { BatteryType, Cart, Powertrain } from "../cart/cart.ts";
import { type ResolvedModel, resolveModel } from "../catalogue/resolve-model.ts";
import type { Listing } from "./listing.ts";
import { yearOfDate } from "../words/year.ts";

/** Here and not in listing.ts, so that browsers don't load its schema. */
export const listingConditions = ["new", "used", "refurbished"] as const;

/** What an asking price depends on. Null means unknown. */
export interface PricedCart {
  /** As the catalogue spells it. */
  readonly make: string;
  readonly model: string;
  /** Its model's name in the model of asking prices; null if dealers don't list it. */
  readonly family: string | null;
  readonly ageYears: number;
  readonly condition: Listing["condition"];
  readonly seats: number | null;
  readonly powertrain: Powertrain;
  readonly batteryType: BatteryType | null;
  readonly lifted: boolean;
}

export function pricedCartOf(listing: Listing): PricedCart {
  const { make, family, implied } = resolveModel(listing.make, listing.model);
  return {
    make,
    model: listing.model,
    family: family?.priceFamily ?? null,
    ageYears: listedAgeYears(listing),
    condition: listing.condition,
    seats: listing.seats ?? implied.seats ?? null,
    powertrain: listing.powertrain,
    batteryType: listing.battery_type ?? implied.batteryType ?? null,
    lifted: listing.lifted || implied.lifted === true,
  };
}

/**
 * The cart once a dealer has fixed it: its condition and its batteries' age no longer count.
 * Batteries of unknown type count as lead-acid.
 */
export function readyCartOf(
  cart: Cart,
  ageYears: number,
  { make, family, implied }: ResolvedModel = resolveModel(cart.make, cart.model),
): PricedCart {
  const { model, seats, powertrain, batteryType, lifted } = cart;
  return {
    make,
    model,
    family: family?.priceFamily ?? null,
    ageYears,
    condition: "used",
    seats,
    powertrain,
    batteryType: powertrain === "gas" ? null : (batteryType ?? "lead-acid"),
    lifted: lifted || implied.lifted === true,
  };
}

export function isUsed({ condition }: Pick<Listing, "condition">): boolean {
  return condition !== "new";
}

export function observedYear({ observed_on }: Pick<Listing, "observed_on">): number {
  return yearOfDate(observed_on);
}

export function listedAgeYears(listing: Pick<Listing, "observed_on" | "model_year">): number {
  return Math.max(0, observedYear(listing) - listing.model_year);
}

/** How dealers mark carts sold for parts, as is, or before they are ready. */
const notRunning = /\b(?:boneyard|parts (?:cart|only)|for parts|as[ -]is|work in progress)\b/i;

export function isOfRunningCart({ model, note }: Pick<Listing, "model" | "note">): boolean {
  return !notRunning.test(model) && !notRunning.test(note);
}
