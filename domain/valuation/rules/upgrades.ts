import { type Rule, casesOf } from "./rule.ts";

const numbers = { without: 20, with: 23 };
const names = { without: "No upgrades", with: "Upgrades" };

export const upgrades = {
  id: "upgrades",
  label: "Upgrades",
  source: "product spec, section 9, rule 8",
  numbers,
  twentieths: (cart) => (cart.hasUpgrades ? numbers.with : numbers.without),
  line: (cart) => (cart.hasUpgrades ? names.with : names.without),
} as const satisfies Rule;

export const upgradesCases = () => casesOf(names, numbers);
