import { plainCharacters } from "../serial-numbers/plain-characters.ts";
import type { Recall, SerialRange } from "./recall.ts";

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
  const number = plainCharacters(cart.serial);
  const found = notices.flatMap((recall) => {
    const inRange = isInSerials(number, recall);
    if (inRange === true && isOfItsYears(yearIn(number), recall))
      return [{ recall, isNamed: true }];
    const isPossible =
      inRange === null &&
      recall.makes.some((make) => plainCharacters(make) === plainCharacters(cart.make)) &&
      isOfItsYears(cart.modelYear ?? yearIn(number), recall);
    return isPossible ? [{ recall, isNamed: false }] : [];
  });
  return found.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed));
}

/** The parts of a number of each kind: its prefix and its last digits. */
const patterns: Readonly<Record<SerialRange["kind"], RegExp>> = {
  "club-car": /^([A-Z]{2})\d{4}(\d{6})$/,
  "ez-go": /^()(\d{7})$/,
  yamaha: /^(J[A-Z\d]\d)(\d{6})$/,
};

/** Whether a notice names the number; null if it names none of this kind, so that it can't tell. */
function isInSerials(number: string, { serials = [] }: Recall): boolean | null {
  const ofKind = serials.flatMap((range) => {
    const match = patterns[range.kind].exec(number);
    return match === null ? [] : [{ range, prefix: match[1]!, digits: Number(match[2]) }];
  });
  if (ofKind.length === 0) return null;
  return ofKind.some(
    ({ range: { prefix: wanted, from, to }, prefix, digits }) =>
      prefix === wanted && digits >= from && digits <= to,
  );
}

function isOfItsYears(modelYear: number | null, { modelYears: { from, to } }: Recall): boolean {
  return modelYear === null || (modelYear >= from && modelYear <= to);
}

/** The model year in a Club Car's number, from 1981; null in any other. */
function yearIn(number: string): number | null {
  if (!patterns["club-car"].test(number)) return null;
  const digits = Number(number.slice(2, 4));
  return digits >= 81 ? 1900 + digits : 2000 + digits;
}
