import { expect, test } from "vitest";
import { anAsset, siteOf } from "../../../server/site.fixture.ts";
import { sizeFaults, sizeOf, sizeReport } from "./sizes.ts";

const asset = (path: string, html: string, size: number) =>
  anAsset(path, html, { encodings: { br: Buffer.alloc(size) } });

const tool = `<astro-island component-url="/_astro/a.js">`;
const text = `<script src="/_astro/a.js">`;

test("a document has a fault when it is over 22 KB, however large its scripts are", () => {
  const faultsOf = (size: number) => {
    const site = siteOf(asset("/x", text, size), asset("/_astro/a.js", "", 1_000_000));
    return sizeFaults(site, "/x");
  };
  expect(faultsOf(22_000)).toEqual([]);
  expect(faultsOf(22_001)).toEqual(["/x: 22001 bytes, over 22000"]);
});

test("a script's imports count once for the page, but what it requests later does not count", () => {
  const script = `import{a}from"./b.js";import"./c.js";const later=()=>import("./d.js")`;
  const site = siteOf(
    asset("/x", text, 100),
    asset("/_astro/a.js", script, 1),
    asset("/_astro/b.js", `import "./c.js"`, 10),
    asset("/_astro/c.js", "", 100),
    asset("/_astro/d.js", "", 1000),
  );
  expect(sizeOf(site, "/x")).toEqual({ document: 100, script: 111 });
});

test("the report has the largest page of each kind, and what a chunk adds to the home page", () => {
  const site = siteOf(
    asset("/", tool, 100),
    asset("/embed", tool, 200),
    asset("/recalls", tool, 300),
    asset("/fleet", `${tool}<script src="/_astro/b.js">`, 250),
    asset("/about", "", 50),
    asset("/_astro/a.js", `import"./shared.js"`, 1),
    asset("/_astro/b.js", "", 20),
    asset("/_astro/shared.js", "", 5000),
    asset("/embed.js", "", 10),
    asset("/_astro/evidence.x.js", `import"./shared.js";import"./model.js"`, 400),
    asset("/_astro/model.js", "", 60),
  );
  expect(sizeReport(site, ["/", "/embed", "/recalls", "/fleet", "/about"])).toEqual([
    "/: document at most 100 bytes (/), script at most 5001 (/)",
    "/embed: document at most 200 bytes (/embed), script at most 5011 (/embed)",
    "text pages: document at most 50 bytes (/about), script at most 0 (/about)",
    "tool pages: document at most 300 bytes (/recalls), script at most 5021 (/fleet)",
    "on demand on /: evidence 460, the sale form 0, saving 0, offline use 0",
  ]);
});
