import { afterFirstPaint } from "./after-first-paint.ts";

type Props = Record<string, unknown>;
type Hydrator = (
  island: HTMLElement,
) => (component: unknown, props: Props, slots: object, context: object) => Promise<void>;

const firstRetryMs = 1000;
const longestRetryMs = 8000;
/** After this time, the page says what an island is waiting for: see `needs-script.module.css`. */
const patienceMs = 5000;

/**
 * The element of an island in a built page, in place of the framework's, which is three times as
 * long: it also knows nested islands, slots, and props of many types. This site's have text as
 * props, if any. Text paints first; then all modules of the island are fetched at once. The build
 * lists them in `data-modules`, as the browser would otherwise find them one behind the other.
 */
class Island extends HTMLElement {
  connectedCallback(): void {
    // A button that was pressed too early is pressed again, unless the visitor has moved on.
    let pressed: HTMLElement | null;
    let focused: Element | null;
    this.addEventListener("click", (event) => {
      if (!this.hasAttribute("ssr")) return;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an element was clicked
      pressed = (event.target as Element).closest("button");
      if (pressed) event.preventDefault();
      focused = document.activeElement;
    });
    this.addEventListener("input", () => (pressed = null));
    afterFirstPaint(async () => {
      await this.hydrate();
      if (document.activeElement === focused) pressed?.click();
    });
    setTimeout(() => this.setAttribute("late", ""), patienceMs);
  }

  private async hydrate(): Promise<void> {
    const attribute = (name: string) => this.getAttribute(name)!;
    for (const href of attribute("data-modules").split(" ")) {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
      );
    }
    const [component, hydrator] = await Promise.all([
      importUntilItArrives(attribute("component-url"), attribute("component-export")),
      importUntilItArrives<Hydrator>(attribute("renderer-url"), "default"),
      whole(),
    ]);
    await hydrator(this)(component, propsIn(attribute("props")), {}, {});
    this.removeAttribute("ssr");
  }
}

/**
 * What a module exports by this name. A file that could not be fetched, or is empty, is asked for
 * again, by an address that is not cached: meanwhile, the page and what was typed into it stay.
 */
async function importUntilItArrives<T>(url: string, name: string): Promise<T> {
  let address = url;
  for (let waitMs = firstRetryMs; ; waitMs = Math.min(2 * waitMs, longestRetryMs)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after another
      const module: Record<string, T> = await import(address);
      if (module[name] !== undefined) return module[name];
    } catch {}
    // oxlint-disable-next-line no-await-in-loop -- one attempt after another
    await new Promise((done) => setTimeout(done, waitMs));
    address = `${url}?astro-retry=${Date.now()}`;
  }
}

/** What is to be hydrated must have arrived to its end. */
async function whole(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((done) => document.addEventListener("DOMContentLoaded", done));
}

/** Each is written with the number of its type before it. */
function propsIn(text: string): Props {
  const props: Record<string, unknown[]> = JSON.parse(text);
  return Object.fromEntries(Object.entries(props).map(([name, [, value]]) => [name, value]));
}

customElements.define("astro-island", Island);
