import { yearOfDate } from "./year.ts";

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

// Formatting the date takes a good part of the time that it takes to value a cart, and a server
// values thousands of carts a second.
let latest = { minute: Number.NaN, day: "" };

export function usYear(now: Date): number {
  return yearOfDate(usDay(now));
}
