import type { FormMake } from "../../catalogue/price-book.data.ts";

/** The models of a make, those with a price of their own first. */
export function modelsOf({ modelPrices, models }: FormMake): string[] {
  return [...new Set([...Object.keys(modelPrices), ...models])];
}
