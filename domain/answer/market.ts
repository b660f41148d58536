import type { JudgedModel } from "../market/asking-price-model.ts";
import type { Drive } from "../catalogue/cart-models.ts";

/** All that a cart's figures rest on, besides the formula of the product spec. */
export interface Market {
  readonly prices: JudgedModel;
  readonly models: readonly BuiltModel[];
  /** The makes of golf and personal carts, as the directory spells them. */
  readonly golfMakes: readonly string[];
}

/** The years in which a model was built, and what moved it. */
export interface BuiltModel {
  readonly make: string;
  readonly name: string;
  /** The names under which people know it, and its families in the listings. */
  readonly names: readonly string[];
  readonly from: number;
  /** Null while it is built, or may be. */
  readonly to: number | null;
  readonly drives: readonly Drive[];
}
