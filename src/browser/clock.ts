/** The clock is read here, and given to whatever depends on the year. */
export function thisYear(): number {
  return new Date().getFullYear();
}

/** The visitor's day as an ISO date. */
export function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
