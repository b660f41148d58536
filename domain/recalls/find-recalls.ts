import { plainCharacters } from "../serials/plain-characters.ts";
import { isInRange, type RecallNumber, readRecallNumber } from "./recall-number.ts";
import { findModelOfOtherMake } from "../catalogue/model-of-other-make.ts";
import { recallFamilyOf, resolveModel } from "../catalogue/resolve-model.ts";
import { detectKind, findYear, yearsOfNumber } from "../serials/find-year.ts";
import { otherMakeOnPlate } from "../serials/year-on-plate.ts";
import { type Recall, countryOf } from "./recall.ts";
import type { Powertrain } from "../cart/cart.ts";

/** Unknown details don't rule out any notice. Unknown text is "". */
export interface RecalledCart {
  readonly make: string;
  readonly modelYear: number | null;
  readonly model: string;
  readonly powertrain: Powertrain | null;
  readonly serial: string;
}

/**
 * "number": the notice lists the cart's number. "range": the number is in a range that also holds
 * other vehicles. "possible": the make fits, and so does a year the cart could be. "other-make": the number
 * is in a range, but the notice is for another make or for a part. "other-numbers": the make and year fit,
 * but the number is outside the ranges.
 */
type RecallMatch = (typeof recallMatches)[number];

/** Most certain first. */
export const recallMatches = [
  "number",
  "range",
  "possible",
  "other-make",
  "other-numbers",
] as const;

export interface FoundRecall {
  readonly recall: Recall;
  readonly match: RecallMatch;
  /**
   * If the cart could be from several years, those that the notice covers; empty if it covers all.
   */
  readonly onlyYears: readonly number[];
}

/** Notices that list the number come first, then the newest. */
export function findRecalls(
  entered: RecalledCart,
  notices: readonly Recall[],
  asOfYear: number,
): FoundRecall[] {
  const cart = withoutContradicted(entered, asOfYear);
  const number = readRecallNumber(cart.serial);
  const years = possibleYears(cart, asOfYear);
  // A number alone identifies the make, so notices without numbers may concern the cart too.
  const make = cart.make === "" ? (number?.make ?? "") : cart.make;
  // Either the make or the model is wrong.
  const other = findModelOfOtherMake(make, cart.model, resolveModel(make, cart.model));
  const makes = other === null ? [make] : [make, other.make];
  const matches = notices.flatMap((recall): FoundRecall[] => {
    const family = familyIn(recall, makes, cart.model);
    const fittingYears = years.filter((year) => coversYear(year, recall, family));
    const isListed = matchNumber(recall, number);
    const isOfMake = makes.some((each) => mayBeOf(each, recall.makes));
    const isOfPowertrain = mayHavePowertrain(cart, recall);
    if (isListed === true) {
      // Only an entered make rules others out: makes share numbers of seven digits.
      if (!mayBeOf(cart.make, recall.makes))
        return [{ recall, match: "other-make", onlyYears: [] }];
      if (!recall.rangesHoldOthers && isOfMake) return [{ recall, match: "number", onlyYears: [] }];
      // The range holds carts of both powertrains, but only one is recalled.
      const isRuledOut = recall.rangesHoldOthers && isOfMake && !isOfPowertrain;
      return isRuledOut ? [] : [{ recall, match: "range", onlyYears: [] }];
    }
    const isPossible =
      makeIn(recall, makes) !== undefined &&
      (years.length === 0 || fittingYears.length > 0) &&
      isOfPowertrain &&
      mayBeOfFamily(recall, family);
    if (!isPossible) return [];
    if (isListed === false) return [{ recall, match: "other-numbers", onlyYears: [] }];
    const isEveryYear = fittingYears.length === years.length;
    return [{ recall, match: "possible", onlyYears: isEveryYear ? [] : fittingYears }];
  });
  return matches.toSorted(
    (a, b) => recallMatches.indexOf(a.match) - recallMatches.indexOf(b.match),
  );
}

/** If the number is another make's, the other details describe a different cart. */
export function cartOfNumber(cart: RecalledCart, asOfYear: number): RecalledCart {
  const make = otherMakeOnPlate(cart, asOfYear);
  if (make === null) return cart;
  return { make, modelYear: null, model: "", powertrain: null, serial: cart.serial };
}

/** Details that the number contradicts can't rule out a notice. */
function withoutContradicted(cart: RecalledCart, asOfYear: number): RecalledCart {
  const { make, model, powertrain, serial } = cart;
  const kind = detectKind(serial, asOfYear, make);
  const reading = kind === null ? null : findYear(kind, serial, asOfYear);
  if (reading?.status !== "read") return cart;
  const ofNumber = reading.model === undefined ? null : recallFamilyOf(make, reading.model);
  const ofModel = recallFamilyOf(make, model);
  const isModelDoubted = ofNumber !== null && ofModel !== null && ofNumber !== ofModel;
  const isPowertrainDoubted = reading.powertrain !== undefined && reading.powertrain !== powertrain;
  return {
    ...cart,
    model: isModelDoubted ? "" : model,
    powertrain: isPowertrainDoubted ? null : powertrain,
  };
}

/** The entered year and those that the number allows, oldest first; none if both are unknown. */
export function possibleYears(
  { modelYear, make, serial }: Pick<RecalledCart, "modelYear" | "make" | "serial">,
  asOfYear: number,
): number[] {
  const years = new Set(yearsOfNumber(serial, asOfYear, make));
  if (modelYear !== null) years.add(modelYear);
  return [...years].toSorted((a, b) => a - b);
}

interface CountedRecalls {
  /** The American notices with the strongest match, all equally strong. */
  readonly lead: readonly FoundRecall[];
  readonly more: readonly FoundRecall[];
  readonly count: number;
}

/**
 * Every count of recalls comes from here. A notice that lists other numbers doesn't count, and a Canadian
 * one never leads, because most readers' carts were sold in the United States.
 */
export function countRecalls(found: readonly FoundRecall[]): CountedRecalls {
  const counted = found.filter(({ match }) => match !== "other-numbers");
  const american = counted.filter(({ recall }) => countryOf(recall) === "United States");
  const lead = american.filter(({ match }) => match === american[0]!.match);
  const more = counted.filter((each) => !lead.includes(each));
  return { lead, more, count: counted.length };
}

function mayHavePowertrain({ powertrain }: RecalledCart, recall: Recall): boolean {
  return powertrain === null || (recall.powertrain ?? powertrain) === powertrain;
}

/** Null if the model isn't known, or the notice isn't about the make. */
function familyIn(recall: Recall, makes: readonly string[], model: string): string | null {
  const spelled = makeIn(recall, makes);
  return spelled === undefined ? null : recallFamilyOf(spelled, model);
}

/** The first of the makes that the notice is about, as the notice spells it. */
function makeIn(recall: Recall, makes: readonly string[]): string | undefined {
  return makes.flatMap((make) => recall.makes.filter((each) => isSameMake(each, make)))[0];
}

/** Only a model that is definitely different rules out a notice. */
function mayBeOfFamily({ models }: Recall, family: string | null): boolean {
  return models === undefined || family === null || models.includes(family);
}

/** Without a make, a number may be of the notice's make; a part has no make to compare. */
function mayBeOf(make: string, makes: readonly string[]): boolean {
  return makes.length > 0 && (make === "" || makes.some((each) => isSameMake(each, make)));
}

export function isSameMake(make: string, spelled: string): boolean {
  return plainCharacters(make) === plainCharacters(spelled);
}

/** Null without a number, or if the notice lists no numbers of its kind and so can't tell. */
function matchNumber(recall: Recall, number: RecallNumber | null) {
  if (number === null) return null;
  const listed = (recall.numbers ?? []).filter(({ kind }) => kind === number.kind);
  if (listed.length === 0) return null;
  if (listed.some(({ ranges }) => ranges.some((range) => isInRange(number, range)))) return true;
  return recall.namesOnlySome ? null : false;
}

function coversYear(
  modelYear: number,
  { modelYears, yearsOfModels = {} }: Recall,
  family: string | null,
): boolean {
  const { from, to } = (family === null ? undefined : yearsOfModels[family]) ?? modelYears;
  return modelYear >= from && modelYear <= to;
}
