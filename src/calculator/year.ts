/** A model year as it was typed; null where it is no whole number. */
export function wholeYear(text: string): number | null {
  const year = Number(text);
  return /^\s*[+-]?\d+\s*$/.test(text) && Number.isSafeInteger(year) ? year : null;
}

/** No number that the year finder reads tells an older one; next year's models are sold this year. */
const isLikely = (year: number, asOfYear: number) => year >= 1950 && year <= asOfYear + 1;

/** False where a typed year is a slip, most likely. It is valued all the same. */
export function isLikelyYear(text: string, asOfYear: number): boolean {
  const year = wholeYear(text);
  return year === null || isLikely(year, asOfYear);
}

/** The year that one or two digits stand for, if there is a likely one: "20" is 2020. */
export function yearMeantBy(text: string, asOfYear: number): string | null {
  const digits = Number(text);
  if (!/^\d{1,2}$/.test(text)) return null;
  const meant = [2000 + digits, 1900 + digits].find((year) => isLikely(year, asOfYear));
  return meant === undefined ? null : String(meant);
}
