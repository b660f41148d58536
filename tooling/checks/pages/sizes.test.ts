import { expect, test } from "vitest";
import { anAsset, siteOf } from "../../../server/http/site-samples.ts";
import { latePartFaults, sizeFaults, sizeOf } from "./sizes.ts";

const asset = (path: string, html: string, size: number) =>
  anAsset(path, html, { encodings: { br: Buffer.alloc(size) } });

function faultsOf(html: string, documentSize: number, scriptSize: number): string[] {
  const site = siteOf(asset("/x", html, documentSize), asset("/_astro/a.js", "", scriptSize));
  return sizeFaults(site, "/x", html);
}

const tool = `<astro-island component-url="/_astro/a.js">`;
const text = `<script src="/_astro/a.js">`;

test("a page within its limits has no faults", () => {
  expect(faultsOf(tool, 20_000, 95_000)).toEqual([]);
  expect(faultsOf(text, 20_000, 5_000)).toEqual([]);
});

test("a page over its limits has one fault for each", () => {
  expect(faultsOf(text, 20_001, 5_001)).toEqual([
    "/x: 20001 bytes, over 20 KB",
    "/x: 5001 bytes of script, over 5 KB",
  ]);
});

test("a script's imports count once for the page, but what it requests later does not count", () => {
  const script = `import{a}from"./b.js";import"./c.js";const late=()=>import("./d.js")`;
  const site = siteOf(
    asset("/x", text, 100),
    asset("/_astro/a.js", script, 1),
    asset("/_astro/b.js", `import "./c.js"`, 10),
    asset("/_astro/c.js", "", 100),
    asset("/_astro/d.js", "", 1000),
  );
  expect(sizeOf(site, "/x")).toEqual({ document: 100, script: 111 });
});

test("a chunk loaded on demand counts only what the page has not loaded yet, up to a limit", () => {
  const faultsAt = (evidence: number, offline: number) => {
    const site = siteOf(
      asset("/", text, 100),
      asset("/_astro/a.js", `import"./shared.js"`, 1),
      asset("/_astro/shared.js", "", 50_000),
      asset("/_astro/dealer-evidence.x.js", `import"./shared.js";import"./model.js"`, evidence),
      asset("/_astro/model.js", "", 2000),
      asset("/offline.js", `import{a}from"./_astro/a.js"`, offline),
    );
    return latePartFaults(site);
  };
  expect(faultsAt(10_000, 1000)).toEqual([]);
  expect(faultsAt(10_001, 2001)).toEqual([
    "the dealers' evidence: 12001 bytes, over 12 KB",
    "the script that starts offline use: 2001 bytes, over 2 KB",
  ]);
  expect(latePartFaults(siteOf(asset("/", "", 1)))).toHaveLength(2);
});

test("what other sites carry has the lowest limits of all tools", () => {
  const faultsAt = (size: number) => {
    const scripts = [asset("/embed.js", "", 1000), asset("/_astro/a.js", "", size)];
    return sizeFaults(siteOf(asset("/embed", tool, 8000), ...scripts), "/embed", tool);
  };
  expect(faultsAt(89_000)).toEqual([]);
  expect(faultsAt(89_001)).toEqual(["/embed: 90001 bytes of script, over 90 KB"]);
});
