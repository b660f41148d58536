const year = new Intl.DateTimeFormat("en-US", { timeZone: "America/Chicago", year: "numeric" });

/**
 * The calendar year in the middle of the United States. The pages use the visitor's own clock, and a
 * server that runs in UTC would be a year ahead of it on the evening of December 31.
 */
export function usYear(now: Date): number {
  return Number(year.format(now));
}
