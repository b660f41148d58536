import {
  type NumberKind,
  type Reading,
  unreadableReading,
  readingOf,
  unfinishedReading,
} from "./reading.ts";
import { toDigits, withoutIAndO } from "./plain-characters.ts";
import type { SerialTable } from "./serial-table.ts";
import { readStep } from "./step-reading.ts";
import { sampleNumbers } from "./sample-numbers.ts";

/** Retailers agree on these, newest first; we found no document from the manufacturer. */
const retailerYears: Readonly<Record<string, readonly number[]>> = {
  J10: [1981, 1980, 1979],
  J17: [1982],
  J31: [1989, 1988, 1987, 1986, 1985, 1984],
};

/** Recall notices put a zero before the six digits. */
const form = /^(?<prefix>J[A-Z\d]{2})(?:[0O](?=[\dOIL]{6}$))?(?<serial>[\dOIL]{0,6})$/;
/** No other make's serial has this shape. */
export const yamahaShape = /^J[A-Z\d]{2}[0O]?[\dOIL]{6}$/;
const digitCount = 6;

export const yamahaSerial: NumberKind = {
  id: "yamaha",
  label: "Yamaha serial",
  note: "J, two more characters, and six digits",
  ...sampleNumbers.yamaha,
  place:
    "Stamped into the frame or on a plate: look under the seat, along the frame at the rear, and under the glove box.",
  dates: "cart",
  complete: /^J(?:[A-Z\d]{2}[0O]?[\dOIL]{6}|10|17|31)$/,
  decode,
};

export function beginsLikeYamaha(text: string, table: SerialTable): boolean {
  const prefix = prefixOf(text.slice(0, 3));
  return prefix in retailerYears || prefix in table.yamaha;
}

function decode(text: string, asOfYear: number, table: SerialTable): Reading {
  if (/^J[A-Z\d]?$/.test(text)) return unfinishedReading("Type J and the two characters after it.");
  const parts = form.exec(text)?.groups;
  if (parts === undefined) return wrongForm(text);

  const prefix = prefixOf(parts["prefix"]!);
  const serial = toDigits(parts["serial"]!);
  const years = retailerYears[prefix];
  if (years !== undefined) return retailersReading(prefix, serial, years);
  const steps = table.yamaha[prefix];
  if (steps === undefined) return unknownPrefix(prefix);
  if (serial.length < digitCount) {
    return unfinishedReading(`Type all six digits: ${prefix} alone doesn’t give the year.`);
  }
  const step = Number(serial[0]);
  return readStep(
    {
      make: "Yamaha",
      serial: Number(serial),
      spell: (each) => joinNumber(prefix, String(each).padStart(digitCount, "0")),
      steps,
      step,
      undatedReason:
        `The digit after ${prefix} counts the years: judging by numbers that dealers and recalls have dated, ` +
        `${serial[0]} is ${steps.years[step]!}.`,
      measured: table.measured?.["yamaha"],
    },
    asOfYear,
  );
}

/** An O or an I in a prefix is a mistyped digit: "JCO" is JC0, and "JIO" is J10. */
function prefixOf(text: string): string {
  return text.slice(0, 1) + withoutIAndO(text.slice(1));
}

function retailersReading(prefix: string, serial: string, years: readonly number[]): Reading {
  const span = years.length === 1 ? `${years[0]}` : `${years.at(-1)} to ${years[0]}`;
  const reason =
    `Retailers say that ${prefix} is a Yamaha from ${span}. We found nothing from the maker, and the ` +
    "remaining digits don’t show a year.";
  return readingOf(
    joinNumber(prefix, serial),
    years.map((year) => ({ year, confidence: "low", reason })),
  );
}

const askDealer =
  "Give a Yamaha dealer the whole number, or look at the title, the bill of sale, or the manual.";

function unknownPrefix(prefix: string): Reading {
  return unreadableReading(
    `What the digits mean depends on the prefix, and we have too few dated numbers that begin with ${prefix}.`,
    askDealer,
  );
}

function wrongForm(text: string): Reading {
  if (text.length === 17) {
    return unreadableReading(
      "In a 17-character Yamaha number, the tenth character is not the model year, whatever you may read online.",
      askDealer,
    );
  }
  return unreadableReading(
    "A Yamaha serial is J, two more letters or digits, and six digits, such as JW8-513842.",
    "Compare it with the plate or the stamp in the frame, or choose another kind of number.",
  );
}

function joinNumber(prefix: string, serial: string): string {
  return serial === "" ? prefix : `${prefix}-${serial}`;
}
