import { monthNames } from "../../domain/words/english.ts";

/** "Sep 3, 2026", or "Sep 2026" or "2026" if that's all we know. */
export function dateText(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  if (month === undefined) return String(year);
  const name = monthNames[month - 1]!.slice(0, 3);
  return day === undefined ? `${name} ${year}` : `${name} ${day}, ${year}`;
}

/** "September 3, 2026", in the visitor's time zone. */
export function dayText(date: Date): string {
  return `${monthNames[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}
