import * as v from "valibot";

/** An identifier the page makes for each form it shows; a retry carries the same one. */
export const entryId = v.pipe(
  v.string("Reload the page and send again."),
  v.uuid("Reload the page and send again."),
  v.toLowerCase(),
);

export const emailAddress = v.pipe(
  v.string("Enter your e-mail address."),
  v.trim(),
  v.nonEmpty("Enter your e-mail address."),
  v.maxLength(254, "Enter an e-mail address of at most 254 characters."),
  v.email("Enter an e-mail address such as ann@example.com."),
);

/** Text that must be there; `what` completes the sentence "Enter …". */
export function requiredText(what: string, longest: number) {
  return v.pipe(
    v.string(`Enter ${what}.`),
    v.trim(),
    v.nonEmpty(`Enter ${what}.`),
    v.maxLength(longest, `Shorten ${what} to ${longest} characters.`),
    printable(what),
  );
}

export function optionalText(what: string, longest: number) {
  return v.pipe(
    v.string(`Enter ${what} as text.`),
    v.trim(),
    v.maxLength(
      longest,
      longest === 0 ? `Leave ${what} empty.` : `Shorten ${what} to ${longest} characters.`,
    ),
    printable(what),
  );
}

/** Control characters, but for line breaks and tabs, are no text; PostgreSQL refuses the first. */
function printable(what: string) {
  return v.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, `Remove the control characters from ${what}.`);
}
