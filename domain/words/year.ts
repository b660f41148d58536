export function wholeYear(text: string): number | null {
  const modelYear = Number(text);
  return /^\s*[+-]?\d+\s*$/.test(text) && Number.isSafeInteger(modelYear) ? modelYear : null;
}

/** The year of an ISO day or month. */
export function yearOfDate(date: string): number {
  return Number(date.slice(0, 4));
}

/** Next year's models go on sale in the fall, and no plate shows anything newer. */
export function newestModelYear(asOfYear: number): number {
  return asOfYear + 1;
}

/** The year finder reads no number as an older year. */
export function isPlausibleYear(modelYear: number, asOfYear: number): boolean {
  return modelYear >= 1950 && modelYear <= newestModelYear(asOfYear);
}

/** False for a likely typo. The cart is valued anyway. */
export function isLikelyYear(text: string, asOfYear: number): boolean {
  const modelYear = wholeYear(text);
  return modelYear === null || isPlausibleYear(modelYear, asOfYear);
}

/** Completes one or two digits: "20" is 2020. Null if no likely year fits. */
export function expandYear(text: string, asOfYear: number): string | null {
  const digits = Number(text);
  if (!/^\d{1,2}$/.test(text)) return null;
  const century = Math.floor(newestModelYear(asOfYear) / 100) * 100;
  const year = [century + digits, century - 100 + digits].find((modelYear) =>
    isPlausibleYear(modelYear, asOfYear),
  );
  return year === undefined ? null : String(year);
}
