import { plainCharacters } from "../serials/plain-characters.ts";
import { isInRange, type RecallNumber, readRecallNumber } from "./recall-number.ts";
import { modelFamily } from "./model-family.ts";
import type { Recall } from "./recall.ts";
import type { Powertrain } from "../valuation/cart.ts";

/** The known facts of a cart; what is not known rules nothing out. */
export interface RecalledCart {
  /** As a visitor spells it, or "". */
  readonly make: string;
  readonly modelYear: number | null;
  /** As a visitor spells it, or "". */
  readonly model: string;
  readonly powertrain: Powertrain | null;
  /** As typed, or "". */
  readonly serial: string;
}

/**
 * How a notice fits a cart: "number", it lists the cart's number; "range", the number is in its
 * range, but that range holds others, or is for another make or for a part; "possible", the make and
 * what is known of the year fit; "other-numbers", those fit, but the number is outside its ranges.
 */
type RecallMatch = (typeof recallMatches)[number];

/** The surest first. */
export const recallMatches = ["number", "range", "possible", "other-numbers"] as const;

/** A notice that may concern a cart. */
export interface FoundRecall {
  readonly recall: Recall;
  readonly match: RecallMatch;
}

/** The notices that may concern a cart: those that list its number first, then the newest. */
export function recallsOf(cart: RecalledCart, notices: readonly Recall[]): FoundRecall[] {
  const number = readRecallNumber(cart.serial);
  const numbersYear = number?.modelYear ?? null;
  // A number alone tells the make: notices without numbers may concern the cart too.
  const make = cart.make === "" ? (number?.make ?? "") : cart.make;
  const found = notices.flatMap((recall): FoundRecall[] => {
    const isListed = lists(recall, number);
    const isOfMake = mayBeOf(make, recall.makes);
    const isOfPowertrain = mayHavePowertrain(cart, recall);
    if (isListed === true) {
      if (!recall.rangesHoldOthers && isOfMake) return [{ recall, match: "number" }];
      // Its range holds carts of both powertrains, of which only one is recalled.
      const isRuledOut = recall.rangesHoldOthers && isOfMake && !isOfPowertrain;
      return isRuledOut ? [] : [{ recall, match: "range" }];
    }
    const isPossible =
      recall.makes.some((each) => isSame(each, make)) &&
      isOfItsYears(cart.modelYear ?? numbersYear, recall) &&
      isOfPowertrain &&
      mayBeOfModels(make, cart.model, recall);
    if (!isPossible) return [];
    return [{ recall, match: isListed === null ? "possible" : "other-numbers" }];
  });
  return found.toSorted((a, b) => recallMatches.indexOf(a.match) - recallMatches.indexOf(b.match));
}

/** The notices that count, of those that were found. */
interface CountedRecalls {
  /** Of the surest match among them. */
  readonly lead: readonly FoundRecall[];
  /** Those that may concern the cart besides. */
  readonly more: readonly FoundRecall[];
  readonly count: number;
}

/**
 * Whatever says how many notices may concern a cart counts them here. One that lists other numbers
 * doesn't count.
 */
export function countRecalls(found: readonly FoundRecall[]): CountedRecalls {
  const counted = found.filter(({ match }) => match !== "other-numbers");
  const lead = counted.filter(({ match }) => match === counted[0]!.match);
  return { lead, more: counted.slice(lead.length), count: counted.length };
}

function mayHavePowertrain({ powertrain }: RecalledCart, recall: Recall): boolean {
  return powertrain === null || (recall.powertrain ?? powertrain) === powertrain;
}

/** Only a model that is surely another than those of a notice rules it out. */
function mayBeOfModels(make: string, model: string, { makes, models }: Recall): boolean {
  const spelled = makes.find((each) => isSame(each, make));
  const family = spelled === undefined ? null : modelFamily(spelled, model);
  return models === undefined || family === null || models.includes(family);
}

/** A number without a make is taken for one of the notice's; a part has no make to compare. */
function mayBeOf(make: string, makes: readonly string[]): boolean {
  return makes.length > 0 && (make === "" || makes.some((each) => isSame(each, make)));
}

function isSame(make: string, spelled: string): boolean {
  return plainCharacters(make) === plainCharacters(spelled);
}

/**
 * Tells whether a notice lists the number; null if it lists none of this kind, so that it can't
 * tell.
 */
function lists({ numbers = [], namesOnlySome }: Recall, number: RecallNumber | null) {
  const ofKind = numbers.filter(({ kind }) => kind === number?.kind);
  if (number === null || ofKind.length === 0) return null;
  if (ofKind.some((range) => isInRange(number, range))) return true;
  return namesOnlySome ? null : false;
}

function isOfItsYears(modelYear: number | null, { modelYears: { from, to } }: Recall): boolean {
  return modelYear === null || (modelYear >= from && modelYear <= to);
}
