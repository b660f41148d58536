import { type Cart, type CartFieldId, cartFields } from "../../../domain/cart/cart.ts";
import { knownFieldIds, detailText } from "../../../domain/cart/text.ts";
import type { BasePrice } from "../../../domain/valuation/base-price.ts";
import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { isLikelyYear, expandYear } from "../../../domain/words/year.ts";
import {
  type Details,
  addressEnd,
  choiceNames,
  formQueryOf,
  queryOf,
  sourceOf,
} from "../../../domain/details/details.ts";
import type { PaperId } from "../papers/kinds.ts";

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

/** Turns 9 twentieths into "−55%". */
export function changeText(twentieths: number): string {
  const percent = (twentieths - 20) * 5;
  if (percent === 0) return "no change";
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}

export function baseReason(base: BasePrice, { make, model }: Cart): string {
  switch (base.from) {
    case "model":
      return base.model === model
        ? `Listed price for the ${base.make} ${base.model}`
        : `'${model}' is priced as the ${base.make} ${base.model}`;
    case "make":
      return `No listed price for '${model}': ${base.make} default`;
    case "other":
      return `No listed prices for '${make}': Other default`;
  }
}

/** Leaves out steps that change nothing: "$8,500 × 35% × 95% = $2,826". */
export function receiptText({ base, lines, value }: Appraisal): string {
  const factors = lines
    .map(({ twentieths }) => twentieths)
    .filter((twentieths) => twentieths !== null && twentieths !== 20)
    .map((twentieths) => `${twentieths! * 5}%`);
  const product = [formatDollars(base.price), ...factors].join(" × ");
  const isRaised = lines.some(({ id }) => id === "floor");
  return isRaised
    ? `${product}, raised to ${formatDollars(value)}`
    : `${product} = ${formatDollars(value)}`;
}

export function saleAddress(details: Details): string {
  return `/sold${queryOf(details)}`;
}

export function paperAddress(details: Details, paper: PaperId): string {
  const fields = new URLSearchParams(formQueryOf(details));
  fields.set("paper", paper);
  return `/papers${addressEnd(fields)}`;
}

export type ConditionalText = readonly (readonly [applies: boolean, text: string])[];

export function textsThatApply(remarks: ConditionalText): string[] {
  return remarks.filter(([applies]) => applies).map(([, text]) => text);
}

/** Batteries and frames need a closer look from these ages, in years. */
export const oldBatteries = 4;
export const oldCart = 12;
