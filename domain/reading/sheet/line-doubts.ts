import { isOneMake } from "../../catalogue/make.ts";
import type { Powertrain } from "../../cart/cart.ts";
import { contradictingYear, otherMakeOnPlate } from "../../serials/year-on-plate.ts";
import { withArticle } from "../../words/english.ts";
import { quote } from "./cell-text.ts";

export interface DoubtedLine {
  readonly make: string;
  /** Null if the line has none that can be read. */
  readonly modelYear: number | null;
  /** "" for a line without one, or with no other year than its number's. */
  readonly serial: string;
  /** What the model's own cell names. */
  readonly inModel: { readonly modelYear?: number };
  /** The words with which a description doubts its year. */
  readonly yearDoubt: string | null;
  /** What the line's cells say moves the cart, each once. */
  readonly powertrains: readonly Powertrain[];
}

/** What a line says against itself, in sentences that can follow its number and a colon. */
export function lineDoubts(line: DoubtedLine, asOfYear: number): string[] {
  const { make, modelYear, serial, inModel, yearDoubt, powertrains } = line;
  const numbered = modelYear === null ? null : { make, modelYear, serial };
  const makeOfNumber = numbered && isOneMake(make) ? otherMakeOnPlate(numbered, asOfYear) : null;
  const yearOfNumber = numbered && contradictingYear(numbered, asOfYear);
  return [
    makeOfNumber !== null &&
      `the number looks like ${withArticle(makeOfNumber)}’s, but the cart is ${withArticle(make)}.`,
    yearOfNumber !== null && `the number says ${yearOfNumber}, not ${modelYear}.`,
    modelYear !== null &&
      inModel.modelYear !== undefined &&
      inModel.modelYear !== modelYear &&
      `the model column says ${inModel.modelYear}, not ${modelYear}.`,
    yearDoubt !== null && `the year is in doubt (${quote(yearDoubt)}).`,
    powertrains.length > 1 && "it says both gas and electric.",
  ].filter((text) => typeof text === "string");
}
