import type { SeenCart } from "./seen-cart.ts";
import { cartFields } from "../valuation/cart.ts";

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
