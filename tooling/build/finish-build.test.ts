import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadSite } from "../../server/http/site-manifest.ts";
import {
  contentSecurityPolicy,
  finishBuild,
  scanWorkerPolicy,
  workerPolicy,
} from "./finish-build.ts";
import { createHash } from "node:crypto";
import { newFolder } from "../../config/folder.fixture.ts";

const dist = `${newFolder()}/`;

test("each file of the site has its address and type, even in a hidden folder", async () => {
  mkdirSync(`${dist}site/.well-known`, { recursive: true });
  writeFileSync(`${dist}site/index.html`, "<h1>Carts</h1>");
  writeFileSync(`${dist}site/fl.html`, "<h1>Florida</h1>");
  writeFileSync(`${dist}site/.well-known/security.txt`, "Contact: mailto:a@b.example\n");
  writeFileSync(`${dist}site/sw.js`, "addEventListener");
  await finishBuild(dist);
  const found = [...loadSite(dist)].map(([path, { type }]) => [path, type]);
  expect(Object.fromEntries(found)).toEqual({
    "/": "text/html; charset=utf-8",
    "/fl": "text/html; charset=utf-8",
    "/.well-known/security.txt": "text/plain; charset=utf-8",
    "/sw.js": "text/javascript; charset=utf-8",
  });
  expect(loadSite(dist).get("/sw.js")).toMatchObject({ immutable: false, csp: workerPolicy });
});

test("other sites may load the embedded page, its script, open data, and link pictures, and nothing else", async () => {
  writeFileSync(`${dist}site/embed.html`, "<h1>Tool</h1>");
  writeFileSync(`${dist}site/embed.js`, "addEventListener");
  mkdirSync(`${dist}site/data`);
  writeFileSync(`${dist}site/data/makes.json`, "[]");
  mkdirSync(`${dist}site/social`);
  writeFileSync(`${dist}site/social/home.jpg`, "picture");
  await finishBuild(dist);
  const site = [...loadSite(dist).values()];
  const framed = site.filter(({ csp }) => csp?.includes("frame-ancestors *"));
  expect(framed.map(({ path }) => path)).toEqual(["/embed"]);
  const loaded = site.filter(({ isForOtherSites }) => isForOtherSites);
  expect(loaded.map(({ path }) => path)).toEqual([
    "/data/makes.json",
    "/embed",
    "/embed.js",
    "/social/home.jpg",
  ]);
});

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a page's inline scripts and styles are allowed by their hashes, and nothing else inline", () => {
  const policy = contentSecurityPolicy(
    `<style>p{}</style><script type="module">go()</script><script>\nrun()\n</script>`,
  );
  expect(policy).toContain(`script-src 'self' ${hash("go()")} ${hash("\nrun()\n")};`);
  expect(policy).toContain(`style-src 'self' ${hash("p{}")};`);
  expect(policy).not.toContain("unsafe");
});

test("data and scripts from files need no hash", () => {
  const policy = contentSecurityPolicy(
    `<script type="application/ld+json">{}</script><script src="/a.js"></script>`,
  );
  expect(policy).toContain("script-src 'self';");
});

test("a script that appears twice is listed once", () => {
  const policy = contentSecurityPolicy("<script>a</script><script>a</script>");
  expect(policy.split(hash("a"))).toHaveLength(2);
});

const adsSrc = "https://ads.example:8443/tags/ads.js?site=7";
const slot = `<aside aria-label="Advertisement" data-ad-slot="home"></aside>`;

test("a page with an advertising slot allows the provider's origin where it is needed", () => {
  const origin = "https://ads.example:8443";
  const policy = contentSecurityPolicy(slot, { adsSrc });
  expect(policy).toBe(
    contentSecurityPolicy(slot)
      .replace("script-src 'self'", `script-src 'self' ${origin}`)
      .replace("img-src 'self'", `img-src 'self' ${origin}`)
      .replace("connect-src 'self'", `connect-src 'self' ${origin}; frame-src ${origin}`)
      .replace("; require-trusted-types-for 'script'; trusted-types offline", ""),
  );
});

test("without a slot or a provider, only this origin is allowed", () => {
  const policy = contentSecurityPolicy("<p>Text about data-ad-slot=.</p>");
  expect(contentSecurityPolicy("<p>Text about data-ad-slot=.</p>", { adsSrc })).toBe(policy);
  expect(contentSecurityPolicy(slot)).toBe(policy);
  expect(policy).not.toMatch(/https?:|frame-src/);
});

test("the offline worker's address is the only one that a script may create", () => {
  expect(contentSecurityPolicy("")).toMatch(/trusted-types offline$/);
  expect(contentSecurityPolicy("")).not.toContain("worker-src");
});

test("a worker may fetch files from this origin, and nothing else", () => {
  expect(workerPolicy).toBe("default-src 'none'; connect-src 'self'");
});

test("only a page with a scanner may create the address of the worker that reads bar codes", () => {
  expect(contentSecurityPolicy(`<div data-scan=""></div>`)).toMatch(/trusted-types offline scan$/);
  expect(contentSecurityPolicy("<p>Text about data-scan=.</p>")).toMatch(/trusted-types offline$/);
});

test("only the worker that reads bar codes may run WebAssembly, and the build knows its pages", async () => {
  mkdirSync(`${dist}site/_astro`, { recursive: true });
  writeFileSync(`${dist}site/_astro/scan-worker-Ab_1.js`, "onmessage");
  writeFileSync(`${dist}site/_astro/scan-dialog.Ab_1.js`, "dialog");
  writeFileSync(`${dist}site/_astro/zxing_reader-Ab_1.wasm`, "wasm");
  writeFileSync(`${dist}site/recalls.html`, `<div data-scan=""></div>`);
  await finishBuild(dist);
  const site = loadSite(dist);
  const running = [...site.values()].filter(({ csp }) => csp?.includes("wasm-unsafe-eval"));
  expect(running.map(({ path }) => path)).toEqual(["/_astro/scan-worker-Ab_1.js"]);
  expect(scanWorkerPolicy).toBe(
    "default-src 'none'; connect-src 'self'; script-src 'wasm-unsafe-eval'",
  );
  expect(site.get("/_astro/zxing_reader-Ab_1.wasm")!.type).toBe("application/wasm");
  const scanning = [...site.values()].filter(({ canScan }) => canScan);
  expect(scanning.map(({ path }) => path)).toEqual(["/recalls"]);
});

test("no script may write markup, except on a page with advertising", () => {
  expect(contentSecurityPolicy(slot)).toContain("require-trusted-types-for 'script'");
  expect(contentSecurityPolicy(slot, { adsSrc: "https://ads.example/a.js" })).not.toContain(
    "trusted-types",
  );
});

test("only a page for other sites may be put in a frame", () => {
  expect(contentSecurityPolicy("")).toContain("frame-ancestors 'none'");
  expect(contentSecurityPolicy("", { isForOtherSites: true })).toContain("frame-ancestors *;");
});
