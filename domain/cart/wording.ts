import { otherMake } from "../catalogue/make.ts";
import type { BatteryType } from "../valuation/cart.ts";
import type { BasePrice } from "../valuation/base-price.ts";
import type { Cart } from "../valuation/cart.ts";
import { formatDollars } from "./money.ts";

export const batteryTypeLabels: Readonly<Record<BatteryType, string>> = {
  "lead-acid": "Lead-acid",
  lithium: "Lithium",
};

/** "Other" is an option of the form, so it is left out before a model. */
export function cartName({ modelYear, make, model }: Cart): string {
  const name = make === otherMake.name && model !== "" ? model : `${make} ${model}`;
  return `${modelYear} ${name}`.trimEnd();
}

export function understoodAs(base: BasePrice): string {
  const price = `base price ${formatDollars(base.price)}`;
  switch (base.from) {
    case "model":
      return `Understood as ${base.make} ${base.model}, ${price}.`;
    case "make":
      return `Priced like other ${base.make} models, ${price}.`;
    case "other":
      return `Priced like carts of other makes, ${price}.`;
  }
}
