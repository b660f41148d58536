import {
  type BatteryAge,
  type SeatCount,
  batteryAges,
  modelYearBounds,
  seatCounts,
} from "../valuation/cart.ts";
import { plainText } from "./plain-text.ts";

// Each of these reads a cell that is not blank, and returns null if it is not clear what it says.

/** "2018", "2018.0", "2,018", "MY2018"; "18" and "'18" are of the century that ended last. */
export function readModelYear(cell: string, asOfYear: number): number | null {
  const text = plainText(cell).replace(/^(?:my|model year) ?/, "");
  const [, full, short] = text.match(/^(?:(\d,?\d{3})|'?(\d\d))(?:\.0{1,9})?$/) ?? [];
  if (short !== undefined) return yearOfTwoDigits(Number(short), asOfYear);
  return full === undefined ? null : yearInBounds(Number(full.replace(",", "")));
}

/** Next year's models are on sale this year. */
function yearOfTwoDigits(digits: number, asOfYear: number): number {
  const century = Math.floor((asOfYear + 1) / 100) * 100;
  const year = century + digits;
  return year <= asOfYear + 1 ? year : year - 100;
}

function yearInBounds(year: number): number | null {
  return year >= modelYearBounds.min && year <= modelYearBounds.max ? year : null;
}

const numberWords: Readonly<Record<string, number>> = { two: 2, four: 4, six: 6, eight: 8 };

/** "4", "4 pass", "4-seater", "2+2", "four"; more than eight seats are the choice "8+". */
export function readSeats(cell: string): SeatCount | null {
  const text = plainText(cell).replace(
    /[ -]?(?:p|pass|pax|passengers?|seats?|seaters?|person|people)\.?$/,
    "",
  );
  const [, first, second] = text.match(/^(\d{1,2})(?:\.0{1,9})?\+?(\d)?$/) ?? [];
  const isSum = text.includes("+");
  if (second !== undefined && !isSum) return null;
  const seats = first === undefined ? numberWords[text] : Number(first) + Number(second ?? 0);
  return seats !== undefined && seats > 8 ? 8 : oneOf(seatCounts, seats);
}

/** Years in any of "3", "3 yrs", "18 months", "5+", "new", or as the year when the pack was new. */
export function readBatteryAge(cell: string, asOfYear: number): BatteryAge | null {
  const text = plainText(cell);
  if (/^(?:brand )?new$/.test(text)) return 0;
  const [, number, unit] =
    text.match(/^>?(\d{1,4}(?:\.\d{1,9})?)\+? ?(y|yrs?|years?|m|mos?|months?)?\.?(?: old)?$/) ?? [];
  if (number === undefined) return null;
  if (/^(?:19|20)\d\d(?:\.0+)?$/.test(number)) return readBatteryYear(number, asOfYear);
  if (unit?.startsWith("m")) return ageOf(Number(number) / 12);
  return Number(number) > mostBatteryYears ? null : ageOf(Number(number));
}

/** No pack lasts longer, so a greater number is something else. */
const mostBatteryYears = 30;

/** The year when the pack was new, alone or in a date: "2021", "'21", "3/15/2021". */
export function readBatteryYear(cell: string, asOfYear: number): BatteryAge | null {
  const inDate = plainText(cell).match(
    /^(?:[\d/.-]{1,6}[/.-])?((?:19|20)\d\d)(?:-[\d-]{1,5})?$/,
  )?.[1];
  const year = readModelYear(inDate ?? cell, asOfYear);
  return year === null || year > asOfYear ? null : ageOf(asOfYear - year);
}

/** As the form's choices: up to half a year is new, and five stands for more. */
function ageOf(years: number): BatteryAge | null {
  if (years <= 0.5) return 0;
  return oneOf(batteryAges, Math.min(5, Math.max(1, Math.floor(years))));
}

/** The most carts on one line. */
export const mostQuantity = 100_000;

/** "3", "3.0", "x3", "1,200". */
export function readQuantity(cell: string): number | null {
  const [, digits] = plainText(cell).match(/^x? ?(\d{1,3}(?:,?\d{3})?)(?:\.0{1,9})? ?x?$/) ?? [];
  const quantity = Number(digits?.replace(",", "") ?? 0);
  return quantity >= 1 && quantity <= mostQuantity ? quantity : null;
}

/** "$4,500", "4500.00", "USD 4,500", "4.500,00": whole dollars. */
export function readDollars(cell: string): number | null {
  const text = plainText(cell).replaceAll(/usd|us|[$€ ]/g, "");
  const [, whole, cents] =
    text.match(/^(\d{1,3}(?:[.,]\d{3}){0,3}|\d{1,9})(?:[.,](\d\d?))?$/) ?? [];
  if (whole === undefined) return null;
  return Math.round(Number(`${whole.replaceAll(/[.,]/g, "")}.${cents ?? 0}`));
}

function oneOf<T extends number>(choices: readonly T[], value: number | undefined): T | null {
  return choices.find((choice) => choice === value) ?? null;
}
