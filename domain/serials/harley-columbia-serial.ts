import { type NumberKind, type Reading, unreadableReading, readingOf } from "./reading.ts";
import { sampleNumbers } from "./sample-numbers.ts";

/** Columbia built these carts before Harley-Davidson sold them, and after. */
const sixties = /^(?<year>6[3-9])[A-Z]{1,2}\d{4,6}$/;
const later = /^\d{1,2}[A-Z]\d{4,6}(?<decade>[HJCD])(?<digit>\d)$/;

/** H and J are Harley-Davidson's, C is Columbia's from 1982 on, and D from the 1990s. */
const decades: Readonly<Record<string, number>> = { H: 1970, J: 1980, C: 1980, D: 1990 };

const source = "Five parts dealers give this rule, and we couldn’t check it against plates.";

/** For example golfcartgarage.com and golfcarcatalog.com, read in November 2026. */
export const harleyColumbiaSerial: NumberKind = {
  id: "harley-columbia",
  label: "Harley-Davidson or Columbia serial",
  note: "Ends with a letter and a digit, or begins with 63 to 69",
  ...sampleNumbers["harley-columbia"],
  place: "On a plate on the frame, under the seat or beside the driver’s feet.",
  dates: "cart",
  complete: /^(?:6[3-9][A-Z]{1,2}\d{4,6}|\d{1,2}[A-Z]\d{4,6}[HJCD]\d)$/,
  decode,
};

function decode(text: string): Reading {
  const early = sixties.exec(text)?.groups?.["year"];
  if (early !== undefined) {
    const reason = `The first two digits, ${early}, are the year on carts of the 1960s. ${source}`;
    return readingOf(text, [{ year: 1900 + Number(early), confidence: "medium", reason }]);
  }
  const { decade, digit } = later.exec(text)?.groups ?? {};
  if (decade === undefined || digit === undefined) return wrongForm();
  const year = decades[decade]! + Number(digit);
  const reason = `At the end, ${decade} means the ${decades[decade]!}s, and ${digit} is the year. ${source}`;
  return readingOf(text, [{ year, confidence: "medium", reason }]);
}

function wrongForm(): Reading {
  return unreadableReading(
    "A Harley-Davidson or Columbia serial begins with the year on carts of the 1960s, such as 65D90025, and ends with a letter and a digit later, such as 3B15068H9.",
    "Compare it with the plate, and give a dealer of old carts every number on it.",
  );
}
