import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { offlinePages } from "../../src/site/navigation.ts";
import { noCopyPath } from "../../src/site/paths.ts";
import { writeOffline } from "./offline-build.ts";
import { newFolder } from "../../config/folder.fixture.ts";

const site = `${newFolder()}/`;
const pages = [...offlinePages.map(({ href }) => href), noCopyPath];
const read = (name: string) => readFileSync(site + name, "utf8");
const hashOf = (name: string) => createHash("sha256").update(read(name)).digest("base64");

beforeAll(async () => {
  const files = [
    "favicon.svg",
    "_astro/tool.1.js",
    "_astro/body.1.woff2",
    "_astro/cart.1.svg",
    "_astro/photo.1.jpg",
    "_astro/scan-worker-1.js",
    "_astro/zxing_reader-1.wasm",
  ];
  const documents = pages.map((path) => (path === "/" ? "index.html" : `${path.slice(1)}.html`));
  for (const file of [...files, ...documents, "yamaha.html"]) {
    mkdirSync(dirname(site + file), { recursive: true });
    writeFileSync(site + file, `text of ${file}`);
  }
  await writeOffline(site);
});

test("the worker is one file that every browser can run", () => {
  expect(read("sw.js")).not.toMatch(/\bimport\b|\bexport\b|importScripts|process\.env/);
});

test("the worker keeps the tools' pages, with the scripts, fonts, and drawings of its build", () => {
  const urls = Array.from(read("sw.js").matchAll(/url:`([^`]+)`/g), ([, url]) => url!);
  expect(urls).toEqual(expect.arrayContaining(["/", "/year-finder", noCopyPath, "/offline.js"]));
  expect(urls).toEqual(
    expect.arrayContaining(["/_astro/tool.1.js", "/_astro/body.1.woff2", "/_astro/cart.1.svg"]),
  );
  expect(urls).not.toContain("/yamaha");
  expect(urls).not.toContain("/_astro/photo.1.jpg");
});

test("what reads bar codes is copied only when somebody scans", () => {
  expect(read("sw.js")).not.toMatch(/scan-worker|wasm/);
});

test("every copy is listed with its hash, so that nothing else is kept in its place", () => {
  const worker = read("sw.js");
  for (const file of ["index.html", "_astro/tool.1.js", "_astro/body.1.woff2", "offline.js"]) {
    expect(worker).toContain(`sha256-${hashOf(file)}`);
  }
});
