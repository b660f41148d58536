import type { PricedCart } from "../../../domain/asking-prices/priced-cart.ts";
import type {
  AskingPriceRange,
  AskingPriceModel,
} from "../../../domain/asking-prices/asking-price-model.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import { grouped, listText } from "../../../domain/cart/english.ts";

/** How the two numbers differ, and why. */
export function differenceText(
  value: number,
  { asking }: Pick<AskingPriceRange, "asking">,
): string {
  const percent = Math.round((100 * (asking - value)) / value);
  if (Math.abs(percent) <= 5) {
    return "That’s about the same as the formula’s estimate. Asking prices aren’t selling prices, and dealers recondition the carts they sell.";
  }
  return percent > 0
    ? `Their middle price is ${moreText(asking / value)} the formula’s estimate. Asking prices aren’t selling prices, dealers recondition their carts and stand behind them, and running carts hold more value than our formula shows.`
    : `Their middle price is ${-percent}% below the formula’s estimate. The formula starts from a general base price, and the dealers we know ask less for this cart.`;
}

/** "40% above", or "more than twice", because large percentages are hard to picture. */
function moreText(ratio: number): string {
  const names = ["twice", "three times", "four times", "five times"];
  const times = Math.min(Math.floor(ratio), 5);
  return times < 2 ? `${Math.round(100 * (ratio - 1))}% above` : `more than ${names[times - 2]}`;
}

/** Why there are no dealers' prices to show. */
export function noEvidenceText({ make }: Cart, model: AskingPriceModel): string {
  return (
    `We have no listings like this cart yet. Our ${grouped(model.listings)} listings of used carts cover ` +
    `${listText(Object.keys(model.makes))} carts up to ${model.ages.oldest} ` +
    `years old, and no ${make} of this age is among them.`
  );
}

export function detailsText({ seats, powertrain, batteryType, lifted }: PricedCart): string {
  return [
    seats !== null && `${seats} seats`,
    batteryType === null ? powertrain : `${batteryType} electric`,
    lifted && "lifted",
  ]
    .filter((part) => part !== false)
    .join(", ");
}
