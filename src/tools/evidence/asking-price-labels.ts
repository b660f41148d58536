import type { AskingCart } from "../../../domain/asking-prices/priced-cart.ts";
import type {
  AskingEstimate,
  AskingModel,
} from "../../../domain/asking-prices/asking-price-model.ts";
import type { BatteryType } from "../../../domain/asking-prices/battery-types.ts";
import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import { formatDollars } from "../../format/money.ts";

/** What is asked only beside dealers' prices, and changes nothing but them. */
export interface AskingDetails {
  readonly batteryType: BatteryType | null;
  readonly lifted: boolean;
}

export const batteryTypeWords: Record<BatteryType, string> = {
  "lead-acid": "lead-acid",
  lithium: "lithium",
};

/** The visitor's cart as a listing would describe it. */
export function askingCartFor(
  cart: Cart,
  { ageYears }: Appraisal,
  { batteryType, lifted }: AskingDetails,
): AskingCart {
  const { make, model, seats, powertrain, batteryAge } = cart;
  const electric = powertrain === "electric";
  return {
    make,
    model,
    ageYears,
    condition: "used",
    seats,
    powertrain,
    lifted,
    batteryType: electric ? batteryType : null,
    batteryAgeYears: electric ? batteryAge : null,
  };
}

/** How the two numbers differ, and why. */
export function differenceWords(value: number, { asking }: AskingEstimate): string {
  const percent = Math.round((100 * (asking - value)) / value);
  if (Math.abs(percent) <= 5) {
    return "That is about the estimate. Asking is not selling, and dealers recondition what they sell.";
  }
  return percent > 0
    ? `That is ${percent}% above the estimate: asking is not selling, dealers recondition and stand behind what they sell, and a cart that runs keeps a price which percentages miss.`
    : `That is ${-percent}% below the estimate: the price list is for any such cart, and the dealers we have seen ask less for this one.`;
}

/** Why there is nothing to show. */
export function noEvidenceWords({ make }: Cart, model: AskingModel): string {
  return (
    `There is no evidence yet for this cart: our ${model.listings} listings are of ` +
    `${new Intl.ListFormat("en-US").format(Object.keys(model.makes))}, up to ${model.ages.oldest} ` +
    `years old, and none is a ${make} of that age.`
  );
}

export function detailsWords({ seats, powertrain, batteryType, lifted }: AskingCart): string {
  return [
    seats !== null && `${seats} seats`,
    batteryType === null ? powertrain : `${batteryType} electric`,
    lifted && "lifted",
  ]
    .filter((part) => part !== false)
    .join(", ");
}

/** "Sep 3, 2026", or less where less is known. */
export function dateWords(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  const date = new Date(Date.UTC(year!, (month ?? 1) - 1, day ?? 1));
  return date.toLocaleDateString("en-US", {
    timeZone: "UTC",
    year: "numeric",
    ...(month !== undefined && { month: "short" }),
    ...(day !== undefined && { day: "numeric" }),
  });
}

export function intervalWords({ low, high }: AskingEstimate): string {
  return `${formatDollars(low)} to ${formatDollars(high)}`;
}
