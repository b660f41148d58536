import type { Estimate, Step } from "./estimate.ts";
import type { BasePrice } from "./base-price.ts";
import type { Cart } from "../cart/cart.ts";
import { rules } from "./rules.ts";

export function stepName(step: Step, cart: Cart, { ageYears, base }: Estimate): string {
  if (step.id === "base") return `Base price, ${baseName(base)}`;
  if (step.id === "floor") return "Minimum value";
  return rules.find(({ id }) => id === step.id)!.stepText(cart, ageYears);
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
