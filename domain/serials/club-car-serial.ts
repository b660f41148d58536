import {
  type NumberKind,
  type Confidence,
  type Problem,
  type Reading,
  unreadableReading,
  readingOf,
  unfinishedReading,
  yearsOf,
} from "./reading.ts";
import { checkPlateAdvice, doubtAboutYear } from "./year-doubt.ts";
import { toDigits } from "./plain-characters.ts";
import type { ClubCarLetters, SerialTable } from "./serial-table.ts";
import { yamahaShape } from "./yamaha-serial.ts";
import { sampleNumbers } from "./sample-numbers.ts";
import { withArticle } from "../words/english.ts";
import { newestModelYear } from "../words/year.ts";

const firstYear = 1981;
/**
 * Two letters, or one until 1999 (the six in dealers' lists are from 1981 to 1998), the model
 * year's last two digits, two more digits, and a serial of five or six.
 */
const form =
  /^(?<letters>[A-Z]{2}|[A-Z](?=[89]))(?<year>[\dOIL]{2})(?<more>[\dOIL]{2})(?<serial>[\dOIL]{0,6})$/;
const begun = /^[A-Z]{1,2}$|^[A-Z]{2}[\dOIL]{1,3}$|^[A-Z][89][\dOIL]{0,7}$/;
const serialDigits = 6;
/** Until then, some serials in dealers' lists end with five digits. */
const lastFiveDigitYear = 2001;
const maxYearsOutside = 2;

export const clubCarSerial: NumberKind = {
  id: "club-car",
  label: "Club Car serial",
  note: "One or two letters, then digits",
  ...sampleNumbers["club-car"],
  place:
    "On a bar-code label under the dash on the passenger side, below the glove tray or the cup holder.",
  dates: "cart",
  complete: /^(?:[A-Z]{2}|[A-Z](?=[89]))[\dOIL]{9,10}$/,
  decode,
};

function decode(text: string, asOfYear: number, table: SerialTable): Reading {
  if (yamahaShape.test(text)) return yamahaNumber();
  if (begun.test(text)) return unfinishedReading("Type the letters and all the digits after them.");
  const parts = form.exec(text)?.groups;
  if (parts === undefined) return wrongForm();

  const letters = parts["letters"]!;
  const [year, more, serial] = ["year", "more", "serial"].map((name) => toDigits(parts[name]!));
  const cycle = { year: Number(year), cycleYears: 100 };
  const possible = yearsOf(cycle, firstYear, newestModelYear(asOfYear));
  if (possible.length === 0) return yearOutOfRange(year!, asOfYear);

  const named = table.clubCar[letters];
  const fitting = possible.filter((each) => explainDoubt(each, letters, named) === undefined);
  const years = fitting.length > 0 ? fitting : possible;
  const doubt = explainDoubt(years[0]!, letters, named);
  const isWhole = serial!.length >= serialDigits - Number(years[0]! <= lastFiveDigitYear);
  if (!isWhole) {
    return unfinishedReading(
      `So far it could be a Club Car from ${years[0]}. Type the other digits too: six follow ${letters}${year}${more}.`,
    );
  }
  const reason =
    `The two digits after the letters, ${year}, stand for the model year. ` +
    `The next two, ${more}, aren’t the week it was built. It may be from the year before.` +
    ` ${lettersText(letters, named)}`;
  return readingOf(
    `${letters}${year}${more}${serial === "" ? "" : `-${serial}`}`,
    years.map((modelYear) => ({
      year: modelYear,
      confidence: doubt ? "low" : confidenceOf(letters, years, named),
      reason,
    })),
    { ...named, doubt, measured: !doubt ? table.measured?.["club-car"] : undefined },
  );
}

function lettersText(letters: string, named: ClubCarLetters | undefined): string {
  if (named === undefined) {
    return `We haven’t seen another number that begins with ${letters}, so check the letters against the plate.`;
  }
  const { powertrain, model = "cart" } = named;
  const cart = withArticle(powertrain ? `${powertrain} ${model}` : model);
  return `Dealers or recall notices list ${letters} as ${cart} of ${yearsText(named)}.`;
}

const yearsText = ({ first, last }: ClubCarLetters) =>
  first === last ? `${first}` : `${first} to ${last}`;

function explainDoubt(
  year: number,
  letters: string,
  named: ClubCarLetters | undefined,
): Problem | undefined {
  const isFar = named !== undefined && yearsOutside(year, named) > maxYearsOutside;
  return (
    doubtAboutYear(year, "Club Car", named?.model) ??
    (isFar
      ? {
          why: `This would be from ${year}, but the ${letters} numbers in dealers’ lists and recall notices are from ${yearsText(named)}.`,
          next: checkPlateAdvice,
        }
      : undefined)
  );
}

function yearsOutside(year: number, { first, last }: ClubCarLetters): number {
  return Math.max(first - year, year - last, 0);
}

function confidenceOf(
  letters: string,
  years: readonly number[],
  named: ClubCarLetters | undefined,
): Confidence {
  const isDated = named !== undefined && yearsOutside(years[0]!, named) === 0;
  return isDated && years.length === 1 && letters.length === 2 ? "high" : "medium";
}

function yamahaNumber(): Reading {
  return unreadableReading(
    "This is a Yamaha serial: J, two more characters, and six digits.",
    "Choose “Yamaha serial” as the kind of number.",
  );
}

function wrongForm(): Reading {
  return unreadableReading(
    "A Club Car serial has two letters (one until 1999) and ten digits, such as PQ0745-123456.",
    "Compare it with the label under the dash, or choose another kind of number. We found no rule " +
      "for carts from before 1981. Give a Club Car dealer the whole number.",
  );
}

function yearOutOfRange(year: string, asOfYear: number): Reading {
  return unreadableReading(
    `The two digits after the letters are ${year}. Serials have shown the year since ${firstYear}, ` +
      `and no cart is newer than ${newestModelYear(asOfYear)}.`,
    `Check these two digits on the label. We found no rule for carts from before ${firstYear}. Give ` +
      "a Club Car dealer the whole number.",
  );
}
