import type { Cart } from "../../../domain/valuation/cart.ts";
import type { LeverId } from "../../../domain/valuation/levers.ts";
import { batteryLineWords, conditionWords } from "../cart/cart-labels.ts";

interface LeverWords {
  readonly name: string;
  /** What it is compared with. */
  readonly note: string;
}

/** The words of a lever; `changed` is the cart it makes of `cart`. */
export function leverWords(id: LeverId, cart: Cart, changed: Cart, asOfYear: number): LeverWords {
  const condition = conditionWords[cart.condition].name.toLowerCase();
  const grade = `${conditionWords[changed.condition].name} condition`;
  switch (id) {
    case "new-batteries":
      return { name: "New batteries", note: `now: ${batteryLineWords[cart.batteryAge]}` };
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

/** The levers that are work somebody is paid for. */
export function isWork(id: LeverId): boolean {
  return id === "new-batteries" || id === "better-condition";
}
