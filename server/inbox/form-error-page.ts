import { Parser } from "htmlparser2";
import type { FieldErrors } from "./refusals.ts";

/** Renders a page with what was typed still in its form, and a sentence for each wrong field. */
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
  let select = "";
  const parser: Parser = new Parser({
    onopentag(tag, attributes) {
      const { name = "", value = "" } = attributes;
      const afterTagName = parser.startIndex + 1 + tag.length;
      const content = parser.endIndex + 1;
      if (tag === "select") select = name;
      if (tag === "option") slots.push({ at: afterTagName, fill: selected(select, value) });
      if (tag === "input") slots.push({ at: afterTagName, fill: inputValue(name) });
      // A browser drops the first line break in a textarea.
      if (tag === "textarea") slots.push({ at: content, fill: text(name, "\n") });
      if (attributes["role"] === "alert") slots.push({ at: content, fill: sentences });
    },
  });
  parser.end(html);
  return slots;
}

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

const sentences: FormErrorPage = (_typed, errors) =>
  escapeHtml([...new Set(Object.values(errors))].join(" "));

function escapeHtml(raw: string): string {
  return raw.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
