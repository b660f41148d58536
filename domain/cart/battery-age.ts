import { type BatteryAge, batteryAges } from "./cart.ts";

/** Up to half a year is new. After that, every begun year counts, and five means five or more. */
export function batteryAgeFrom(pastMonths: number): BatteryAge {
  if (pastMonths <= 6) return 0;
  return batteryAges.find((age) => pastMonths <= age * 12) ?? 5;
}

/** When a pack was new. Without its month, the year counts in full. */
export interface PackDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month?: number | undefined;
}

/** Below zero for a date to come. `today` is an ISO date. */
export function monthsSince({ year, month }: PackDate, today: string): number {
  const [thisYear, thisMonth] = today.split("-").map(Number);
  return (thisYear! - year) * 12 + (month === undefined ? 0 : thisMonth! - month);
}

/** The same for ads, spreadsheets, and date codes. A date to come counts as new. */
export function batteryAgeOn(date: PackDate, today: string): BatteryAge {
  return batteryAgeFrom(monthsSince(date, today));
}
