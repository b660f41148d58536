/** Swedish dates are in ISO format. */
const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" });

/**
 * An ISO date in Central Time. Pages use the visitor's clock, and a server in UTC would be a day
 * ahead of it every evening.
 */
export function usDay(now: Date): string {
  return isoDay.format(now);
}

export function usYear(now: Date): number {
  return Number(usDay(now).slice(0, 4));
}
