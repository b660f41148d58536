import { type Cart, cartFields } from "../../../domain/valuation/cart.ts";
import type { LeverId } from "../../../domain/valuation/levers.ts";
import { shortBatteryAges } from "../../../domain/valuation/rules/battery.ts";

interface LeverLabel {
  readonly name: string;
  /** What it is compared with. */
  readonly note: string;
}

/** A lever's label; `changed` is the cart after it. */
export function leverLabel(id: LeverId, cart: Cart, changed: Cart, asOfYear: number): LeverLabel {
  const condition = cartFields.condition.labels[cart.condition].toLowerCase();
  const grade = `${cartFields.condition.labels[changed.condition]} condition`;
  switch (id) {
    case "new-batteries":
      return { name: "New batteries", note: `now: ${shortBatteryAges[cart.batteryAge]}` };
    case "better-condition":
      return { name: grade, note: `one grade better than ${condition}` };
    case "worse-condition":
      return { name: grade, note: `one grade worse than ${condition}` };
    case "upgrades":
      return cart.hasUpgrades
        ? { name: "Without upgrades", note: "what they add today" }
        : { name: "Upgrades", note: "lift kit, lithium, sound, custom wheels…" };
    case "next-year":
      return { name: `Selling in ${asOfYear + 1}`, note: `a year later, all else equal` };
  }
}

/** Whether a lever is work that somebody is paid for. */
export function isWork(id: LeverId): boolean {
  return id === "new-batteries" || id === "better-condition";
}
