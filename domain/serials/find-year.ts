import { numberKinds } from "./number-kinds.ts";
import {
  type NumberKind,
  type Reading,
  unreadableReading,
  confidences,
  unfinishedReading,
} from "./reading.ts";
import { plainNumber } from "./plain-characters.ts";
import { withArticle } from "../words/english.ts";
import { type SerialTable, serialTable } from "./serial-table.ts";
import { beginsLikeYamaha, yamahaSerial, yamahaShape } from "./yamaha-serial.ts";
import { newestModelYear } from "../words/year.ts";

export function findYear(
  kind: NumberKind,
  text: string,
  asOfYear: number,
  table: SerialTable = serialTable,
): Reading | null {
  const plain = plainNumber(text);
  if (plain === "") return null;
  const mayBeYear = kind.dates === "cart" && /^(?:19[5-9]|20\d)\d$/.test(plain);
  if (mayBeYear && Number(plain) <= newestModelYear(asOfYear)) {
    return unfinishedReading(
      `If ${plain} is the model year, you don’t need the serial number. If it’s the start of the serial number, keep typing.`,
    );
  }
  const reading = kind.decode(plain, asOfYear, table);
  if (reading.status !== "read") return misreadDigit(kind, plain) ?? reading;
  const candidates = reading.candidates.filter(({ year }) => year <= newestModelYear(asOfYear));
  return candidates.length > 0 ? { ...reading, candidates } : onlyFutureYears;
}

/** Letters that people and cameras mistake digits for, besides I, L, and O. */
const lookalikes: Readonly<Record<string, string>> = { B: "8", G: "6", S: "5", Z: "2" };

/** Skips a text that begins with a digit, because any make's number may have letters after it. */
function withLikelyDigits(plain: string): string {
  const [letters] = /^[A-Z]+/.exec(plain) ?? [];
  if (letters === undefined) return plain;
  const rest = plain.slice(letters.length).replaceAll(/[BGSZ]/g, (each) => lookalikes[each]!);
  return letters + rest;
}

/** Null unless reading look-alike letters as digits would complete the number. */
function misreadDigit({ complete, label }: NumberKind, plain: string): Reading | null {
  if (complete.test(plain) || !complete.test(withLikelyDigits(plain))) return null;
  return unreadableReading(
    `This looks like ${withArticle(label)} with a letter where a digit belongs.`,
    "Look at the plate again: a B may be an 8, a G a 6, an S a 5, and a Z a 2.",
  );
}

/** Every year that a cart's number can stand for, likeliest first; none if it doesn't show one. */
export function yearsOfNumber(text: string, asOfYear: number, make = ""): number[] {
  const kind = detectKind(text, asOfYear, make);
  if (kind === null || kind.dates === "battery") return [];
  const reading = findYear(kind, text, asOfYear);
  return reading?.status === "read" ? reading.candidates.map(({ year }) => year) : [];
}

const onlyFutureYears = unreadableReading(
  "The only years that this number could stand for are in the future.",
  "Compare it with the plate, and check this device’s date.",
);

export function detectKind(text: string, asOfYear: number, make = ""): NumberKind | null {
  const plain = plainNumber(text);
  const complete = numberKinds.filter((kind) => kind.complete.test(plain));
  const [first] = complete.filter((kind) => kind.make === make).concat(complete);
  // Only Yamaha's numbers have this shape, whatever make is on the form.
  if (yamahaShape.test(plain)) return yamahaSerial;
  if (first !== undefined || plain === "") return first ?? null;
  const begun = numberKinds.filter(
    (kind) => kind.decode(plain, asOfYear, serialTable).status === "unfinished",
  );
  const isYamaha =
    beginsLikeYamaha(plain, serialTable) || !(plain.slice(0, 2) in serialTable.clubCar);
  const likely = begun.filter(({ id }) => id !== "yamaha" || isYamaha);
  return (
    likely.find((kind) => kind.make === make) ??
    likely.find(({ id }) => id === "yamaha") ??
    likely.find(({ id }) => id !== "vin") ??
    numberKinds.find((kind) => misreadDigit(kind, plain) !== null) ??
    likely[0] ??
    null
  );
}

const minRecognizableLength = 5;

export function betterMatches(kind: NumberKind, text: string, asOfYear: number): NumberKind[] {
  const reading = findYear(kind, text, asOfYear);
  const isShort = plainNumber(text).length < minRecognizableLength;
  if (reading === null || (reading.status === "unfinished" && isShort)) return [];
  return numberKinds.filter((each) => rank(findYear(each, text, asOfYear)) < rank(reading));
}

function rank(reading: Reading | null): number {
  return reading?.status === "read"
    ? confidences.indexOf(reading.candidates[0]!.confidence)
    : confidences.length;
}
