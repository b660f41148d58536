import { type BatteryAge, batteryAges, maxBatteryAge } from "./cart.ts";

/** Up to six months counts as new. After that, the age rounds up to whole years; 5 means five or more. */
export function batteryAgeFrom(pastMonths: number): BatteryAge {
  if (pastMonths <= 6) return 0;
  return batteryAges.find((age) => pastMonths <= age * 12) ?? maxBatteryAge;
}

/** When a pack was made. Without a month, it's taken to be made in today's month of that year. */
export interface PackDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month?: number | undefined;
}

/** Negative for a date in the future. `today` is an ISO date. */
export function monthsSince({ year, month }: PackDate, today: string): number {
  const [thisYear, thisMonth] = today.split("-").map(Number);
  return (thisYear! - year) * 12 + (month === undefined ? 0 : thisMonth! - month);
}

/** Ads, spreadsheets, and date codes all use this. A date in the future counts as new. */
export function batteryAgeOn(date: PackDate, today: string): BatteryAge {
  return batteryAgeFrom(monthsSince(date, today));
}
