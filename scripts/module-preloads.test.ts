import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { addModulePreloads } from "./module-preloads.ts";

test("the modules of a page's islands, and what they import, are preloaded once each", () => {
  const site = mkdtempSync(`${tmpdir()}/site-`);
  writeFileSync(`${site}/tool.js`, `import{a}from"./react.js";import"./words.js"`);
  writeFileSync(`${site}/client.js`, `import{b}from"./react.js"`);
  writeFileSync(`${site}/react.js`, "export{}");
  writeFileSync(`${site}/words.js`, "export{}");
  const html = `<head></head><astro-island component-url="/tool.js" renderer-url="/client.js">`;
  const preloaded = addModulePreloads(html, site).matchAll(/href="([^"]+)" fetchpriority="low"/g);
  expect(Array.from(preloaded, ([, url]) => url)).toEqual([
    "/tool.js",
    "/react.js",
    "/words.js",
    "/client.js",
  ]);
});

test("a page without islands is left as it is", () => {
  const html = "<head></head><p>text</p>";
  expect(addModulePreloads(html, "/nowhere")).toBe(html);
});
