import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { addIslandModules, withOwnElement, writeIslands } from "./islands.ts";

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

const theirs =
  "<style>astro-island,astro-slot{display:contents}</style>" +
  "<script>Astro['after-paint']</script><script>customElements</script>";

test("a page has this site's own element in place of the framework's", () => {
  const page = `<p>${theirs}<astro-island><script>other</script>`;
  expect(withOwnElement(page, "own('$&')")).toBe(
    "<p><style>astro-island{display:contents}</style><script>own('$&')</script>" +
      "<astro-island><script>other</script>",
  );
});

test("a page whose islands the framework writes differently fails the build", () => {
  expect(() => withOwnElement("<style></style><astro-island>", "own")).toThrow("differently");
});

test("every page of a site lists its islands' modules and has one short script for them", async () => {
  const site = `${mkdtempSync(`${tmpdir()}/site-`)}/`;
  writeFileSync(`${site}tool.js`, "export{}");
  writeFileSync(`${site}fl.html`, `${theirs}<astro-island component-url="/tool.js">`);
  await writeIslands(site);
  const page = readFileSync(`${site}fl.html`, "utf8");
  expect(page).toContain(`data-modules="/tool.js"`);
  const [, script] = /<script>(.*)<\/script>/s.exec(page)!;
  expect(script).toContain("astro-retry");
  expect(script!.length).toBeLessThan(1500);
});

test("a page without islands is left as it is", () => {
  const html = "<head></head><p>text</p>";
  expect(withOwnElement(addIslandModules(html, "/nowhere"), "own")).toBe(html);
});
