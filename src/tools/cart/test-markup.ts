import { DomUtils, parseDocument } from "htmlparser2";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

type Root = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Attributes = Readonly<Record<string, string | ((value: string) => boolean)>>;

/** A component as its HTML, which is read by tags, attributes, labels, and texts. */
export function rendered<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
): Markup {
  const html = renderToStaticMarkup(createElement(component, props));
  return new Markup(parseDocument(html), html);
}

export class Markup {
  readonly html: string;
  readonly #node: Root | Element;

  constructor(node: Root | Element, html: string) {
    this.#node = node;
    this.html = html;
  }

  /** The text as people read it. */
  get text(): string {
    return DomUtils.textContent(this.#node).replace(/\s+/g, " ").trim();
  }

  /** An attribute; undefined where there is none. */
  attribute(name: string): string | undefined {
    return "attribs" in this.#node ? this.#node.attribs[name] : undefined;
  }

  has(name: string): boolean {
    return this.attribute(name) !== undefined;
  }

  /** The elements of a tag ("*" is any) with these attributes, in the order of the page. */
  all(tag: string, attributes: Attributes = {}): Markup[] {
    return DomUtils.getElementsByTagName(tag, this.#node, true)
      .filter(({ attribs }) =>
        Object.entries(attributes).every(([name, wanted]) => {
          const value = attribs[name];
          return typeof wanted === "string"
            ? value === wanted
            : value !== undefined && wanted(value);
        }),
      )
      .map((element) => new Markup(element, this.html));
  }

  /** The only such element. */
  one(tag: string, attributes: Attributes = {}): Markup {
    const found = this.all(tag, attributes);
    if (found.length !== 1) {
      throw new Error(
        `There are ${found.length} ${tag} ${JSON.stringify(attributes)} in ${this.html}`,
      );
    }
    return found[0]!;
  }

  texts(tag: string, attributes: Attributes = {}): string[] {
    return this.all(tag, attributes).map(({ text }) => text);
  }

  /** The field that is called by this label, around it or for its id. */
  field(label: string): Markup {
    const found = this.all("label").filter(({ text }) => text.startsWith(label));
    if (found.length !== 1) throw new Error(`${found.length} labels begin with "${label}"`);
    const id = found[0]!.attribute("for");
    if (id !== undefined) return this.one("*", { id });
    return [...found[0]!.all("input"), ...found[0]!.all("textarea")][0]!;
  }

  /** What an element's `aria-describedby` or `aria-labelledby` refers to. */
  referredBy(element: Markup, name: "aria-describedby" | "aria-labelledby"): Markup {
    return this.one("*", { id: element.attribute(name)! });
  }

  /** The cells of every row of the tables, headings among them. */
  get rows(): string[][] {
    return this.all("tr").map((row) =>
      row
        .all("*")
        .filter(isCell)
        .map(({ text }) => text),
    );
  }

  /** The names and texts of the description lists. */
  get facts(): [name: string, text: string][] {
    const texts = this.texts("dd");
    return this.texts("dt").map((name, index) => [name, texts[index]!]);
  }

  /** What the form would send as it stands. */
  get formData(): FormData {
    const data = new FormData();
    for (const input of this.all("input", { name: () => true })) {
      const isChoice = ["radio", "checkbox"].includes(input.attribute("type")!);
      if (isChoice && !input.has("checked")) continue;
      data.append(input.attribute("name")!, input.attribute("value") ?? "");
    }
    for (const select of this.all("select", { name: () => true })) {
      const chosen = select.one("option", { selected: () => true });
      data.append(select.attribute("name")!, chosen.attribute("value") ?? chosen.text);
    }
    return data;
  }

  get tag(): string {
    return "tagName" in this.#node ? this.#node.tagName : "";
  }
}

function isCell({ tag }: Markup): boolean {
  return tag === "td" || tag === "th";
}

/** What stands in a page only by mistake. */
export const nonsense = /\bNaN\b|undefined|\[object|Infinity|\$-/;

/** The whole dollars that a text names: "$5,216" is 5216, "−$600" is -600. */
export function dollarsIn(text: string): number[] {
  return [...text.matchAll(/(−?)\$([\d,]+)/g)].map(
    ([, minus, digits]) => Number(digits!.replaceAll(",", "")) * (minus === "" ? 1 : -1),
  );
}
