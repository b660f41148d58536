import type { BatteryAge, SeatCount } from "../../cart/cart.ts";
import { batteryAgeFrom, monthsSince } from "../../cart/battery-age.ts";
import { monthNamed, numberOf, seatCountOf } from "../vocabulary.ts";
import { expandYear, isLikelyYear, yearOfDate } from "../../words/year.ts";
import { plainText } from "../../words/plain-text.ts";
import { lettersOf, tokensIn } from "./loose-numbers.ts";
import { numberInWords } from "./number-words.ts";
import { isCarts, isCountWord, isOneCart } from "./quantity-words.ts";

// Each function reads a cell that isn't blank, and returns null if the cell is unclear.

/**
 * Reads "2018", "2018.0", "2,018", "MY2018", and "FY18"; "18" and "'18" become the likely year, and
 * dates such as "2018-01-01" or "Jan-18" their year. Years before 1950 or after next year are most
 * likely typing errors.
 */
export function readModelYear(cell: string, asOfYear: number): number | null {
  const plain = plainText(cell).replace(/^(?:[mf]y|model year|year) ?(?=['\d])| model$/g, "");
  const text = /[a-z/-]/.test(plain) ? String(readDate(plain)?.year ?? plain) : plain;
  const [, full, short] = text.match(/^(?:(\d,?\d{3})|'?(\d\d))(?:\.0{1,9})?$/) ?? [];
  const year = Number(full?.replace(",", "") ?? expandYear(short ?? "", asOfYear) ?? Number.NaN);
  return Number.isNaN(year) || !isLikelyYear(String(year), asOfYear) ? null : year;
}

/** "4", "4 pass", "4-seater", "2+2", "four". */
export function readSeats(cell: string): SeatCount | null {
  const [count] = plainText(cell).split(/(?<=[^ ]) \(/);
  const text = count!.replace(
    /[ -]?(?:p|pass|pax|passengers?|pasajeros|plazas|asientos|seats?|seaters?|persons?|people)\.?$/,
    "",
  );
  const [, first, second] = text.match(/^(\d{1,2})(?:[.,]0{1,9})?(?: ?\+ ?|)(\d)?$/) ?? [];
  const isSum = text.includes("+");
  if (second !== undefined && !isSum) return null;
  const seats = first === undefined ? numberOf(text) : Number(first) + Number(second ?? 0);
  return seatCountOf(seats);
}

export interface BatteryContext {
  readonly today: string;
  /** What a bare number means: years, months, or when the pack was new. */
  readonly unit: "years" | "months" | "date";
  readonly modelYear: number | null;
}

/**
 * Reads "3", "3 yrs", "18 months", "5+", "new", "original", or when the pack was new. The older end
 * of "3-4 yrs" counts.
 */
export function readBattery(cell: string, context: BatteryContext): BatteryAge | null {
  const { today, unit, modelYear } = context;
  const text = plainText(cell)
    .replace(/^(?:replaced|installed|new|dated|since|in)[: ]{1,2}(?=[^ ]{0,12}\d)/, "")
    .replace(/ (?:or|o) (?:more|older|over|mas|más)\b|(?<=\d) ?(?:and|y) (?:up|mas|más)\b/, "+");
  // Alone in a column of dates, "03-25" is a month and a year.
  const [, from, to] =
    /^(\d{1,2}) ?(?:-|to|or|a|o) ?(\d|\d{1,2} ?[a-zñ]{1,6}\.?)$/.exec(text) ?? [];
  if (from !== undefined && (unit !== "date" || /[a-z]/.test(to!))) {
    return Number(from) < Number.parseInt(to!, 10) ? readBattery(to!, context) : null;
  }
  if (/^(?:brand )?new$|^nuev[ao]s?$/.test(text)) return 0;
  if (/^(?:dead|bad|shot|junk|weak)$|^needs? (?:new )?batt|^needs? replac/.test(text)) return 5;
  const asOfYear = yearOfDate(today);
  if (/^(?:orig(?:inal)?|oem|factory)s?\.?$/.test(text)) {
    return modelYear === null ? null : batteryAgeFrom(Math.max(0, asOfYear - modelYear) * 12);
  }
  if (unit === "date" && /^'?\d\d$/.test(text)) return ageSince(text, today);
  const [, years, months] =
    text.match(/^(\d{1,2}) ?y[a-z]{0,4}[., ]{1,2}(\d{1,2}) ?mo?[a-z]{0,5}\.?$/) ?? [];
  if (years !== undefined) return batteryAgeFrom(Number(years) * 12 + Number(months));
  const [, number, written] =
    text
      .replace(/ ?(?:1\/2|½)/, ".5")
      .match(
        /^[<>~≈]?=? ?(\d{1,3}(?:[.,]\d{1,9})?)\+? ?(y|yrs?|years?|anos?|años?|m|mos?|months?|mes|meses)?\+?\.?(?: old| ago)?$/,
      ) ?? [];
  const inMonths = (written ?? unit).startsWith("m");
  if (number !== undefined && (unit !== "date" || written !== undefined)) {
    const past = Number(number.replace(",", ".")) * (inMonths ? 1 : 12);
    return past > maxMonths(context) ? null : batteryAgeFrom(past);
  }
  // The year may follow the maker's name: "Trojan 2022".
  return (
    ageSince(text, today) ??
    ageSince(text.match(/^[a-z][a-z\d-]{2,14} (20\d\d)$/)?.[1] ?? "", today)
  );
}

/** No pack lasts longer, so a greater number means something else. */
const maxBatteryYears = 30;
/** A cart's year may be off by that much. Ages up to five are doubted with the cart's year instead. */
const [yearsOff, doubtedYears] = [2, 5];

/** In a six-year-old cart, "24" may be months or the year 2024, but not an age in years. */
function maxMonths({ today, modelYear }: BatteryContext): number {
  const cartYears = modelYear === null ? maxBatteryYears : yearOfDate(today) - modelYear;
  return 12 * Math.min(maxBatteryYears, Math.max(doubtedYears, cartYears + yearsOff));
}

function ageSince(text: string, today: string): BatteryAge | null {
  const date = readDate(text);
  const year = date?.year ?? readModelYear(text, yearOfDate(today));
  if (year === null) return null;
  const past = monthsSince(date ?? { year }, today);
  return past < 0 ? null : batteryAgeFrom(past);
}

const dateShapes = [
  /^(?<year>(?:19|20)\d\d)[-/.](?<month>\d\d?)(?:[-/.]\d\d?)?(?:[ t]\d[\d:.]{1,14}z?)?$/,
  /^(?<month>\d\d?)[-/.](?:\d\d?[-/.])?'?(?<year>(?:19|20)\d\d|\d\d)(?: \d[\d:.]{1,14}(?: ?[ap]m)?)?$/,
  /^(?<name>[a-z]{3,10}|q[1-4])\.?[ ,/-]{0,2}(?:of )?'?(?<year>(?:19|20)\d\d|\d\d)$/,
  /^(?<name>[a-z]{3,10})\.? \d\d?(?:st|nd|rd|th)?,? '?(?<year>(?:19|20)\d\d|\d\d)$/,
  /^\d\d?[ -](?<name>[a-z]{3,10})\.?[ -]'?(?<year>(?:19|20)\d\d|\d\d)$/,
];

/** Reads "Apr-23", "04/2023", "4/15/23", "2023-04-15", "15-Apr-23", or a spreadsheet's 45031. */
function readDate(text: string): { readonly year: number; readonly month: number } | null {
  if (/^[34]\d{4}$/.test(text)) {
    // Spreadsheets count days from the end of 1899.
    const day = new Date(Date.UTC(1899, 11, 30 + Number(text)));
    return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1 };
  }
  for (const shape of dateShapes) {
    const { year: digits, month: number, name } = shape.exec(text)?.groups ?? {};
    if (digits === undefined) continue;
    const month = number === undefined ? monthNamed(name!) : Number(number);
    if (month < 1 || month > 12) continue;
    const full = Number(digits);
    return { year: full < 100 ? full + (full < 70 ? 2000 : 1900) : full, month };
  }
  return null;
}

export const maxQuantity = 100_000;

/** "3", "3.0", "x3", "1,200", "6 carts", "two", "a dozen", "doce" */
export function readQuantity(cell: string): number | null {
  const text = withoutUnits(lettersOf(cell));
  const [, digits] = text.match(/^x? ?(\d{1,3}(?:,?\d{3})?)(?:\.0{1,9}|,0{1,2})? ?x?$/) ?? [];
  const [token, more] = tokensIn(text);
  // "1e3" is more likely a code than a thousand carts.
  const isNumber = token?.kind === "number" && more === undefined;
  const inWords = isNumber ? numberInWords(text) : Number.NaN;
  const quantity = digits === undefined ? inWords : Number(digits.replace(",", ""));
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity ? quantity : null;
}

/** "6 golf carts" without what they are */
function withoutUnits(text: string): string {
  const unit = /[a-z]{1,12}(?=\.?$)/.exec(text);
  const word = unit?.[0] ?? "";
  const isUnit = isCarts(word) || isOneCart(word) || isCountWord(word) || word === "golf";
  return isUnit ? withoutUnits(text.slice(0, unit!.index).trim()) : text;
}
