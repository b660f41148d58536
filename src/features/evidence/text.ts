import type { PricedCart } from "../../../domain/asking-prices/priced-cart.ts";
import type { AskingPriceModel } from "../../../domain/asking-prices/asking-price-model.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { type NeededWork, totalCost } from "../../../domain/trade-in/work-prices.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import { grouped, listText } from "../../../domain/cart/english.ts";

/** What a cart needs, and its cost: "Yours needs a tune-up, brakes, and seats, about $1,250 of work." */
export function workText(work: readonly NeededWork[]): string {
  const names = work.map(({ name, share }) => (share < 1 ? `maybe ${name}` : name));
  return `Yours needs about ${formatDollars(Math.round(totalCost(work)))} of work: ${listText(names)}.`;
}

/** Why there are no dealers' prices to show. */
export function noEvidenceText({ make }: Cart, model: AskingPriceModel): string {
  const isListed = Object.hasOwn(model.makes, make);
  const missing = make === "Other" ? "cart like it" : isListed ? `${make} of this age` : make;
  return (
    `We have no listings like this cart yet. Our ${grouped(model.listings)} listings of used carts cover ` +
    `${listText(Object.keys(model.makes))} carts up to ${model.ages.oldest} ` +
    `years old, and no ${missing} is among them.`
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
