import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newFolder } from "../../config/folder.fixture.ts";
import { neededScripts, staticImports, writeModulePreloads } from "./module-preloads.ts";

test("what a script loads later isn't among its imports", () => {
  const script =
    'import{a as t}from"./react.js";import"./plain.js";const l=()=>import("./later.js");';
  expect(staticImports("/_astro/island.js", script)).toEqual([
    "/_astro/react.js",
    "/_astro/plain.js",
  ]);
});

test("every script that an entry needs is named once, even if two import each other", () => {
  const imports = new Map([
    ["/a.js", ["/b.js", "/c.js"]],
    ["/b.js", ["/c.js", "/a.js"]],
  ]);
  expect(neededScripts(["/a.js", "/d.js"], imports)).toEqual(["/a.js", "/d.js", "/b.js", "/c.js"]);
});

test("a page with an island names its scripts in its head, and a page without one stays as it is", () => {
  const site = `${newFolder()}/`;
  mkdirSync(`${site}_astro`);
  writeFileSync(`${site}_astro/island.js`, 'import{r}from"./react.js";export{r}');
  writeFileSync(`${site}_astro/client.js`, 'import"./react.js";');
  writeFileSync(`${site}_astro/react.js`, "export const r=1");
  const island =
    '<astro-island uid="1" component-url="/_astro/island.js" component-export="X" renderer-url="/_astro/client.js"></astro-island>';
  writeFileSync(`${site}tool.html`, `<head><title>T</title></head>${island}`);
  writeFileSync(`${site}plain.html`, "<head></head><p>Text</p>");
  writeModulePreloads(site);
  const tool = readFileSync(`${site}tool.html`, "utf8");
  expect(Array.from(tool.matchAll(/href="([^"]+)"/g), ([, href]) => href)).toEqual([
    "/_astro/island.js",
    "/_astro/client.js",
    "/_astro/react.js",
  ]);
  expect(tool.indexOf("modulepreload")).toBeLessThan(tool.indexOf("</head>"));
  expect(readFileSync(`${site}plain.html`, "utf8")).toBe("<head></head><p>Text</p>");
});
