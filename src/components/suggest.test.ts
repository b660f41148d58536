import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Suggestion } from "./suggestion.tsx";
import { linksIn, the } from "./test-render.ts";
import { openPage } from "./test-page.ts";

afterEach(() => vi.unstubAllGlobals());

async function suggestionAt(path: string) {
  const address = `https://cartworth.example${path}`;
  const { document } = openPage(renderToStaticMarkup(createElement(Suggestion)), { address });
  vi.resetModules();
  await import("./suggest.ts");
  return the("#suggestion", document.body);
}

test.each([
  ["/clubcar", "Club Car", "/club-car"],
  ["/florda?year=2020", "Florida", "/fl"],
])("at %s a visitor is asked for %s", async (path, name, href) => {
  const suggestion = await suggestionAt(path);
  expect(suggestion.hidden).toBe(false);
  expect(suggestion.textContent).toBe(`Did you mean ${name}?`);
  expect(linksIn(suggestion)).toEqual([[name, href]]);
});

test("at an address that is close to nothing a visitor is asked nothing", async () => {
  expect((await suggestionAt("/blog/how-to-fly")).hidden).toBe(true);
});
