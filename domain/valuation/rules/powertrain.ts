import { cartFields } from "../cart.ts";
import { type Rule, casesOf } from "./rule.ts";

const factors = { electric: 20, gas: 22 };
const { labels } = cartFields.powertrain;

export const powertrain = {
  id: "powertrain",
  label: "Powertrain",
  source: "product spec, section 9, rule 6",
  factors,
  twentieths: (cart) => factors[cart.powertrain],
  line: (cart) => labels[cart.powertrain],
} as const satisfies Rule;

export const powertrainCases = () => casesOf(labels, factors);
