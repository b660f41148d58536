import dates from "./content-dates.json" with { type: "json" };

export interface ContentDate {
  readonly digest: string;
  readonly modified: string;
}

const datesByPath: Readonly<Record<string, ContentDate>> = dates;

export function modifiedDayOf(path: string): string {
  const date = datesByPath[path];
  if (date === undefined) throw new Error(`Run "npm run dates": ${path} has no date yet.`);
  return date.modified;
}

export const modified = { makes: "2026-11-22", states: "2026-11-22", pages: "2026-11-22" };
