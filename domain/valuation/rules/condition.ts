import { type Condition, cartFields, conditions } from "../cart.ts";
import type { Rule, RuleCase } from "./rule.ts";

const factors = { excellent: 23, good: 20, fair: 16, poor: 12 };
const { labels } = cartFields.condition;

/** The meaning of each condition (product spec, section 9). */
export const conditionMeanings: Record<Condition, string> = {
  excellent: "Like new, no wear",
  good: "Minor wear, well maintained",
  fair: "Moderate wear, needs minor work",
  poor: "Significant wear, needs major work",
};

export const condition = {
  id: "condition",
  label: "Overall condition",
  source: "product spec, section 9, rule 4",
  factors,
  twentieths: (cart) => factors[cart.condition],
  line: (cart) => `${labels[cart.condition]} condition`,
} as const satisfies Rule;

export function conditionCases(): RuleCase[] {
  const name = (each: Condition) => `${labels[each]}: ${conditionMeanings[each]}`;
  return conditions.map((each) => ({ name: name(each), twentieths: factors[each] }));
}
