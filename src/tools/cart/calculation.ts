import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import type { Trial } from "../../../domain/valuation/levers.ts";
import type { Details } from "./details.ts";

/** An estimate together with the details it was calculated from. */
export interface Calculation {
  readonly details: Details;
  readonly cart: Cart;
  readonly asOfYear: number;
  readonly appraisal: Appraisal;
}

/** A change that is tried on a calculation, such as "New batteries". */
export interface NamedTrial extends Trial {
  readonly name: string;
}
