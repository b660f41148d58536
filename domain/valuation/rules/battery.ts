import type { Rule } from "./rule.ts";

const numbers = { 0: 22, 1: 20, 2: 19, 3: 17, 4: 14, 5: 10 };

/** The age of an electric cart's pack. A gas cart has no line for it. */
export const battery = {
  id: "battery",
  label: "Battery age",
  source: "product spec, section 9, rule 7",
  numbers,
  twentieths: (cart) => (cart.powertrain === "electric" ? numbers[cart.batteryAge] : null),
} satisfies Rule;
