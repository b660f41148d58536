import type { FormMake } from "../../catalogue/price-book.data.ts";
import { closestBy } from "../site/closest.ts";

/** The models of a make, those with a price of their own first. */
export function modelsOf({ modelPrices, models }: FormMake): string[] {
  return [...new Set([...Object.keys(modelPrices), ...models])];
}

/** The listed model that a text, or a word in it, is misspelled for; null where it is for none. */
export function modelMeantBy(text: string, models: readonly string[]): string | null {
  for (const part of [text, ...text.split(/\s+/)]) {
    // With another digit it is another model.
    const alike = models.filter((model) => digitsOf(model) === digitsOf(part));
    const meant = closestBy(part, alike, (model) => [model]);
    if (meant !== null) return isSame(meant, part) ? null : meant;
  }
  return null;
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

const isSame = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase();
