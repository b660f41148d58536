import { formMakes, type FormMake } from "../../../domain/catalogue/price-book.ts";
import { findBasePrice } from "../../../domain/catalogue/site-prices.ts";
import type { Details } from "../../../domain/cart/details.ts";
import { expandYear } from "../../../domain/cart/year.ts";
import { closestBy } from "../../format/closest.ts";

/** The details as the visitor means them: "20" is 2020, and "Prec" is the Precedent. */
export function correctInput(details: Details, asOfYear: number): Details {
  const { year, make, model } = details;
  const known = formMakes.find(({ name }) => name === make);
  const isListed = findBasePrice(make, model).from === "model";
  const meant = known === undefined || isListed ? null : guessModel(model, modelsOf(known));
  return { ...details, year: expandYear(year, asOfYear) ?? year, model: meant ?? model };
}

/** A make's models, those with their own price first. */
export function modelsOf({ modelPrices, models }: FormMake): string[] {
  return [...new Set([...Object.keys(modelPrices), ...models])];
}

/**
 * The listed model that the text begins, or that it or a word in it misspells; null if there is none, or
 * if the text is itself a listed model, as "Golf" is beside "Golf 2+2".
 */
export function guessModel(text: string, models: readonly string[]): string | null {
  if (models.some((model) => isSame(model, text))) return null;
  const begun = models.filter((model) => isBeginning(text, model));
  if (begun.length === 1) return begun[0]!;
  for (const part of [text, ...text.split(/\s+/)]) {
    // A different digit means a different model.
    const alike = models.filter((model) => digitsOf(model) === digitsOf(part));
    const meant = closestBy(part, alike, (model) => [model]);
    if (meant !== null) return isSame(meant, part) ? null : meant;
  }
  return null;
}

/** Two letters may begin many words. */
const shortestBeginning = 3;

function isBeginning(text: string, model: string): boolean {
  const typed = text.trim().toLowerCase();
  return (
    typed.length >= shortestBeginning &&
    /[a-z]$/.test(typed) &&
    model.toLowerCase().startsWith(typed) &&
    !isSame(model, typed)
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

const isSame = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase();
