import type { Cart } from "../cart.ts";

/** One factor of the estimate, with the numbers and the source it is shown with. */
export interface Rule {
  readonly id: string;
  readonly label: string;
  readonly source: string;
  /** The rule's figures in twentieths of the running value. */
  readonly numbers: Readonly<Record<string | number, number>>;
  /** The factor for this cart in twentieths, or null where the rule does not concern it. */
  twentieths(cart: Cart, ageYears: number): number | null;
}
