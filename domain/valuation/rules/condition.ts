import type { Rule } from "./rule.ts";

const numbers = { excellent: 23, good: 20, fair: 16, poor: 12 };

export const condition = {
  id: "condition",
  label: "Overall condition",
  source: "product spec, section 9, rule 4",
  numbers,
  twentieths: (cart) => numbers[cart.condition],
} satisfies Rule;
