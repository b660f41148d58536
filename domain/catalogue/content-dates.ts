import dates from "./content-dates.json" with { type: "json" };

/** The day on which a page's content last changed, and the content's digest then. */
export interface ContentDate {
  readonly digest: string;
  /** An ISO date. */
  readonly modified: string;
}

const known: Readonly<Record<string, ContentDate>> = dates;

/** The day on which the content of a make's or a state's page last changed, as an ISO date. */
export function modifiedOn(path: string): string {
  const date = known[path];
  if (date === undefined) throw new Error(`Run "npm run dates": ${path} has no date yet.`);
  return date.modified;
}

/** The days on which the lists of makes and of states, and the other pages, last changed. */
export const modified = { makes: "2026-11-22", states: "2026-11-22", pages: "2026-11-22" };
