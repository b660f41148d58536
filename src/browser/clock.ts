/** The clock is read here, and given to whatever depends on the year. */
export function thisYear(): number {
  return new Date().getFullYear();
}
