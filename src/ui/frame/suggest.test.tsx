import { expect, test, vi } from "vitest";
import { openPage } from "../kit/test-page.ts";
import { linksIn, the } from "../kit/test-queries.ts";
import { Suggestion } from "./suggestion.tsx";

async function suggestionAt(path: string) {
  openPage(<Suggestion />, path);
  vi.resetModules();
  await import("./suggest.ts");
  return the("#suggestion");
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
