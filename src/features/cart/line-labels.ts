import type { BasePrice } from "../../../domain/valuation/base-price.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";

/** A factor as a change: 9 twentieths is "−55%". */
export function changeText(twentieths: number): string {
  const percent = (twentieths - 20) * 5;
  if (percent === 0) return "no change";
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
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
