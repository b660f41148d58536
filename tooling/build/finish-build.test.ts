import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadSite } from "../../server/http/site-manifest.ts";
import { workerPolicy } from "./content-security-policy.ts";
import { finishBuild } from "./finish-build.ts";

const dist = `${mkdtempSync(join(tmpdir(), "dist-"))}/`;
afterAll(() => rmSync(dist, { recursive: true }));

test("each file of the site has its address and type, even in a hidden folder", () => {
  mkdirSync(`${dist}site/.well-known`, { recursive: true });
  writeFileSync(`${dist}site/index.html`, "<h1>Carts</h1>");
  writeFileSync(`${dist}site/fl.html`, "<h1>Florida</h1>");
  writeFileSync(`${dist}site/.well-known/security.txt`, "Contact: mailto:a@b.example\n");
  writeFileSync(`${dist}site/sw.js`, "addEventListener");
  finishBuild(dist);
  const found = [...loadSite(dist)].map(([path, { type }]) => [path, type]);
  expect(Object.fromEntries(found)).toEqual({
    "/": "text/html; charset=utf-8",
    "/fl": "text/html; charset=utf-8",
    "/.well-known/security.txt": "text/plain; charset=utf-8",
    "/sw.js": "text/javascript; charset=utf-8",
  });
  expect(loadSite(dist).get("/sw.js")).toMatchObject({ immutable: false, csp: workerPolicy });
});

test("other sites may load the embedded page and its script, and nothing else", () => {
  writeFileSync(`${dist}site/embed.html`, "<h1>Tool</h1>");
  writeFileSync(`${dist}site/embed.js`, "addEventListener");
  finishBuild(dist);
  const site = [...loadSite(dist).values()];
  const framed = site.filter(({ csp }) => csp?.includes("frame-ancestors *"));
  expect(framed.map(({ path }) => path)).toEqual(["/embed"]);
  const loaded = site.filter(({ isForOtherSites }) => isForOtherSites);
  expect(loaded.map(({ path }) => path)).toEqual(["/embed", "/embed.js"]);
});
