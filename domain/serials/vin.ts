import {
  type NumberKind,
  type Candidate,
  type Problem,
  type Reading,
  unreadableReading,
  readingOf,
  unfinishedReading,
  yearsOf,
} from "./reading.ts";
import { withoutIAndO } from "./plain-characters.ts";
import { beginsLikeYamaha } from "./yamaha-serial.ts";
import type { Measured, SerialTable } from "./serial-table.ts";
import { sampleNumbers } from "./sample-numbers.ts";
import { newestModelYear } from "../words/year.ts";

const length = 17;

/**
 * The tenth characters for 1980 to 2009, after which they repeat. I, O, Q, U, Z, and 0 are never
 * used.
 */
const yearCharacters = "ABCDEFGHJKLMNPRSTVWXY123456789";
const firstOfCycle = 1980;
/** Low-speed vehicles have been a federal class since then. Before that, carts had no VIN. */
const firstYear = 1998;

export const vin: NumberKind = {
  id: "vin",
  label: "17-character VIN",
  note: "Street-legal carts and recent imports",
  ...sampleNumbers.vin,
  place:
    "On a plate or label on the frame, on the dash, or under the seat, and on the title, the " +
    "registration, and the insurance card.",
  dates: "cart",
  complete: /^[A-Z\d]{17}$/,
  decode,
};

/** How makers numbered carts in years for which we know no rule. */
const olderSerial = /^[A-Z]\d{4,6}$/;
const olderSerialText = "If there are no more, it may be a serial from before 1981.";

function decode(text: string, asOfYear: number, table: SerialTable): Reading {
  if (!/^[A-Z\d]+$/.test(text)) return wrongForm("It has letters A to Z and digits only.");
  if (text.length > length) return wrongForm(`This has ${text.length}.`);
  if (text.length < length) {
    return unfinishedReading(
      `A VIN has 17 characters, and this has ${text.length}. ` +
        (olderSerial.test(text)
          ? `${olderSerialText} Of those we can’t read the year: give a dealer for its make the whole number.`
          : "If that’s the whole number, choose the make."),
    );
  }
  const number = withoutIAndO(text).replaceAll("Q", "0");
  if (beginsLikeYamaha(number, table)) return yamahaNumber();

  const character = number[9]!;
  const index = yearCharacters.indexOf(character);
  if (index === -1) return noYear(character);
  const cycle = { year: firstOfCycle + index, cycleYears: yearCharacters.length };
  const years = yearsOf(cycle, firstYear, newestModelYear(asOfYear));
  if (years.length === 0) return yearOutOfRange(character, asOfYear);
  return decideYear(number, years, number === text ? "" : replaced, table.measured?.["vin"]);
}

const replaced = " A VIN has no letters I, O, or Q: they were read as 1, 0, and 0.";

function decideYear(
  number: string,
  years: readonly number[],
  note: string,
  measured: Measured | undefined,
): Reading {
  const character = number[9]!;
  const expected = checkDigit(number);
  const fits = expected === number[8];
  const candidates = years.map((year): Candidate => ({
    year,
    confidence: fits ? (years.length === 1 ? "high" : "medium") : "low",
    reason:
      `The tenth character, ${character}, stands for ${year}` +
      (fits ? ", and the check digit fits. " : " if it is typed right. ") +
      `It means the same again every ${yearCharacters.length} years, but carts have had VINs only ` +
      `since ${firstYear}.${note}`,
  }));
  return readingOf(
    number,
    candidates,
    fits ? { measured } : { doubt: checkDigitProblem(number, expected) },
  );
}

function checkDigitProblem(number: string, expected: string): Problem {
  return {
    why:
      `Likely a typing error: the check digit, the ninth character, is ${number[8]}, and the other ` +
      `characters call for ${expected}.`,
    next:
      "Compare each character with the plate. 0 and D, 1 and 7, 2 and Z, 5 and S, 6 and G, and 8 and B " +
      "are easy to mix up. If all of them are right, the cart’s VIN does not follow the US standard.",
  };
}

function wrongForm(why: string): Reading {
  return unreadableReading(
    `A VIN has exactly 17 characters. ${why}`,
    "Compare it with the plate or the title, or choose another kind of number.",
  );
}

function yamahaNumber(): Reading {
  return unreadableReading(
    "This begins like a Yamaha serial, where the tenth character is not the model year.",
    "Choose Yamaha and type J, the two characters after it and the six digits.",
  );
}

function noYear(character: string): Reading {
  return unreadableReading(
    `The tenth character is ${character}, which is never used for a year.`,
    "Compare it with the plate. 0 may be D or another round letter, U may be V, Z may be 2.",
  );
}

function yearOutOfRange(character: string, asOfYear: number): Reading {
  return unreadableReading(
    `The tenth character, ${character}, doesn’t stand for any year from ${firstYear} to ${newestModelYear(asOfYear)}.`,
    "Compare it with the plate, or look for the model year on the title.",
  );
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** I, O, and Q aren't used. */
const letterValues = "12345678.12345.7.923456789";
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The character in position 9 that the others require (49 CFR 565.15). */
export function checkDigit(number: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * valueOf(number[index]!), 0);
  return "0123456789X"[sum % 11]!;
}

function valueOf(character: string): number {
  const letter = alphabet.indexOf(character);
  return Number(letter === -1 ? character : letterValues[letter]);
}
