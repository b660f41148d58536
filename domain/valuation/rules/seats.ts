import type { Rule } from "./rule.ts";

const numbers = { 2: 20, 4: 24, 6: 28, 8: 32 };

export const seats = {
  id: "seats",
  label: "Seats",
  source: "product spec, section 9, rule 5",
  numbers,
  twentieths: (cart) => numbers[cart.seats],
} satisfies Rule;
