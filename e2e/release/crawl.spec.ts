import { cartModels, modelPath } from "../../domain/model-pages/cart-models.ts";
import { shouldBeIndexed } from "../../domain/model-pages/make-notes.ts";
import { makes } from "../../domain/catalogue/makes.ts";
import { states } from "../../domain/catalogue/states.ts";
import { hasLawToRead } from "../../src/site/page-metadata.ts";
import { guidePaths, listedRecords } from "../../src/site/pages.ts";
import { expect, test } from "../test.ts";

const routes = [
  ...listedRecords.map(({ path }) => path),
  ...guidePaths,
  ...makes.map(({ slug }) => `/${slug}`),
  ...cartModels.map(modelPath),
  ...states.map(({ code }) => `/${code}`),
];

const isForPrograms = (path: string) => /^\/(api|data)\//.test(path);

test("a visitor who follows every link finds every page", async ({ request }) => {
  const found = new Set(["/"]);
  // A set is iterated in insertion order, including items added along the way.
  for (const path of found) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    if (isForPrograms(path)) continue;
    const html = await response.text();
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    for (const [, link] of html.matchAll(/<a\s[^>]*?\bhref="(\/[^"?#]*)/g)) found.add(link!);
  }
  const visited = [...found].filter((path) => !isForPrograms(path));
  expect(visited.toSorted()).toEqual(routes.toSorted());
});

test("the sitemap lists the same pages, except makes and territories that have only a tool, each with the day it changed", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const entries = Array.from(
    sitemap.matchAll(/<loc>([^<]*)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g),
    ([, address]) => new URL(address!).pathname,
  );
  const unlisted = new Set([
    ...makes.filter((make) => !shouldBeIndexed(make)).map(({ slug }) => `/${slug}`),
    ...states.filter((state) => !hasLawToRead(state)).map(({ code }) => `/${code}`),
  ]);
  expect(entries.toSorted()).toEqual(routes.filter((path) => !unlisted.has(path)).toSorted());
  for (const path of unlisted) {
    expect(await (await request.get(path)).text()).toContain(
      '<meta name="robots" content="noindex"',
    );
  }
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test("the summary for language models links to pages that exist", async ({ request }) => {
  const summary = await request.get("/llms.txt");
  expect(summary.headers()["content-type"]).toMatch(/^text\/plain/);
  const links = Array.from(
    (await summary.text()).matchAll(/\]\((\S+)\): \S/g),
    ([, link]) => link!,
  );
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    expect((await request.get(new URL(link).pathname)).status(), link).toBe(200);
  }
});
