import { type Cart, cartFields } from "../../../domain/valuation/cart.ts";
import type { LeverId } from "../../../domain/valuation/levers.ts";
import { shortBatteryAges } from "../../../domain/valuation/rules/battery.ts";

export interface LeverLabel {
  readonly name: string;
  /** What it is compared with. */
  readonly note: string;
}

/** A lever's label; `changed` is the cart after it. */
export function leverLabel(id: LeverId, cart: Cart, changed: Cart, asOfYear: number): LeverLabel {
  const grade = cartFields.condition.labels[changed.condition];
  switch (id) {
    case "new-batteries":
      return { name: "New batteries", note: `now ${shortBatteryAges[cart.batteryAge]} old` };
    case "better-condition":
      return { name: `${grade} condition`, note: "one grade up" };
    case "worse-condition":
      return { name: `${grade} condition`, note: "one grade down" };
    case "upgrades":
      return cart.hasUpgrades
        ? { name: "Without upgrades", note: "what they add today" }
        : { name: "Upgrades", note: "wheels, lift, lithium, sound" };
    case "next-year":
      return { name: `Selling in ${asOfYear + 1}`, note: "a year later" };
  }
}
