/** Code that depends on the year takes it from here as an argument. */
export function thisYear(): number {
  return new Date().getFullYear();
}

/** ISO date in the visitor's time zone. */
export function today(): string {
  return isoDay(new Date());
}

/** ISO date in the visitor's time zone. */
export function isoDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
