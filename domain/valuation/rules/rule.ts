import type { Cart } from "../cart.ts";

/** One factor of the estimate, with its factors, the source, and the wording it is shown with. */
export interface Rule {
  readonly id: string;
  readonly label: string;
  readonly source: string;
  /** In twentieths of the running value, by case. */
  readonly factors: Readonly<Record<string | number, number>>;
  /** The factor for this cart in twentieths, or null where the rule does not concern it. */
  twentieths(cart: Cart, ageYears: number): number | null;
  /** How the rule's line in the arithmetic of this cart reads: "6 years of age". */
  line(cart: Cart, ageYears: number): string;
}

/**
 * One case that a rule tells apart, as the page of the method lists them, with its factor in
 * twentieths. The cases are no part of the record, so that only that page carries them.
 */
export interface RuleCase {
  readonly name: string;
  readonly twentieths: number;
}

/** A case for each of a rule's factors, which have the same keys as the names. */
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
