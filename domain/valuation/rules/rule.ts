import type { Cart } from "../cart.ts";

/**
 * One factor of the estimate, with its possible values, its source, and the wording it is shown
 * with.
 */
export interface Rule {
  readonly id: string;
  readonly label: string;
  readonly source: string;
  /** In twentieths of the running value, by case. */
  readonly factors: Readonly<Record<string | number, number>>;
  /** The factor for this cart in twentieths, or null if the rule does not apply to it. */
  twentieths(cart: Cart, ageYears: number): number | null;
  /** The label of the rule's line in this cart's arithmetic: "6 years of age". */
  line(cart: Cart, ageYears: number): string;
}

/**
 * One case that a rule distinguishes, as listed on the page about the method, with its factor in
 * twentieths. The cases are not part of the record, so that only that page carries them.
 */
export interface RuleCase {
  readonly name: string;
  readonly twentieths: number;
}

/** One case for each of a rule's factors, which have the same keys as the names. */
export function casesOf<Key extends string | number>(
  names: Readonly<Record<Key, string>>,
  factors: Readonly<Record<Key, number>>,
): RuleCase[] {
  const named: Readonly<Record<string, string>> = names;
  return Object.entries<number>(factors).map(([key, twentieths]) => ({
    name: named[key]!,
    twentieths,
  }));
}
