/** A model year as it was typed; null if it is not a whole number. */
export function wholeYear(text: string): number | null {
  const modelYear = Number(text);
  return /^\s*[+-]?\d+\s*$/.test(text) && Number.isSafeInteger(modelYear) ? modelYear : null;
}

/** The year finder reads no number as an older year; next year's models are sold this year. */
const isLikely = (modelYear: number, asOfYear: number) =>
  modelYear >= 1950 && modelYear <= asOfYear + 1;

/** False if a typed year is most likely a typo. The cart is valued anyway. */
export function isLikelyYear(text: string, asOfYear: number): boolean {
  const modelYear = wholeYear(text);
  return modelYear === null || isLikely(modelYear, asOfYear);
}

/** The year that one or two digits stand for, if one is likely: "20" is 2020. */
export function expandYear(text: string, asOfYear: number): string | null {
  const digits = Number(text);
  if (!/^\d{1,2}$/.test(text)) return null;
  const century = Math.floor((asOfYear + 1) / 100) * 100;
  const meant = [century + digits, century - 100 + digits].find((modelYear) =>
    isLikely(modelYear, asOfYear),
  );
  return meant === undefined ? null : String(meant);
}
