import * as v from "valibot";
import { typedLine, typedText } from "./typed-text.ts";

/** An identifier the page makes for each form it shows; a retry carries the same one. */
export const entryId = v.pipe(
  v.string("Reload the page and send again."),
  v.uuid("Reload the page and send again."),
  v.toLowerCase(),
);

const noAddress = "Enter an e-mail address such as ann@example.com.";

export const emailAddress = v.pipe(
  v.string("Enter your e-mail address."),
  v.transform(typedLine),
  v.nonEmpty("Enter your e-mail address."),
  v.maxLength(254, "Enter an e-mail address of at most 254 characters."),
  v.rfcEmail(noAddress),
  // The standard allows ann@localhost, which no mail of ours could reach.
  v.regex(/\.[a-z][a-z\d-]*[a-z\d]$/i, noAddress),
);

/** One line that must be there; `what` completes the sentence "Enter …". */
export const requiredLine = (what: string, longest: number) => required(what, longest, typedLine);

/** The same with line breaks. */
export const requiredText = (what: string, longest: number) => required(what, longest, typedText);

export const optionalLine = (what: string, longest: number) => optional(what, longest, typedLine);
export const optionalText = (what: string, longest: number) => optional(what, longest, typedText);

function required(what: string, longest: number, clean: (typed: string) => string) {
  return v.pipe(
    v.string(`Enter ${what}.`),
    v.transform(clean),
    v.nonEmpty(`Enter ${what}.`),
    v.maxLength(longest, `Shorten ${what} to ${longest} characters.`),
    printable(what),
  );
}

function optional(what: string, longest: number, clean: (typed: string) => string) {
  return v.pipe(
    v.string(`Enter ${what} as text.`),
    v.transform(clean),
    v.maxLength(longest, `Shorten ${what} to ${longest} characters.`),
    printable(what),
  );
}

/** Control characters, but for line breaks and tabs, are no text; PostgreSQL refuses the first. */
function printable(what: string) {
  return v.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, `Remove the control characters from ${what}.`);
}

/** The fields of a form. One that is missing gets the sentence of one that is no text or number. */
export function fields<const T extends v.ObjectEntries>(entries: T, otherwise: string) {
  return v.object(entries, ({ path }) => {
    const entry = entries[String(path?.at(-1)?.key)];
    return entry === undefined ? otherwise : sentenceForNone(entry, otherwise);
  });
}

function sentenceForNone(entry: v.ObjectEntries[string], otherwise: string): string {
  const { issues } = v.safeParse(entry, undefined);
  return issues?.[0].message ?? otherwise;
}
