import { depreciation } from "../../../domain/valuation/rules/depreciation.ts";
import { rules } from "../../../domain/valuation/rules/index.ts";
import {
  batteryWords,
  conditionWords,
  powertrainWords,
  seatWords,
} from "../../tools/cart/cart-labels.ts";
import { exampleCart } from "./example-cart.ts";

/** One rule as visitors read it: what it looks at and the factor for each case, in twentieths. */
export interface RuleRows {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly { readonly name: string; readonly twentieths: number }[];
}

/** Every rule in the order of the arithmetic, from the records that the arithmetic runs on. */
export function ruleRows(): RuleRows[] {
  return rules.map((rule) => ({
    id: rule.id,
    label: rule.label,
    rows: rule.id === "depreciation" ? depreciationRows() : factorRows(rule.id, rule.numbers),
  }));
}

const namesOf: Record<string, Readonly<Record<string, string>>> = {
  condition: Object.fromEntries(
    Object.entries(conditionWords).map(([key, { name, meaning }]) => [key, `${name}: ${meaning}`]),
  ),
  seats: seatWords,
  powertrain: powertrainWords,
  battery: batteryWords,
  upgrades: { without: "No upgrades", with: "Upgrades" },
};

function factorRows(id: string, numbers: Readonly<Record<string | number, number>>) {
  return Object.entries(numbers).map(([key, twentieths]) => ({
    name: namesOf[id]![key]!,
    twentieths,
  }));
}

/** A row for each age until age takes nothing more. */
function depreciationRows() {
  const factors: number[] = [];
  for (let age = 0; ; age++) {
    const twentieths = depreciation.twentieths(exampleCart, age);
    if (twentieths === factors.at(-1)) break;
    factors.push(twentieths);
  }
  const oldest = factors.length - 1;
  return factors.map((twentieths, age) => ({ name: ageName(age, oldest), twentieths }));
}

function ageName(age: number, oldest: number): string {
  if (age === 0) return "New";
  if (age === oldest) return `${age} years and more`;
  return age === 1 ? "1 year" : `${age} years`;
}
