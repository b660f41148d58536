import { expect, test, vi } from "vitest";
import { openPage } from "../kit/page.fixture.ts";
import { linksIn, getOne, textOf } from "../kit/queries.fixture.ts";
import { Suggestion } from "./suggestion.tsx";

async function suggestionAt(path: string) {
  openPage(<Suggestion />, path);
  vi.resetModules();
  await import("./suggest.ts");
  return getOne("#suggestion");
}

test.each([
  ["/clubcar", "Club Car", "/club-car"],
  ["/florda?year=2020", "Florida", "/fl"],
  ["/puerto%20rico", "Puerto Rico", "/pr"],
  ["/harley-davison.html", "Harley Davidson", "/harley-davidson"],
])("a visitor at %s is asked whether they meant %s", async (path, name, href) => {
  const suggestion = await suggestionAt(path);
  expect(suggestion.hidden).toBe(false);
  expect(textOf(getOne(".say", suggestion))).toBe(`${name}?`);
  expect(linksIn(suggestion)).toEqual([[name, href]]);
});

test.each(["/xy", "/wp-login.php", "/%E0%A4%A", "/blog/how-to-fly", `/${"a".repeat(500)}`])(
  "a visitor at %s, which resembles no page, gets no suggestion",
  async (path) => {
    expect((await suggestionAt(path)).hidden).toBe(true);
  },
);
