import type { BatteryType } from "../../../domain/asking-prices/battery-types.ts";
import type { Appraisal, Line } from "../../../domain/valuation/appraise.ts";
import type { BasePrice } from "../../../domain/valuation/base-price.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import { rules } from "../../../domain/valuation/rules/index.ts";
import { formatDollars } from "../../format/money.ts";

export const batteryTypeLabels: Readonly<Record<BatteryType, string>> = {
  "lead-acid": "Lead-acid",
  lithium: "Lithium",
};

export function cartName({ modelYear, make, model }: Cart): string {
  return `${modelYear} ${make} ${model}`;
}

/** How one line of the arithmetic reads. */
export function lineName(line: Line, cart: Cart, { ageYears, base }: Appraisal): string {
  if (line.id === "base") return `Base price, ${baseName(base)}`;
  if (line.id === "floor") return "Minimum value";
  return rules.find(({ id }) => id === line.id)!.line(cart, ageYears);
}

/** A factor as a change: 9 twentieths is "−55%". */
export function changeText(twentieths: number): string {
  const percent = (twentieths - 20) * 5;
  if (percent === 0) return "no change";
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

/** How a make and model are understood, before anything is calculated. */
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

/** The whole result as one sentence, for screen readers. */
export function resultSentence(cart: Cart, { value, low, high }: Appraisal): string {
  return (
    `${cartName(cart)}: estimated market value ${formatDollars(value)}, ` +
    `range ${formatDollars(low)} to ${formatDollars(high)}, ` +
    `trade-in value ${formatDollars(low)}.`
  );
}
