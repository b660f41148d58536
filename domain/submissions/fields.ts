import * as v from "valibot";
import { minTimeMs } from "./entry.ts";
import { type ChoiceField, type FormField, type TextField, emailField } from "./form-fields.ts";

/** The page makes one for each form it shows, so a retry has the same one. */
export const entryId = v.pipe(
  v.string("Reload the page and send it again."),
  v.uuid("Reload the page and send it again."),
  v.toLowerCase(),
);

const noAddress = "Enter an email address such as ann@example.com.";
const noEmail = `Enter ${phraseOf(emailField)}.`;

export const emailAddress = v.pipe(
  v.string(noEmail),
  v.transform(typedLine),
  v.nonEmpty(noEmail),
  v.maxLength(
    emailField.maxLength,
    `Enter an email address of at most ${emailField.maxLength} characters.`,
  ),
  v.rfcEmail(noAddress),
  // The standard allows ann@localhost, but we couldn't send mail there.
  v.regex(/\.[a-z][a-z\d-]*[a-z\d]$/i, noAddress),
  // Mail programs decode what follows, which could turn the address into anything.
  v.check((address) => !address.includes("=?"), noAddress),
);

export const lineSchema = (field: TextField) => cleanedSchema(field, typedLine);
export const textSchema = (field: TextField) => cleanedSchema(field, typedText);

function cleanedSchema(field: TextField, clean: (typed: string) => string) {
  const { maxLength, isOptional = false } = field;
  const what = phraseOf(field);
  return v.pipe(
    v.string(isOptional ? `Enter ${what} as text.` : `Enter ${what}.`),
    v.transform(clean),
    v.minLength(isOptional ? 0 : 1, `Enter ${what}.`),
    v.maxLength(maxLength, `Shorten ${what} to ${maxLength.toLocaleString("en-US")} characters.`),
    printableCheck(what),
  );
}

export const choiceSchema = <T extends string | number>(field: ChoiceField<T>) =>
  v.picklist(field.choices, chooseSentence(field));

export const chooseSentence = (field: FormField) => `Choose ${phraseOf(field)} from the list.`;

function phraseOf({ label, what = `the ${label.toLowerCase()}` }: FormField): string {
  return what;
}

/** PostgreSQL rejects the null character. */
function printableCheck(what: string) {
  return v.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, `Remove the control characters from ${what}.`);
}

/** A missing field gets the same sentence as one of the wrong type. */
export function objectSchema<const T extends v.ObjectEntries>(entries: T, fallback: string) {
  return v.object(entries, ({ path }) => {
    const entry = entries[String(path?.at(-1)?.key)];
    return entry === undefined ? fallback : sentenceIfMissing(entry, fallback);
  });
}

function sentenceIfMissing(entry: v.ObjectEntries[string], fallback: string): string {
  const { issues } = v.safeParse(entry, undefined);
  return issues?.[0].message ?? fallback;
}

const notEmpty = "Leave the website empty.";
const tooQuick = "That was quicker than a person types. Wait a moment, then send it again.";

/** These tell people from spam programs and aren't stored. */
export const spamTraps = {
  website: v.optional(v.pipe(v.string(notEmpty), v.trim(), v.empty(notEmpty)), ""),
  /** Milliseconds since the page was opened; missing if a form is sent without JavaScript. */
  elapsedMs: v.optional(v.pipe(v.number(tooQuick), v.minValue(minTimeMs, tooQuick))),
};

export function withoutSpamTraps<T extends { website?: unknown; elapsedMs?: unknown }>({
  website: _website,
  elapsedMs: _elapsedMs,
  ...sent
}: T): Omit<T, keyof typeof spamTraps> {
  return sent;
}

/** For one-line fields: removes line breaks and marks that change the text's direction. */
export function typedLine(text: string): string {
  return typedText(text.replaceAll(reorders, "").replaceAll(/[\s\u0085]+/g, " "));
}

/**
 * Trims invisible characters, so that text made of nothing else is empty. A line break is one
 * character, as in the field's own count: plain forms send two.
 */
export function typedText(text: string): string {
  const characters = [...text.toWellFormed().replaceAll(/\r\n?/g, "\n")];
  const first = characters.findIndex(isVisible);
  if (first === -1) return "";
  let end = characters.findLastIndex(isVisible) + 1;
  while (end < characters.length && belongsToTheLast.test(characters[end]!)) end++;
  return characters.slice(first, end).join("");
}

/** These reverse the direction of the text that follows: "gpj.exe" would read "exe.jpg". */
const reorders = /[\u202a-\u202e\u2066-\u2069]/g;

/** No Unicode property covers U+2800, a braille cell without dots, and annotation marks. */
const showsNothing = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800\ufff9-\ufffb]/u;

const isVisible = (character: string) => !showsNothing.test(character);

/**
 * ❤️ has a selector for its color, a flag has its country's letters, and Persian words have
 * joiners.
 */
const belongsToTheLast = /[\p{Variation_Selector}\p{Join_Control}\u{e0020}-\u{e007f}]/u;
