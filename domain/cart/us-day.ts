/** Sweden writes its dates as ISO does. */
const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" });

/**
 * The day in the middle of the United States, as an ISO date. The pages use the visitor's own clock,
 * and a server that runs in UTC would be a day ahead of it every evening.
 */
export function usDay(now: Date): string {
  return isoDay.format(now);
}

/** The calendar year in the middle of the United States. */
export function usYear(now: Date): number {
  return Number(usDay(now).slice(0, 4));
}
