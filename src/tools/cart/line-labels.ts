import type { Appraisal, Line } from "../../../domain/valuation/appraise.ts";
import type { BasePrice } from "../../../domain/valuation/base-price.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import { rules } from "../../../domain/valuation/rules/index.ts";

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
