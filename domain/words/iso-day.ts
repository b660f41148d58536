/** True for a real calendar day such as "2026-11-28". */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const msPerDay = 86_400_000;

/** The number of days from January 1, 1970, to a day such as "2026-11-28". */
export function dayNumber(day: string): number {
  return Date.parse(day) / msPerDay;
}
