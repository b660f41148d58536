import type { JudgedModel } from "../market/asking-price-model.ts";
import type { Drive } from "../catalogue/cart-models.ts";

export interface Market {
  readonly prices: JudgedModel;
  readonly models: readonly BuiltModel[];
  readonly golfMakes: readonly string[];
}

export interface BuiltModel {
  readonly make: string;
  readonly name: string;
  readonly names: readonly string[];
  readonly from: number;
  /** Null if it is still built, or may be. */
  readonly to: number | null;
  readonly drives: readonly Drive[];
}
