import { type Cart, type CartFieldId, cartFields } from "../../../domain/cart/cart.ts";
import { knownFieldIds, detailText } from "../../../domain/cart/text.ts";
import { isLikelyYear, expandYear } from "../../../domain/words/year.ts";
import { type Details, choiceNames, sourceOf } from "../../../domain/details/details.ts";

const inName = new Set(["modelYear", "make", "model"]);

/** Leaves out the name, the serial number, and a gas cart's battery age. */
export function factsOf(cart: Cart, details?: Details): [name: string, text: string][] {
  const isAssumed = (id: CartFieldId) =>
    details !== undefined &&
    choiceNames.some((name) => name === id && sourceOf(details, name) === "assumed");
  return knownFieldIds(cart)
    .filter((id) => !inName.has(id) && cartFields[id].use !== "identity")
    .map((id) => [
      cartFields[id].label,
      isAssumed(id) ? `${detailText(cart, id)}, assumed` : detailText(cart, id),
    ]);
}

/** Null for a year that needs no remark. */
export function yearDoubt(year: string, asOfYear: number): string | null {
  if (isLikelyYear(year, asOfYear)) return null;
  const fullYear = expandYear(year, asOfYear);
  return fullYear === null
    ? `${year} doesn’t look like a model year.`
    : `We read this as ${fullYear}.`;
}

/** False for each text that doesn't apply: `isGas && "Change the oil."` */
export type ConditionalTexts = readonly (string | false)[];

export function textsThatApply(texts: ConditionalTexts): string[] {
  return texts.filter((text) => text !== false);
}

/** Batteries and frames need a closer look from these ages, in years. */
export const oldBatteries = 4;
export const oldCart = 12;
