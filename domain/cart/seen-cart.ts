import type { BatteryType } from "../valuation/cart.ts";
import { type Cart, cartFields } from "../valuation/cart.ts";

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

/** The details of a cart besides its name, in words: "2 seats", "electric", "good condition". */
export function cartSummary(cart: SeenCart): string[] {
  const { condition, hasUpgrades, lifted, powertrain, seats } = cart;
  return [
    cartFields.seats.labels[seats],
    powertrain,
    `${condition} condition`,
    ...(powertrain === "electric" ? [batteriesText(cart)] : []),
    ...(lifted ? ["lifted"] : []),
    ...(hasUpgrades ? ["upgrades"] : []),
  ];
}

function batteriesText({ batteryAge, batteryType }: SeenCart): string {
  const batteries = batteryType === null ? "batteries" : `${batteryType} batteries`;
  if (batteryAge === 0) return `new ${batteries}`;
  if (batteryAge === 5) return `${batteries} 5+ years old`;
  return `${batteryAge}-year-old ${batteries}`;
}

/** The parts of the sheet of drawings that a cart consists of, from back to front. */
export function cartParts(cart: SeenCart) {
  const { batteryAge, batteryType, condition, hasUpgrades, lifted, powertrain, seats } = cart;
  const batteries = [`battery-${batteryAge}`, ...(batteryType === "lithium" ? ["lithium"] : [])];
  return {
    body: [`seats-${seats}`, ...(powertrain === "gas" ? ["gas"] : batteries), condition],
    nose: ["nose", `${condition}-nose`, ...(hasUpgrades ? ["upgrades"] : [])],
    roof: `roof-${seats}`,
    wheel: [hasUpgrades ? "sport" : "wheel", ...(lifted ? ["tread"] : [])],
  };
}
