import { plainCharacters } from "../serial-numbers/plain-characters.ts";
import { type ListedNumber, listedNumber } from "./listed-number.ts";
import type { Recall } from "./recall.ts";

/** What is known of a cart; what is not known rules nothing out. */
export interface RecalledCart {
  /** As a visitor spells it, or "". */
  readonly make: string;
  readonly modelYear: number | null;
  /** As typed, or "". */
  readonly serial: string;
}

/** A notice that may concern a cart. */
export interface FoundRecall {
  readonly recall: Recall;
  /** Whether the cart's number is one that the notice names. */
  readonly isNamed: boolean;
}

/** The notices that may concern a cart: those that name its number first. */
export function recallsOf(cart: RecalledCart, notices: readonly Recall[]): FoundRecall[] {
  const number = listedNumber(cart.serial);
  const numbersYear = number?.modelYear ?? null;
  // A number alone tells the make: notices without numbers may concern the cart too.
  const make = cart.make === "" ? (number?.make ?? "") : cart.make;
  const found = notices.flatMap((recall) => {
    const inRange = isInSerials(number, recall);
    if (inRange === true && isOfItsYears(numbersYear, recall)) return [{ recall, isNamed: true }];
    const isPossible =
      inRange === null &&
      recall.makes.some((each) => plainCharacters(each) === plainCharacters(make)) &&
      isOfItsYears(cart.modelYear ?? numbersYear, recall);
    return isPossible ? [{ recall, isNamed: false }] : [];
  });
  return found.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed));
}

/** Whether a notice names the number; null if it names none of this kind, so that it can't tell. */
function isInSerials(number: ListedNumber | null, { serials = [] }: Recall): boolean | null {
  const ofKind = serials.filter(({ kind }) => kind === number?.kind);
  if (number === null || ofKind.length === 0) return null;
  const { prefix, digits } = number;
  return ofKind.some(
    (range) => range.prefix === prefix && digits >= range.from && digits <= range.to,
  );
}

function isOfItsYears(modelYear: number | null, { modelYears: { from, to } }: Recall): boolean {
  return modelYear === null || (modelYear >= from && modelYear <= to);
}
