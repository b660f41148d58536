/** The clock is read here, and given to whatever depends on the year. */
export function thisYear(): number {
  return new Date().getFullYear();
}

/** The visitor's day, as an ISO date. */
export function today(): string {
  return isoDay(new Date());
}

/** The day where the visitor is, as an ISO date. */
export function isoDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
