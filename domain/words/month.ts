import { monthNames } from "./english.ts";

/**
 * The ISO month in "2026-10", "10/2026", "October 2026", or "Oct 2026", with or without a day. Null
 * for other text.
 */
export function readMonth(text: string): string | null {
  const typed = text
    .toLowerCase()
    .replaceAll(/[\s.,]+/g, " ")
    .trim();
  const [, isoYear, isoNumber] = /^(\d{4})[-/ ](\d{1,2})(?:[-/ ]\d{1,2})?$/.exec(typed) ?? [];
  if (isoYear !== undefined) return isoMonth(isoYear, Number(isoNumber));
  const [, number, year] = /^(\d{1,2})[-/ ](?:\d{1,2}[-/ ])?(\d{4})$/.exec(typed) ?? [];
  if (year !== undefined) return isoMonth(year, Number(number));
  const [, name = "", namedYear] = /^([a-z]{3,9}) (?:\d{1,2} )?(\d{4})$/.exec(typed) ?? [];
  const at = monthNames.findIndex((month) => month.toLowerCase().startsWith(name));
  return namedYear === undefined ? null : isoMonth(namedYear, at + 1);
}

function isoMonth(year: string, month: number): string | null {
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, "0")}` : null;
}

/** "October 2026" for "2026-10" */
export function monthText(month: string): string {
  const [year = "", number = ""] = month.split("-");
  return `${monthNames[Number(number) - 1]} ${year}`;
}
