import type { Cart } from "../../../domain/valuation/cart.ts";
import { batteryWords, conditionWords, powertrainWords, seatWords } from "./cart-labels.ts";

/** What a cart is besides its name, for people to read. A gas cart has no battery age. */
export function factsOf(cart: Cart): [name: string, text: string][] {
  const facts: [string, string][] = [
    ["Seats", seatWords[cart.seats]],
    ["Powertrain", powertrainWords[cart.powertrain]],
    ["Condition", conditionWords[cart.condition].name],
    ["Upgrades", cart.hasUpgrades ? "Yes" : "None"],
  ];
  return cart.powertrain === "gas"
    ? facts
    : [...facts, ["Battery age", batteryWords[cart.batteryAge]]];
}
