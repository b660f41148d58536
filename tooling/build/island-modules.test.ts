import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { addIslandModules, nameIslandModules } from "./island-modules.ts";

test("an island lists its modules and their imports, once each", () => {
  const site = mkdtempSync(`${tmpdir()}/site-`);
  writeFileSync(`${site}/tool.js`, `import{a}from"./react.js";import"./words.js"`);
  writeFileSync(`${site}/client.js`, `import{b}from"./react.js"`);
  writeFileSync(`${site}/react.js`, "export{}");
  writeFileSync(`${site}/words.js`, "export{}");
  const html = `<astro-island component-url="/tool.js" renderer-url="/client.js"><p>`;
  expect(addIslandModules(html, site)).toBe(
    `<astro-island component-url="/tool.js" renderer-url="/client.js" ` +
      `data-modules="/tool.js /react.js /words.js /client.js"><p>`,
  );
});

test("an island has nothing that its element does not read", () => {
  const site = mkdtempSync(`${tmpdir()}/site-`);
  writeFileSync(`${site}/tool.js`, "export{}");
  const read = `component-url="/tool.js" props="{&quot;make&quot;:[0,&quot;EZ-GO&quot;]}" ssr`;
  const unread = `client="after-paint" opts="{&quot;name&quot;:&quot;Tool&quot;}" await-children`;
  expect(addIslandModules(`<astro-island uid="a1" prefix="r2" ${read} ${unread}>`, site)).toBe(
    `<astro-island prefix="r2" ${read} data-modules="/tool.js">`,
  );
});

test("every page of a site lists its islands' modules", () => {
  const site = `${mkdtempSync(`${tmpdir()}/site-`)}/`;
  writeFileSync(`${site}tool.js`, "export{}");
  writeFileSync(`${site}fl.html`, `<astro-island component-url="/tool.js">`);
  nameIslandModules(site);
  expect(readFileSync(`${site}fl.html`, "utf8")).toContain(`data-modules="/tool.js"`);
});

test("a page without islands is left as it is", () => {
  const html = "<head></head><p>text</p>";
  expect(addIslandModules(html, "/nowhere")).toBe(html);
});
