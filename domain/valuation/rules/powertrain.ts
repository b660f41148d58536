import type { Rule } from "./rule.ts";

const numbers = { electric: 20, gas: 22 };

export const powertrain = {
  id: "powertrain",
  label: "Powertrain",
  source: "product spec, section 9, rule 6",
  numbers,
  twentieths: (cart) => numbers[cart.powertrain],
} satisfies Rule;
