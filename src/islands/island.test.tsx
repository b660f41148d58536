import { beforeAll, beforeEach, expect, test, vi } from "vitest";

type Load = () => Promise<() => Promise<void>>;

const directive = vi.fn<(load: Load, options: object, island: HTMLElement) => void>();

/** The address of a module. What is added to it is a comment. */
const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}//`;
const tool = moduleOf("export const Tool = 'the tool'");
const renderer = moduleOf(
  "export default (island) => async (component, props, slots) => {" +
    "island.textContent = JSON.stringify([component, props, slots]) }",
);

beforeAll(async () => {
  vi.stubGlobal("Astro", { "after-paint": directive });
  await import("./island.ts");
});

beforeEach(() => directive.mockClear());

function island(url: string, props: string): HTMLElement {
  const element = document.createElement("astro-island");
  const attributes = {
    "component-url": url,
    "component-export": "Tool",
    "renderer-url": renderer,
    props,
    ssr: "",
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

test("nothing is loaded before the directive says so", () => {
  const element = island(tool, "{}");
  expect(directive).toHaveBeenCalledExactlyOnceWith(
    expect.any(Function),
    expect.anything(),
    element,
  );
  expect(element.textContent).toBe("");
});

test("the component is rendered with its props, and the island is marked as ready", async () => {
  const element = island(tool, '{"make":[0,"Club Car"],"modelHint":[0]}');
  const hydrate = await directive.mock.calls[0]![0]();
  expect(element.hasAttribute("ssr")).toBe(true);
  await hydrate();
  expect(element.textContent).toBe('["the tool",{"make":"Club Car"},{}]');
  expect(element.hasAttribute("ssr")).toBe(false);
});

test("a file that could not be fetched is asked for once more", async () => {
  vi.stubGlobal("isFirst", true);
  const once = "const { isFirst } = globalThis; globalThis.isFirst = false; if (isFirst) throw 1;";
  const element = island(moduleOf(`${once} export const Tool = 'late'`), "{}");
  await (
    await directive.mock.calls[0]![0]()
  )();
  expect(element.textContent).toBe('["late",{},{}]');
});

test("a file that cannot be fetched at all is an error", async () => {
  island(moduleOf("throw new Error('no file')"), "{}");
  await expect(directive.mock.calls[0]![0]()).rejects.toThrow("no file");
});

test("what is to be hydrated is waited for", async () => {
  const element = island(tool, "{}");
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  let isLoaded = false;
  const loading = directive.mock.calls[0]![0]().then((hydrate) => {
    isLoaded = true;
    return hydrate();
  });
  await new Promise((done) => setTimeout(done, 50));
  expect(isLoaded).toBe(false);
  state.mockRestore();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await loading;
  expect(element.textContent).toContain("the tool");
});
