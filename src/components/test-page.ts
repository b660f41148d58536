import { vi } from "vitest";
import { PageElement } from "./test-elements.ts";
import { PageForm } from "./test-fields.ts";
import { Listened } from "./test-listeners.ts";
import { newElement, parse } from "./test-render.ts";

/** What a browser keeps by name. */
export class PageStorage {
  readonly texts = new Map<string, string>();

  getItem(name: string): string | null {
    return this.texts.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    this.texts.set(name, text);
  }

  removeItem(name: string): void {
    this.texts.delete(name);
  }
}

export class PageDocument extends Listened {
  readonly documentElement: PageElement;
  readonly head = newElement("head");
  readonly body = newElement("body");
  readonly adoptedStyleSheets: unknown[] = [];
  activeElement: PageElement = this.body;
  visibilityState: "visible" | "hidden" = "visible";
  readyState: "loading" | "complete" = "complete";
  prerendering = false;

  constructor(html: string) {
    super();
    this.documentElement = newElement("html");
    this.documentElement.above = this;
    this.documentElement.onFocus = (element) => (this.activeElement = element);
    this.documentElement.append(this.head, this.body);
    this.body.append(...parse(html).nodes);
  }

  createElement(tag: string): PageElement {
    return newElement(tag);
  }

  querySelectorAll(selector: string): PageElement[] {
    const { documentElement } = this;
    return [documentElement, ...documentElement.descendants].filter((each) =>
      each.matches(selector),
    );
  }

  querySelector(selector: string): PageElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  getElementById(id: string): PageElement | null {
    return this.documentElement.descendants.find((element) => element.id === id) ?? null;
  }
}

/** Browsers read a form's fields from the form itself. */
class PageFormData extends FormData {
  constructor(form?: PageForm) {
    super();
    for (const { name, value } of form?.elements ?? []) if (name !== "") this.append(name, value);
  }
}

/** Gives scripts a page to run on, until `vi.unstubAllGlobals`. Storages outlive a page. */
export function openPage(
  html: string,
  {
    address = "http://localhost/contact",
    local = new PageStorage(),
    session = new PageStorage(),
  } = {},
) {
  const document = new PageDocument(html);
  const window = new Listened();
  document.above = window;
  const { href, origin, pathname } = new URL(address);
  const location = { href, origin, pathname, reload: vi.fn<() => void>() };
  const globals = {
    document,
    location,
    window: Object.assign(window, { document, location }),
    localStorage: local,
    sessionStorage: session,
    navigator: { onLine: true },
    HTMLElement: PageElement,
    Element: PageElement,
    FormData: PageFormData,
    CSSStyleSheet: class {
      replaceSync() {}
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return { document, window, location, local, session };
}
