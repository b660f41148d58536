import type { MakePrices } from "../valuation/base-price.ts";
import { makes } from "./makes.ts";
import { otherMake } from "./other-make.ts";

/** A make as the value tool needs it, without the prose, which stays out of the browser. */
export interface FormMake extends MakePrices {
  readonly models: readonly string[];
}

/** The makes that the form offers: the directory in its order, then Other. */
export const formMakes: readonly FormMake[] = [
  ...makes.map(({ name, defaultBasePrice, modelPrices, models }) => ({
    name,
    defaultBasePrice,
    modelPrices,
    models,
  })),
  { ...otherMake, models: [] },
];
