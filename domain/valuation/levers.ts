import type { Appraisal, Appraise } from "./appraise.ts";
import { type Cart, conditions } from "./cart.ts";

const leverIds = [
  "new-batteries",
  "better-condition",
  "worse-condition",
  "upgrades",
  "next-year",
] as const;
/** A change that would move the estimate. "upgrades" adds them or takes them away. */
export type LeverId = (typeof leverIds)[number];

/** A cart and its estimate after one change; `effect` is in whole US dollars. */
export interface Trial {
  readonly id: LeverId;
  readonly cart: Cart;
  readonly appraisal: Appraisal;
  readonly effect: number;
}

/** Every lever that moves this cart’s estimate: gains first, then losses, the largest of each first. */
export function trialsOf(appraise: Appraise, cart: Cart, asOfYear: number): Trial[] {
  const before = appraise(cart, asOfYear);
  return leverIds
    .map((id) => trialOf(appraise, id, cart, before, asOfYear))
    .filter((trial) => trial !== null)
    .toSorted((a, b) =>
      a.effect > 0 === b.effect > 0 ? Math.abs(b.effect) - Math.abs(a.effect) : b.effect - a.effect,
    );
}

/** One lever on a cart whose estimate is known; null if it does not move the estimate. */
export function trialOf(
  appraise: Appraise,
  id: LeverId,
  cart: Cart,
  { value }: Pick<Appraisal, "value">,
  asOfYear: number,
): Trial | null {
  const changed = pull(id, cart, asOfYear);
  if (changed === null) return null;
  const appraisal = appraise(changed.cart, changed.asOfYear);
  const effect = appraisal.value - value;
  return effect === 0 ? null : { id, cart: changed.cart, appraisal, effect };
}

/** The rest of a gain after paying for it, in dollars; negative for a loss. */
export function netGain(
  before: Appraisal,
  after: Appraisal,
  cost: number,
): { market: number; tradeIn: number } {
  return { market: after.value - before.value - cost, tradeIn: after.low - before.low - cost };
}

/** The cart, and the year it is valued in, after one change; null if the lever does not apply. */
export function pull(
  id: LeverId,
  cart: Cart,
  asOfYear: number,
): { readonly cart: Cart; readonly asOfYear: number } | null {
  if (id === "next-year") return { cart, asOfYear: asOfYear + 1 };
  const changed = changedBy(id, cart);
  return changed && { cart: changed, asOfYear };
}

function changedBy(id: Exclude<LeverId, "next-year">, cart: Cart): Cart | null {
  switch (id) {
    case "new-batteries":
      return cart.powertrain === "gas" || cart.batteryAge === 0 ? null : { ...cart, batteryAge: 0 };
    case "better-condition":
      return shiftCondition(cart, -1);
    case "worse-condition":
      return shiftCondition(cart, 1);
    case "upgrades":
      return { ...cart, hasUpgrades: !cart.hasUpgrades };
  }
}

function shiftCondition(cart: Cart, grades: number): Cart | null {
  const condition = conditions[conditions.indexOf(cart.condition) + grades];
  return condition === undefined ? null : { ...cart, condition };
}
