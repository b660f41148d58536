import type { JudgedModel } from "../market/asking-price-model.ts";
export interface Market {
  readonly prices: JudgedModel;
  readonly golfMakes: readonly string[];
}

/** A model family whose years are known. */
export interface BuiltModel {
  readonly make: string;
  readonly name: string;
  readonly from: number;
  /** Null if it is still built, or may be. */
  readonly to: number | null;
}
