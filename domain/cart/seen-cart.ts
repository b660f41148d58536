import type { BatteryType } from "../asking-prices/battery-types.ts";
import type { Cart } from "../valuation/cart.ts";

/** The visible details of a cart. */
export interface SeenCart extends Omit<Cart, "modelYear" | "make" | "model"> {
  readonly batteryType: BatteryType | null;
  readonly lifted: boolean;
}

/** The state of a cart as its drawing's attributes. A gas cart has no batteries to be seen. */
export function cartAttributes(cart: SeenCart) {
  const { seats, powertrain, condition, batteryAge, hasUpgrades, lifted } = cart;
  return {
    "data-seats": seats,
    "data-power": powertrain,
    "data-condition": condition,
    "data-battery": powertrain === "electric" ? batteryAge : undefined,
    "data-upgrades": hasUpgrades || undefined,
    "data-lifted": lifted || undefined,
  };
}
