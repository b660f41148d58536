import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { allOf } from "../components/test-queries.ts";

/** The address of a module. What is added to it is a comment. */
const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}//`;
const tool = moduleOf("export const Tool = 'the tool'");
const renderer = moduleOf(
  "export default (island) => async (component, props, slots) => {" +
    "island.textContent = JSON.stringify([component, props, slots]) }",
);

let paint: () => void;

class PaintObserver {
  constructor(seen: () => void) {
    paint = seen;
  }
  observe() {}
}

beforeAll(async () => {
  await import("./island.ts");
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  vi.spyOn(globalThis, "setTimeout");
  vi.stubGlobal("PerformanceObserver", PaintObserver);
  vi.stubGlobal("failures", 0);
  document.head.replaceChildren();
});

afterEach(() => {
  // First, or the fake setTimeout would be restored as if it were the original.
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** An island that shows "as prerendered" until it is ready. */
function island({ url = tool, hydrator = renderer, props = "{}" } = {}): HTMLElement {
  const element = document.createElement("astro-island");
  const attributes = {
    "component-url": url,
    "component-export": "Tool",
    "renderer-url": hydrator,
    "data-modules": "/tool.js /react.js",
    props,
    ssr: "",
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = "as prerendered";
  document.body.append(element);
  return element;
}

/** `vi.waitFor` would advance the fake timers. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await settled();
}

/** Long enough to import a module from a data URL. */
const settled = () => new Promise((done) => setImmediate(() => setImmediate(done)));

const ready = (element: HTMLElement) => until(() => !element.hasAttribute("ssr"));

/** Lets one millisecond less than this pass, once something waits for that long. */
async function passAlmost(waitMs: number) {
  await until(() => vi.mocked(setTimeout).mock.calls.some(([, ms]) => ms === waitMs));
  vi.mocked(setTimeout).mockClear();
  vi.advanceTimersByTime(waitMs - 1);
  await settled();
}

/** This module fails so many times, and then exports the tool. */
function failing(times: number): string {
  vi.stubGlobal("failures", times);
  return moduleOf("if (globalThis.failures-- > 0) throw 1; export const Tool = 'late'");
}

test("nothing is fetched before the page's text has been painted", async () => {
  const element = island();
  await settled();
  expect(allOf("link", document.head)).toEqual([]);
  expect(element.textContent).toBe("as prerendered");
});

test("its modules are fetched together", () => {
  island();
  paint();
  expect(allOf<HTMLLinkElement>("link", document.head).map((link) => link.outerHTML)).toEqual([
    '<link rel="modulepreload" href="/tool.js">',
    '<link rel="modulepreload" href="/react.js">',
  ]);
});

test("the component is rendered with its props, and the island is marked as ready", async () => {
  const element = island({ props: '{"make":[0,"Club Car"],"modelHint":[0]}' });
  paint();
  await ready(element);
  expect(element.textContent).toBe('["the tool",{"make":"Club Car"},{}]');
});

test("a file that does not arrive is asked for again, at most eight seconds later", async () => {
  const element = island({ url: failing(6) });
  paint();
  for (const waitMs of [1000, 2000, 4000, 8000, 8000, 8000]) {
    await passAlmost(waitMs);
    expect(element.textContent).toBe("as prerendered");
    vi.advanceTimersByTime(1);
  }
  await ready(element);
  expect(element.textContent).toBe('["late",{},{}]');
});

test.each([
  ["a component", { url: moduleOf("") }],
  ["a renderer", { hydrator: moduleOf("") }],
])("%s without content leaves the page as it is, and is asked for again", async (_what, empty) => {
  const element = island(empty);
  paint();
  await passAlmost(1000);
  vi.advanceTimersByTime(1);
  await passAlmost(2000);
  expect(element.textContent).toBe("as prerendered");
});

/** Makes the island say how often its button was pressed. */
const counting = moduleOf(
  "export default (island) => async () => { let presses = 0;" +
    "island.firstChild.onclick = () => { island.title = String(++presses) } }",
);

test.each([
  ["twice", 2, "1"],
  ["not at all", 0, ""],
])("a button that was pressed %s works once, when the island is ready", async (_, times, said) => {
  const element = island({ hydrator: counting });
  element.innerHTML = "<button>Take</button>";
  const events = Array.from(
    { length: times },
    () => new MouseEvent("click", { bubbles: true, cancelable: true }),
  );
  for (const event of events) element.firstChild!.dispatchEvent(event);
  expect(events.every(({ defaultPrevented }) => defaultPrevented)).toBe(true);
  paint();
  await ready(element);
  await settled();
  expect(element.title).toBe(said);
});

test("a press is forgotten when something is entered after it", async () => {
  const element = island({ hydrator: counting });
  element.innerHTML = "<button>Take</button><input>";
  element.querySelector("button")!.click();
  element.querySelector("input")!.dispatchEvent(new Event("input", { bubbles: true }));
  paint();
  await ready(element);
  await settled();
  expect(element.title).toBe("");
});

test("a press is forgotten when the focus has moved on", async () => {
  const element = island({ hydrator: counting });
  element.innerHTML = "<button>Take</button><a href='#a'>A link</a>";
  element.querySelector("button")!.focus();
  element.querySelector("button")!.click();
  element.querySelector("a")!.focus();
  paint();
  await ready(element);
  await settled();
  expect(element.title).toBe("");
});

test("what is not a button works as ever", () => {
  const element = island();
  element.innerHTML = "<a href='#a'>A link</a>";
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  element.firstChild!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test("after five seconds, the page can say what it is waiting for", () => {
  const element = island({ url: failing(Infinity) });
  vi.advanceTimersByTime(4999);
  expect(element.hasAttribute("late")).toBe(false);
  vi.advanceTimersByTime(1);
  expect(element.hasAttribute("late")).toBe(true);
});

test("what is to be hydrated is waited for", async () => {
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const element = island();
  paint();
  await settled();
  expect(element.textContent).toBe("as prerendered");
  state.mockRestore();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await ready(element);
  expect(element.textContent).toContain("the tool");
});
