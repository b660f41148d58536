/**
 * A code that stands for `year`, and again for every year a whole number of cycles away from it.
 */
export interface YearCycle {
  readonly year: number;
  readonly cycleYears: number;
}

/** The years from `first` to `last` that a code can stand for, newest first. */
export function yearsOf({ year, cycleYears }: YearCycle, first: number, last: number): number[] {
  const newest = last - modulo(last - year, cycleYears);
  const count = Math.max(0, Math.floor((newest - first) / cycleYears) + 1);
  return Array.from({ length: count }, (_, index) => newest - index * cycleYears);
}

function modulo(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor;
}
