import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { records } from "../site/pages.ts";
import { embedPath } from "../site/paths.ts";
import { isFilePath, isPagePath, startPath } from "./addresses.ts";

const site = "https://cartworth.example";

beforeEach(() => void vi.stubGlobal("location", new URL(`${site}/contact`)));
afterEach(() => vi.unstubAllGlobals());

const addresses: [address: string, isPage: boolean, isFile: boolean][] = [
  ["/club-car?year=2020", true, false],
  ["/an/unknown/page", true, false],
  ["/apiary", true, false],
  ["/api/messages", false, false],
  ["/livez", false, false],
  ["/readyz", false, false],
  ["/readyz-not", true, false],
  // Other sites' visitors must not get anything of ours stored in their browsers.
  ["/embed?make=club-car", false, false],
  ["/embedded", true, false],
  ["/data/makes.json", false, false],
  ["/social/home.jpg", false, false],
  ["/favicon.ico", false, false],
  ["/_astro/page.B1a2.js", false, true],
  ["/_astro/figtree.C3d4.woff2", false, true],
  [startPath, false, true],
  ["/sw.js", false, false],
  ["https://ads.example/", false, false],
  ["https://ads.example/_astro/page.B1a2.js", false, false],
  ["http://cartworth.example/", false, false],
];

test.each(addresses)(
  "the worker may answer %s as a page: %s, as a file: %s",
  (address, ...expected) => {
    const url = new URL(address, site);
    expect([isPagePath(url), isFilePath(url)]).toEqual(expected);
  },
);

const sitePages = records.filter(({ path }) => path !== embedPath);

test.each(sitePages)("the worker may answer the page $path", ({ path }) => {
  expect(isPagePath(new URL(path, site))).toBe(true);
});
