import { Parser } from "htmlparser2";
import type { FieldErrors } from "./refusals.ts";

/**
 * Renders a page with the visitor's values still in its form and a sentence for each invalid field.
 */
export type FormErrorPage = (
  typed: Readonly<Record<string, string>>,
  errors: FieldErrors,
) => string;

/**
 * Turns a built page into a template. The page is cut once, at the places where its form takes a
 * value or reports an error, so that what a visitor types is only ever escaped and inserted.
 */
export function formErrorPage(html: string): FormErrorPage {
  const slots = findSlots(html);
  const ends = [...slots.map(({ at }) => at), html.length];
  const [first, ...rest] = ends.map((end, index) => html.slice(ends[index - 1] ?? 0, end));
  return (typed, errors) =>
    rest.reduce((page, piece, index) => page + slots[index]!.fill(typed, errors) + piece, first!);
}

/** A place in the page, and what is inserted there. */
interface Slot {
  readonly at: number;
  readonly fill: FormErrorPage;
}

function findSlots(html: string): Slot[] {
  const slots: Slot[] = [];
  /** The fields that have a place for their error, in page order. */
  const fields: string[] = [];
  let select = "";
  const parser: Parser = new Parser({
    onopentag(tag, attributes) {
      const { name = "", value = "", id = "" } = attributes;
      const afterTagName = parser.startIndex + 1 + tag.length;
      const content = parser.endIndex + 1;
      if (tag === "title") slots.push({ at: content, fill: problem });
      if (tag === "select") select = name;
      if (tag === "option") slots.push({ at: afterTagName, fill: selected(select, value) });
      if (tag === "input") slots.push({ at: afterTagName, fill: inputValue(name) });
      if (fieldTags.has(tag)) slots.push({ at: afterTagName, fill: marked(name, fields) });
      // A browser drops the first line break in a textarea.
      if (tag === "textarea") slots.push({ at: content, fill: text(name, "\n") });
      const field = errorId.exec(id)?.groups?.["field"];
      if (field !== undefined) {
        fields.push(field);
        slots.push({ at: content, fill: (_typed, errors) => escapeHtml(errors[field] ?? "") });
      }
      if (attributes["role"] === "alert") {
        slots.push({ at: afterTagName, fill: focusedReport(fields) });
        slots.push({ at: content, fill: otherSentences(fields) });
      }
    },
  });
  parser.end(html);
  return slots;
}

const fieldTags = new Set(["input", "select", "textarea"]);

/** The id of the place for a field's error: see src/forms/sent-field.tsx. */
const errorId = /^(?<field>.+)-error$/;

const problem: FormErrorPage = () => "Error: ";

/** The first invalid field gets the focus, as it does when a script shows the errors. */
const marked =
  (name: string, fields: readonly string[]): FormErrorPage =>
  (_typed, errors) => {
    if (!fields.includes(name) || errors[name] === undefined) return "";
    const isFirst = fields.find((each) => errors[each] !== undefined) === name;
    return ` aria-invalid="true"${isFirst ? " autofocus" : ""}`;
  };

const focusedReport =
  (fields: readonly string[]): FormErrorPage =>
  (_typed, errors) =>
    fields.some((each) => errors[each] !== undefined) ? "" : " autofocus";

const selected =
  (name: string, value: string): FormErrorPage =>
  (typed) =>
    value !== "" && typed[name] === value ? " selected" : "";

const inputValue =
  (name: string): FormErrorPage =>
  (typed) =>
    typed[name] === undefined ? "" : ` value="${escapeHtml(typed[name])}"`;

const text =
  (name: string, before: string): FormErrorPage =>
  (typed) =>
    typed[name] === undefined ? "" : before + escapeHtml(typed[name]);

/** The errors that do not belong to any field on the page. */
const otherSentences =
  (fields: readonly string[]): FormErrorPage =>
  (_typed, errors) => {
    const others = Object.keys(errors).filter((name) => !fields.includes(name));
    return escapeHtml([...new Set(others.map((name) => errors[name]!))].join(" "));
  };

function escapeHtml(raw: string): string {
  return raw.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
