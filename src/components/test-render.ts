import { Parser } from "htmlparser2";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageElement } from "./test-elements.ts";
import { PageField, PageForm } from "./test-fields.ts";

/** What a reader gets of a component, in an element that stands for the document's root. */
export function render(what: ReactNode): PageElement {
  return parse(renderToStaticMarkup(what));
}

/** The elements of a text of HTML. */
export function parse(html: string): PageElement {
  const root = newElement("html");
  let current = root;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const element = newElement(tag, attributes);
      current.append(element);
      current = element;
    },
    ontext: (text) => current.append(text),
    onclosetag: () => (current = current.parent!),
  });
  parser.end(html);
  return root;
}

const fieldTags = ["input", "select", "textarea", "button"];

export function newElement(tag: string, attributes: Record<string, string> = {}): PageElement {
  if (tag === "form") return new PageForm(tag, attributes);
  return new (fieldTags.includes(tag) ? PageField : PageElement)(tag, attributes);
}

/** The only element that matches. */
export function the(selector: string, within: PageElement): PageElement {
  const [found, ...others] = within.querySelectorAll(selector);
  if (found === undefined || others.length > 0) {
    throw new Error(`${others.length + Number(found !== undefined)} elements are ${selector}.`);
  }
  return found;
}

export function textsOf(selector: string, within: PageElement): string[] {
  return within.querySelectorAll(selector).map(({ textContent }) => textContent);
}

/** The texts of the links and where they lead. */
export function linksIn(within: PageElement): [text: string, href: string][] {
  return within.querySelectorAll("a").map(({ textContent, href }) => [textContent, href]);
}

/** The rows of a table, head first, as texts. */
export function rowsOf(table: PageElement): string[][] {
  return table.querySelectorAll("tr").map((row) => textsOf("th, td", row));
}

/** The field with this label, which may stand around it. */
export function fieldOf(label: string, within: PageElement): PageField {
  const labels = within
    .querySelectorAll("label")
    .filter(({ textContent }) => textContent === label);
  const [fieldId] = labels.map(({ attributes }) => attributes.get("for"));
  const found = within.querySelectorAll("input, select, textarea").find(({ id }) => id === fieldId);
  if (labels.length !== 1 || !(found instanceof PageField))
    throw new Error(`No field is ${label}.`);
  return found;
}
