import { type Rule, casesOf } from "./rule.ts";

const factors = { without: 20, with: 23 };
const names = { without: "No upgrades", with: "Upgrades" };

export const upgrades = {
  id: "upgrades",
  label: "Upgrades",
  source: "product spec, section 9, rule 8",
  factors,
  twentieths: (cart) => (cart.hasUpgrades ? factors.with : factors.without),
  line: (cart) => (cart.hasUpgrades ? names.with : names.without),
} as const satisfies Rule;

export const upgradesCases = () => casesOf(names, factors);
