import { pricedMakes, type FormMake } from "../../../domain/catalogue/priced-makes.ts";
import { findBasePrice } from "../../../domain/catalogue/spec-estimate.ts";
import { type Details, give, withAllShown, withImplied } from "../../../domain/details/details.ts";
import { expandYear } from "../../../domain/words/year.ts";
import type { AskedField } from "../../ui/masthead/use-sheet.ts";
import type { CartValues } from "./cart-values.ts";
import { closestBy } from "../../format/closest.ts";

/**
 * The details that pressing the button submits. `asked` is the detail the visitor opened the form
 * for.
 */
export function enteredDetails(
  { details, isRead }: CartValues,
  asked: AskedField | null,
  asOfYear: number,
): Details {
  const confirmed =
    asked === null || asked === "seller" ? details : give(details, { [asked]: details[asked] });
  const corrected = withImplied(correctInput(confirmed, asOfYear));
  return isRead ? corrected : withAllShown(corrected);
}

/** Turns "20" into 2020, and "Prec" into the Precedent. */
function correctInput(details: Details, asOfYear: number): Details {
  const { modelYear, make, model } = details;
  const known = pricedMakes.find(({ name }) => name === make);
  const isListed = findBasePrice(make, model).from === "model";
  const guess = known === undefined || isListed ? null : guessModel(model, modelsOf(known));
  return {
    ...details,
    modelYear: expandYear(modelYear, asOfYear) ?? modelYear,
    model: guess ?? model,
  };
}

/** Models with their own price come first. */
export function modelsOf({ modelPrices, models }: FormMake): string[] {
  return [...new Set([...Object.keys(modelPrices), ...models])];
}

/**
 * The listed model that the text abbreviates or misspells. Null if no model fits, or if the text is
 * itself a listed model: "Golf" is not short for "Golf 2+2".
 */
export function guessModel(text: string, models: readonly string[]): string | null {
  if (models.some((model) => isSame(model, text))) return null;
  const completions = models.filter((model) => isBeginning(text, model));
  if (completions.length === 1) return completions[0]!;
  for (const part of [text, ...text.split(/\s+/)]) {
    // A different digit means a different model.
    const modelsWithDigits = models.filter((model) => digitsOf(model) === digitsOf(part));
    const closest = closestBy(part, modelsWithDigits, (model) => [model]);
    if (closest !== null) return isSame(closest, part) ? null : closest;
  }
  return null;
}

/** Two letters begin too many words. */
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
