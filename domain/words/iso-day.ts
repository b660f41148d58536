/** True for a day of the calendar such as "2026-11-28". */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const msPerDay = 86_400_000;

/** Days since 1970 of a day such as "2026-11-28". */
export function dayNumber(day: string): number {
  return Date.parse(day) / msPerDay;
}
