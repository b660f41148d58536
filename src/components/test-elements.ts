import { Listened } from "./test-listeners.ts";
import { isSelectedBy } from "./test-selectors.ts";

/** As much of a browser's element as our scripts and tests use. */
export class PageElement extends Listened {
  nodes: (PageElement | string)[] = [];
  /** Set by a page that has a focus. */
  onFocus: (element: PageElement) => void = () => {};
  readonly tag: string;
  readonly attributes: Map<string, string>;

  // Kept as attributes: see below.
  declare id: string;
  declare name: string;
  declare role: string | null;
  declare href: string;
  declare content: string;
  declare media: string;
  declare ariaLabel: string | null;
  declare ariaInvalid: string | null;
  declare ariaDisabled: string | null;

  constructor(tag: string, attributes: Readonly<Record<string, string>> = {}) {
    super();
    this.tag = tag;
    this.attributes = new Map(Object.entries(attributes));
  }

  get parent(): PageElement | null {
    return this.above instanceof PageElement ? this.above : null;
  }

  get textContent(): string {
    return this.nodes.map((node) => (typeof node === "string" ? node : node.textContent)).join("");
  }

  set textContent(text: string) {
    this.replaceChildren(text);
  }

  get outerHTML(): string {
    const attributes = [...this.attributes].map(([name, text]) => ` ${name}="${text}"`);
    const nodes = this.nodes.map((node) => (typeof node === "string" ? node : node.outerHTML));
    return `<${this.tag}${attributes.join("")}>${nodes.join("")}</${this.tag}>`;
  }

  get descendants(): PageElement[] {
    const elements = this.nodes.filter((node) => node instanceof PageElement);
    return elements.flatMap((element) => [element, ...element.descendants]);
  }

  get isConnected(): boolean {
    return this.tag === "html" || (this.parent?.isConnected ?? false);
  }

  get hidden(): boolean {
    return this.attributes.has("hidden");
  }

  set hidden(isHidden: boolean) {
    if (isHidden) this.attributes.set("hidden", "");
    else this.attributes.delete("hidden");
  }

  get dataset(): Record<string, string | undefined> {
    return new Proxy(
      {},
      {
        get: (_, name) => this.attributes.get(`data-${String(name)}`),
        set: (_, name, text) => this.attributes.set(`data-${String(name)}`, text).size > 0,
      },
    );
  }

  append(...nodes: (PageElement | string)[]): void {
    for (const node of nodes) {
      if (node instanceof PageElement) {
        node.remove();
        node.above = this;
      }
      this.nodes.push(node);
    }
  }

  replaceChildren(...nodes: (PageElement | string)[]): void {
    for (const node of this.nodes) if (node instanceof PageElement) node.above = null;
    this.nodes = [];
    this.append(...nodes);
  }

  remove(): void {
    const { parent } = this;
    if (parent !== null) parent.nodes = parent.nodes.filter((node) => node !== this);
    this.above = null;
  }

  contains(other: PageElement | null): boolean {
    return other === this || (other !== null && this.descendants.includes(other));
  }

  focus(): void {
    this.root.onFocus(this);
  }

  click(): void {
    this.dispatchEvent(new Event("click", { bubbles: true, cancelable: true }));
  }

  get root(): PageElement {
    return this.parent?.root ?? this;
  }

  matches(selector: string): boolean {
    return isSelectedBy(this, selector);
  }

  closest(selector: string): PageElement | null {
    return this.matches(selector) ? this : (this.parent?.closest(selector) ?? null);
  }

  querySelectorAll(selector: string): PageElement[] {
    return this.descendants.filter((element) => element.matches(selector));
  }

  querySelector(selector: string): PageElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
}

/** Properties that are attributes, and what they are without one. */
const reflected: Record<string, "" | null> = {
  id: "",
  name: "",
  href: "",
  content: "",
  media: "",
  role: null,
  ariaLabel: null,
  ariaInvalid: null,
  ariaDisabled: null,
};

for (const [property, absent] of Object.entries(reflected)) {
  const attribute = property.replace("aria", "aria-").toLowerCase();
  Object.defineProperty(PageElement.prototype, property, {
    get(this: PageElement) {
      return this.attributes.get(attribute) ?? absent;
    },
    set(this: PageElement, text: string | null) {
      if (text === null) this.attributes.delete(attribute);
      else this.attributes.set(attribute, text);
    },
  });
}
