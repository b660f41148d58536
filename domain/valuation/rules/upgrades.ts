import type { Rule } from "./rule.ts";

const numbers = { without: 20, with: 23 };

export const upgrades = {
  id: "upgrades",
  label: "Upgrades",
  source: "product spec, section 9, rule 8",
  numbers,
  twentieths: (cart) => (cart.hasUpgrades ? numbers.with : numbers.without),
} satisfies Rule;
