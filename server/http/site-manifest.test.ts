import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type AssetRecord, loadSite } from "./site-manifest.ts";

const folder = mkdtempSync(join(tmpdir(), "manifest-"));
const dist = `${folder}/dist/`;
mkdirSync(join(dist, "site"), { recursive: true });
mkdirSync(join(folder, "dist-beside"));
writeFileSync(join(folder, "inbox.sqlite"), "secret");
writeFileSync(join(folder, "dist-beside", "x"), "secret");
writeFileSync(join(dist, "site", "index.html"), "page");
symlinkSync(join(folder, "inbox.sqlite"), join(dist, "site", "link"));

function load(change: Partial<AssetRecord>) {
  const record: AssetRecord = {
    path: "/",
    file: "site/index.html",
    type: "text/html",
    etag: "x",
    immutable: false,
    isForOtherSites: false,
    csp: null,
    encodings: {},
    ...change,
  };
  writeFileSync(join(dist, "manifest.json"), JSON.stringify([record]));
  return loadSite(dist);
}

test("a site is read into memory", () => {
  expect(load({}).get("/")!.body.toString()).toBe("page");
});

test.each(["../inbox.sqlite", "site/../../inbox.sqlite", "site/link", "../dist-beside/x"])(
  "the file %s, which is outside the build, is not served",
  (file) => {
    expect(() => load({ file })).toThrow("which is outside the build");
    expect(() => load({ encodings: { br: file } })).toThrow("which is outside the build");
  },
);
