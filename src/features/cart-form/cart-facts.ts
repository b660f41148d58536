import { type Cart, cartFields } from "../../../domain/valuation/cart.ts";
import { fieldsOf, readableValue } from "../../../domain/valuation/readable-cart.ts";
import type { BasePrice } from "../../../domain/valuation/base-price.ts";
import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { isLikelyYear, expandYear } from "../../../domain/cart/year.ts";
import { type Details, addressEnd, formQueryOf, queryOf } from "../../../domain/cart/details.ts";
import type { PaperId } from "../papers/kinds.ts";

const inName = new Set(["modelYear", "make", "model"]);

/** A cart's details besides its name and number, for people to read. A gas cart has no battery age. */
export function factsOf(cart: Cart): [name: string, text: string][] {
  return fieldsOf(cart)
    .filter((id) => !inName.has(id) && cartFields[id].use !== "identity")
    .map((id) => [cartFields[id].label, readableValue(cart, id)]);
}

/** A note about a typed year that is probably a typo or shorthand; null for any other year. */
export function yearDoubt(year: string, asOfYear: number): string | null {
  if (isLikelyYear(year, asOfYear)) return null;
  const meant = expandYear(year, asOfYear);
  return meant === null ? `${year} doesn’t look like a model year.` : `We read this as ${meant}.`;
}

/** A factor as a change: 9 twentieths is "−55%". */
export function changeText(twentieths: number): string {
  const percent = (twentieths - 20) * 5;
  if (percent === 0) return "no change";
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}

/** Which base price was used and why. */
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

/** The arithmetic on one line, without the steps that change nothing: "$8,500 × 35% × 95% = $2,826". */
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

/** The page on which a visitor reports what this cart sold for. */
export function saleAddress(details: Details): string {
  return `/sold${queryOf(details)}`;
}

/** The address that fills in a paper about a cart. */
export function paperAddress(details: Details, paper: PaperId): string {
  const fields = new URLSearchParams(formQueryOf(details));
  fields.set("paper", paper);
  return `/papers${addressEnd(fields)}`;
}

/** Sentences about a cart, each with whether it applies. */
export type ConditionalText = readonly (readonly [applies: boolean, text: string])[];

export function textsThatApply(remarks: ConditionalText): string[] {
  return remarks.filter(([applies]) => applies).map(([, text]) => text);
}

/** Ages in years from which the batteries and the frame need a closer look. */
export const oldBatteries = 4;
export const oldCart = 12;
