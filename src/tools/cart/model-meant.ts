import type { FormMake } from "../../../domain/catalogue/price-book.ts";
import { closestBy } from "../../format/closest.ts";

/** A make's models, those with their own price first. */
export function modelsOf({ modelPrices, models }: FormMake): string[] {
  return [...new Set([...Object.keys(modelPrices), ...models])];
}

/** The listed model that the text, or a word in it, misspells; null if there is none. */
export function modelMeantBy(text: string, models: readonly string[]): string | null {
  for (const part of [text, ...text.split(/\s+/)]) {
    // A different digit means a different model.
    const alike = models.filter((model) => digitsOf(model) === digitsOf(part));
    const meant = closestBy(part, alike, (model) => [model]);
    if (meant !== null) return isSame(meant, part) ? null : meant;
  }
  return null;
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

const isSame = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase();
