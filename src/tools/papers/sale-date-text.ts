import { dateText } from "../../format/date-text.ts";

/** A browser without a field for dates takes any text, and others take years such as 0202. */
const form = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The date as a paper shows it; "" if there is none to be read, so that its line stays blank. */
export function saleDateText(isoDate: string): string {
  return form.test(isoDate) ? dateText(isoDate) : "";
}
