import type { ClientDirective } from "astro";

type Props = Record<string, unknown>;
type Task = () => Promise<void>;
type Hydrator = (
  island: HTMLElement,
) => (component: unknown, props: Props, slots: object, context: object) => Promise<void>;

/** The page's own directives, of which there is one: see `after-paint.ts`. */
declare const Astro: Readonly<Record<"after-paint", ClientDirective>>;

const retryAfterMs = 1000;

/**
 * The element of an island, in place of the framework's, which is three times as long: it also
 * knows nested islands, slots, and props of many types. This site's have text as props, if any.
 */
class Island extends HTMLElement {
  connectedCallback(): void {
    Astro["after-paint"](() => this.load(), { name: "", value: "" }, this);
  }

  private async load(): Promise<Task> {
    const [module, renderer] = await Promise.all([
      importAgain<Record<string, unknown>>(this.getAttribute("component-url")!),
      importAgain<{ default: Hydrator }>(this.getAttribute("renderer-url")!),
      whole(),
    ]);
    return async () => {
      const component = module[this.getAttribute("component-export")!];
      await renderer.default(this)(component, propsIn(this.getAttribute("props")!), {}, {});
      this.removeAttribute("ssr");
    };
  }
}

/** A file that could not be fetched is asked for once more, by an address that is not cached. */
async function importAgain<T>(url: string): Promise<T> {
  try {
    const module: T = await import(url);
    return module;
  } catch {
    await new Promise((done) => setTimeout(done, retryAfterMs));
    const module: T = await import(`${url}?astro-retry=${Date.now()}`);
    return module;
  }
}

/** What is to be hydrated must have arrived to its end. */
async function whole(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((done) => document.addEventListener("DOMContentLoaded", done));
}

/** Each is written with the number of its type before it. */
function propsIn(text: string): Props {
  const written: Record<string, [type: number, value: unknown]> = JSON.parse(text);
  return Object.fromEntries(Object.entries(written).map(([name, [, value]]) => [name, value]));
}

customElements.define("astro-island", Island);
