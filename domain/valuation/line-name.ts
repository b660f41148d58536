import type { Appraisal, Line } from "./appraise.ts";
import type { BasePrice } from "./base-price.ts";
import type { Cart } from "../cart/cart.ts";
import { rules } from "./rules.ts";

export function lineName(line: Line, cart: Cart, { ageYears, base }: Appraisal): string {
  if (line.id === "base") return `Base price, ${baseName(base)}`;
  if (line.id === "floor") return "Minimum value";
  return rules.find(({ id }) => id === line.id)!.line(cart, ageYears);
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
