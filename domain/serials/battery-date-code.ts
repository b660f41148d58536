import { monthNames } from "../words/english.ts";
import {
  type NumberKind,
  type Candidate,
  type Reading,
  unreadableReading,
  readingOf,
  unfinishedReading,
  yearsOf,
} from "./reading.ts";
import { toDigits } from "./plain-characters.ts";
import { sampleNumbers } from "./sample-numbers.ts";

const monthLetters = "ABCDEFGHIJKL";
/** Older packs have been replaced. */
const oldestYears = 19;

/** The month's letter and the year's last digit; one maker adds a letter for the plant. */
const form = /^(?<month>[A-L])(?<year>[\dOIL])(?<plant>[A-Z]?)$/;

export const batteryDateCode = {
  id: "battery",
  label: "Battery date code",
  note: "A letter and a digit on a lead-acid battery",
  ...sampleNumbers.battery,
  place:
    "Stamped on a terminal or the case of each battery, under the seat. Where both terminals are " +
    "stamped, the negative one has the month and year at some makers: the numbers differ.",
  dates: "battery",
  complete: /^[A-L][\dOIL][A-Z]?$/,
  decode,
} as const satisfies NumberKind;

function decode(text: string, asOfYear: number): Reading {
  if (/^[A-L]$/.test(text)) return unfinishedReading("Type the digit after the letter.");
  if (/^[A-L][\dOIL]{2}$/.test(text)) return twoDigits();
  const parts = form.exec(text)?.groups;
  if (parts === undefined) return wrongForm();

  const digit = toDigits(parts["year"]!);
  const month = 1 + monthLetters.indexOf(parts["month"]!);
  const cycle = { year: Number(digit), cycleYears: 10 };
  const years = yearsOf(cycle, asOfYear - oldestYears, asOfYear);
  return readingOf(
    parts["month"]! + digit + parts["plant"]!,
    years.map((year, index) => candidate(year, month, index, asOfYear)),
  );
}

function candidate(year: number, month: number, index: number, asOfYear: number): Candidate {
  const code = `Most makers stamp a letter for the month and the last digit of the year: ${monthNames[month - 1]} ${year}`;
  if (index === 0) {
    return {
      year,
      month,
      confidence: "medium",
      reason: `${code}${year === asOfYear ? ", if that month has come" : ""}. The code doesn’t show the decade; this is the latest it can be. Makers differ.`,
    };
  }
  return {
    year,
    month,
    confidence: "low",
    reason: `The same code ten years earlier. Few packs last that long: they are replaced every 4 to 6 years.`,
  };
}

function twoDigits(): Reading {
  return unreadableReading(
    "Two digits after the letter are a day of the month at one maker and a year at another.",
    "Look at the other terminal and the case for a letter with one digit, or ask the battery’s maker.",
  );
}

function wrongForm(): Reading {
  return unreadableReading(
    "A date code is a letter from A to L, for the month, and a digit, for the year, such as C4. Makers differ.",
    "Look at both terminals and the case. For another kind of code, ask the battery’s maker.",
  );
}
