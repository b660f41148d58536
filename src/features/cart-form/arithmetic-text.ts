import type { Cart } from "../../../domain/cart/cart.ts";
import type { Estimate } from "../../../domain/valuation/estimate.ts";
import type { BasePrice } from "../../../domain/valuation/base-price.ts";
import { formatDollars } from "../../../domain/words/money.ts";

/** Turns 9 twentieths into "−55%". */
export function changeText(twentieths: number): string {
  const percent = (twentieths - 20) * 5;
  if (percent === 0) return "no change";
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}

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

/** Leaves out steps that change nothing: "$8,500 × 35% × 95% = $2,826". */
export function formulaText({ base, steps, value }: Estimate): string {
  const factors = steps
    .map(({ twentieths }) => twentieths)
    .filter((twentieths) => twentieths !== null && twentieths !== 20)
    .map((twentieths) => `${twentieths! * 5}%`);
  const product = [formatDollars(base.price), ...factors].join(" × ");
  const isRaised = steps.some(({ id }) => id === "floor");
  return isRaised
    ? `${product}, raised to ${formatDollars(value)}`
    : `${product} = ${formatDollars(value)}`;
}
