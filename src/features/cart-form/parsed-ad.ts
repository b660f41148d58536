import type { AdDetails, AdReading } from "../../../domain/reading/ad/read-ad.ts";
import {
  type DetailChange,
  type Details,
  defaultDetails,
  give,
  withImplied,
} from "../../../domain/details/details.ts";
import { type CartFieldId, cartFieldIds } from "../../../domain/cart/cart.ts";
import type { CartValues } from "./cart-values.ts";
import { resolveModel } from "../../../domain/catalogue/resolve-model.ts";
import { hasModel, patternOf, wordsOf } from "../../../domain/words/name-match.ts";

export type ParsedAd = Partial<AdDetails>;

/** What an ad says about its price besides the amount. */
export interface AskedPrice extends Pick<AdReading, "amountsInQuestion"> {
  /** Whole US dollars that everybody pays on top of the price. */
  readonly fees: number;
  /** "" if nothing about the price is left to ask. */
  readonly question: string;
}

export const nothingAsked: AskedPrice = { fees: 0, amountsInQuestion: [], question: "" };

/** A line that the visitor is typing, with what the form held before it. */
export interface Line<Values extends CartValues> {
  /** Undo brings this back, and so does clearing the line. */
  readonly before: Values;
  /** What the form held when the line last named a cart; the same as `before` until it names one. */
  readonly held: Values;
  /** True once the visitor has edited the fields or gotten an answer. */
  readonly isTouched: boolean;
  /** What the line said last. */
  readonly said: ParsedAd;
  /** The last year, make, and model it named, even if they've been deleted from it since. */
  readonly named: ParsedAd;
  /** What the line says about the cart's identity where the visitor has since corrected it by hand. */
  readonly corrected: ParsedAd;
}

export const lineOver = <Values extends CartValues>(before: Values): Line<Values> => ({
  before,
  held: before,
  isTouched: false,
  said: {},
  named: {},
  corrected: {},
});

export interface AppliedLine<Values extends CartValues> {
  readonly line: Line<Values>;
  readonly details: Details;
  /**
   * True if the line is about a different cart than the form was, so whatever it doesn't say was
   * reset.
   */
  readonly isAnotherCart: boolean;
  /** True if the line has just switched to another cart, or back to the one before it. */
  readonly isNewCart: boolean;
}

/**
 * What the line says goes into the form. The rest is as it was before the line, or as it was changed by
 * hand since, but nothing of another cart stays.
 */
export function applyLine<Values extends CartValues>(
  read: ParsedAd,
  earlier: Line<Values>,
  current: Values,
): AppliedLine<Values> {
  const expected = fillInAd(earlier.before.details, earlier.said);
  const changed = cartFieldIds.filter(
    (name) =>
      current.details[name] !== expected[name] ||
      sourceIn(current.details, name) !== sourceIn(expected, name),
  );
  const isTouched = earlier.isTouched || changed.length > 0;
  const held = namesCart(earlier.said) ? current : earlier.held;
  const isOtherThanLast =
    namesAnotherCart(read, detailsOf(earlier.named)) && namesAnotherCart(read, held.details);
  // Otherwise there'd be no way to get back what the visitor entered for the last cart.
  if (isOtherThanLast && isTouched) return applyLine(read, lineOver(held), held);
  const renamed = changed.filter((name) => identity.has(name));
  const isRenamed = renamed.length > 0;
  const before = isRenamed ? current : earlier.before;
  const corrected = isOtherThanLast
    ? {}
    : {
        ...earlier.corrected,
        ...partOf(earlier.said, (name) => renamed.some((id) => id === name)),
      };
  const parsed = partOf(read, (name) => !(name in corrected) || corrected[name] !== read[name]);
  const isAnotherCart = namesAnotherCart(parsed, before.details);
  const ownChanges = isRenamed ? [] : changed;
  const filled = keep(fillInAd(before.details, parsed), current.details, ownChanges);
  const isNamed = [...identity].some((name) => name in read);
  return {
    line: {
      before,
      held,
      isTouched,
      said: parsed,
      named: isNamed ? read : earlier.named,
      corrected,
    },
    details: fillInAd(filled, parsed),
    isAnotherCart,
    isNewCart: isOtherThanLast || isAnotherCart !== namesAnotherCart(earlier.said, before.details),
  };
}

const namesCart = ({ make, model }: ParsedAd) => make !== undefined || model !== undefined;

const identity: ReadonlySet<string> = new Set(["modelYear", "make", "model"]);

function partOf(parsed: ParsedAd, isKept: (name: keyof ParsedAd) => boolean): ParsedAd {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an ad has no other names
  const kept = Object.entries(parsed).filter(([name]) => isKept(name as keyof ParsedAd));
  return Object.fromEntries(kept);
}

/** Whatever the ad doesn't say stays as it was, or is reset if the ad is about another cart. */
export function fillInAd(before: Details, parsed: ParsedAd): Details {
  const kept = namesAnotherCart(parsed, before) ? defaultDetails : before;
  return withImplied(give(kept, detailsOf(parsed)));
}

function keep(details: Details, current: Details, names: readonly CartFieldId[]): Details {
  return give(details, Object.fromEntries(names.map((name) => [name, current[name]])));
}

const sourceIn = ({ sources }: Details, name: CartFieldId) =>
  Object.entries(sources).find(([each]) => each === name)?.[1];

function detailsOf({ price: _price, seller: _seller, ...said }: ParsedAd): DetailChange {
  const { modelYear, batteryAge, ...details } = said;
  // A cart that doesn't run may have an engine, so an ad that says no more tells us nothing about batteries.
  const isOnlyDead = details.notRunning === true && details.powertrain === undefined;
  return {
    ...details,
    ...(batteryAge !== undefined && !isOnlyDead && { batteryAge }),
    ...(modelYear !== undefined && { modelYear: String(modelYear) }),
  };
}

/**
 * Another make or model, or one of them together with another year. A year alone corrects the year.
 */
export function namesAnotherCart(
  { modelYear, make, model }: ParsedAd,
  cart: Partial<Details>,
): boolean {
  if (make !== undefined && isGiven(cart.make) && make !== cart.make) return true;
  const knownMake = make ?? cart.make ?? "";
  if (model !== undefined && isGiven(cart.model) && !isSameModel(knownMake, model, cart.model))
    return true;
  const isNamed = make !== undefined || model !== undefined;
  const year = modelYear === undefined ? "" : String(modelYear);
  return isNamed && isGiven(year) && isGiven(cart.modelYear) && year !== cart.modelYear;
}

const isGiven = (text: string | undefined): text is string => text !== undefined && text !== "";

/** "Precedent i2" is a Precedent, and two names that look unlike may belong to one family. */
function isSameModel(make: string, model: string, other: string): boolean {
  if (isPartOf(model, other) || isPartOf(other, model)) return true;
  const [family, otherFamily] = [model, other].map((each) => resolveModel(make, each).family);
  return family !== null && family === otherFamily;
}

const isPartOf = (name: string, text: string) => hasModel(wordsOf(text), patternOf(name));
