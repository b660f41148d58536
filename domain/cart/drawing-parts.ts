import type { SeenCart } from "./seen-cart.ts";

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
