import { type Cart, cartFields } from "../../../domain/valuation/cart.ts";
import type { LeverId } from "../../../domain/valuation/levers.ts";
import { conditionMeanings } from "../../../domain/valuation/rules/condition.ts";

/** What a lever that takes no paid work is, in a sentence; `changed` is the cart after it. */
export function leverMeaning(id: LeverId, changed: Cart): string {
  switch (id) {
    case "worse-condition": {
      const grade = cartFields.condition.labels[changed.condition];
      const wear = conditionMeanings[changed.condition].toLowerCase();
      return `${grade} means ${wear}. A buyer may try to talk you down to that.`;
    }
    case "upgrades":
      return "If you take them off to sell separately, the estimate drops by this much.";
    case "next-year":
      return "The cart is a year older. Everything else stays the same.";
    case "new-batteries":
    case "better-condition":
      return "";
  }
}
