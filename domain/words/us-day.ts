/** Swedish dates are in ISO format. */
const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" });

/**
 * An ISO date in Central Time. Pages use the visitor's clock, and a server in UTC would be a day
 * ahead of it every evening.
 */
export function usDay(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000);
  if (minute !== latest.minute) latest = { minute, day: isoDay.format(now) };
  return latest.day;
}

/** Formatting a date takes as long as much of a value, and a server is asked for thousands a second. */
let latest = { minute: Number.NaN, day: "" };

export function usYear(now: Date): number {
  return Number(usDay(now).slice(0, 4));
}
