import type { Appraisal, Line } from "../../../domain/valuation/appraise.ts";
import type { BasePrice } from "../../../domain/valuation/base-price.ts";
import type {
  BatteryAge,
  Cart,
  Condition,
  Powertrain,
  SeatCount,
} from "../../../domain/valuation/cart.ts";
import { formatDollars } from "../../format/money.ts";

export const conditionWords: Record<Condition, { name: string; meaning: string }> = {
  excellent: { name: "Excellent", meaning: "Like new, no wear" },
  good: { name: "Good", meaning: "Minor wear, well maintained" },
  fair: { name: "Fair", meaning: "Moderate wear, needs minor work" },
  poor: { name: "Poor", meaning: "Significant wear, needs major work" },
};

export const powertrainWords: Record<Powertrain, string> = { electric: "Electric", gas: "Gas" };

export const seatWords: Record<SeatCount, string> = {
  2: "2 seats",
  4: "4 seats",
  6: "6 seats",
  8: "8+ seats",
};

export const batteryWords: Record<BatteryAge, string> = {
  0: "Brand New (0-6 months)",
  1: "1 year",
  2: "2 years",
  3: "3 years",
  4: "4 years",
  5: "5+ Years (needs replacement)",
};

export function cartName({ modelYear, make, model }: Cart): string {
  return `${modelYear} ${make} ${model}`;
}

/** The words of one line of the arithmetic. */
export function lineName(line: Line, cart: Cart, { ageYears, base }: Appraisal): string {
  switch (line.id) {
    case "base":
      return `Base price, ${baseName(base)}`;
    case "depreciation":
      return ageYears === 1 ? "1 year of age" : `${ageYears} years of age`;
    case "condition":
      return `${conditionWords[cart.condition].name} condition`;
    case "seats":
      return seatWords[cart.seats];
    case "powertrain":
      return powertrainWords[cart.powertrain];
    case "battery":
      return `Battery, ${batteryLineWords[cart.batteryAge]}`;
    case "upgrades":
      return cart.hasUpgrades ? "Upgrades" : "No upgrades";
    default:
      return "Minimum value";
  }
}

export const batteryLineWords = { ...batteryWords, 0: "brand new", 5: "5+ years" };

/** A factor as a change: 9 twentieths is "−55%". */
export function changeWords(twentieths: number): string {
  const percent = (twentieths - 20) * 5;
  if (percent === 0) return "even";
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}

function baseName(base: BasePrice): string {
  switch (base.from) {
    case "model":
      return base.model;
    case "make":
      return `${base.make} default`;
    case "other":
      return "Other default";
  }
}

/** Which base price was used and why. */
export function baseReason(base: BasePrice, { make, model }: Cart): string {
  switch (base.from) {
    case "model":
      return base.model === model
        ? `Listed price for the ${base.make} ${base.model}`
        : `'${model}' is priced as the ${base.make} ${base.model}`;
    case "make":
      return `No listed price for '${model}': ${base.make} default`;
    case "other":
      return `No listed prices for '${make}': Other default`;
  }
}

/** How a make and model are understood before anything is calculated; the same while typing on. */
export function understoodAs(base: BasePrice): string {
  const price = `base price ${formatDollars(base.price)}`;
  switch (base.from) {
    case "model":
      return `Understood as ${base.make} ${base.model}, ${price}.`;
    case "make":
      return `No listed price for this model: ${base.make} default, ${price}.`;
    case "other":
      return `No listed prices for this make: Other default, ${price}.`;
  }
}

/** The whole result as one sentence, for those who hear it. */
export function resultSentence(cart: Cart, { value, low, high }: Appraisal): string {
  return (
    `${cartName(cart)}: estimated market value ${formatDollars(value)}, ` +
    `range ${formatDollars(low)} to ${formatDollars(high)}, ` +
    `trade-in value ${formatDollars(low)}.`
  );
}
