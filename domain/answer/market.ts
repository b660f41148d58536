import type { JudgedModel } from "../market/asking-price-model.ts";
export interface Market {
  readonly prices: JudgedModel;
  readonly golfMakes: readonly string[];
}
