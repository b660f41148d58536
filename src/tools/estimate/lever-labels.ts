import { type Cart, cartFields } from "../../../domain/valuation/cart.ts";
import type { LeverId } from "../../../domain/valuation/levers.ts";
import { shortBatteryAges } from "../../../domain/valuation/rules/battery.ts";
import { conditionMeanings } from "../../../domain/valuation/rules/condition.ts";

export interface LeverLabel {
  readonly name: string;
  /** What it is compared with. */
  readonly note: string;
  /** What it is, in a sentence. */
  readonly meaning: string;
}

/** A lever's label; `changed` is the cart after it. */
export function leverLabel(id: LeverId, cart: Cart, changed: Cart, asOfYear: number): LeverLabel {
  const grade = cartFields.condition.labels[changed.condition];
  const wear = conditionMeanings[changed.condition].toLowerCase();
  switch (id) {
    case "new-batteries":
      return {
        name: "New batteries",
        note: `now ${shortBatteryAges[cart.batteryAge]} old`,
        meaning: "",
      };
    case "better-condition":
      return { name: `${grade} condition`, note: "one grade up", meaning: "" };
    case "worse-condition":
      return {
        name: `${grade} condition`,
        note: "one grade down",
        meaning: `${grade} means ${wear}. A buyer may try to talk you down to that.`,
      };
    case "upgrades":
      return cart.hasUpgrades
        ? {
            name: "Without upgrades",
            note: "what they add today",
            meaning: "If you take them off to sell separately, the estimate drops by this much.",
          }
        : { name: "Upgrades", note: "wheels, lift, lithium, sound", meaning: "" };
    case "next-year":
      return {
        name: `Selling in ${asOfYear + 1}`,
        note: "a year later",
        meaning: "The cart is a year older. Everything else stays the same.",
      };
  }
}
