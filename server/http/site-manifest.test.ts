import { linkSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EnvironmentError } from "../../config/environment.ts";
import { type AssetRecord, hashOf, loadSite } from "./site-manifest.ts";
import { newFolder } from "../../config/folder.fixture.ts";

const folder = newFolder();
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
    etag: hashOf(Buffer.from("page")),
    immutable: false,
    isForOtherSites: false,
    canScan: false,
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

const hash = hashOf(Buffer.from("secret"));

test.each(["../inbox.sqlite", "site/../../inbox.sqlite", "site/link", "../dist-beside/x", "site"])(
  "the file %s, which is not one of the build, is not served",
  (file) => {
    expect(() => load({ file, etag: hash })).toThrow("which is not a file of the build");
    const encodings = { br: { file, hash } };
    expect(() => load({ encodings })).toThrow("which is not a file of the build");
  },
);

test("a file other than the one that was built, such as a link to another, is not served", () => {
  linkSync(join(folder, "inbox.sqlite"), join(dist, "site", "hard-link"));
  const file = "site/hard-link";
  expect(() => load({ file })).toThrow("is not as the build left it");
  expect(() => load({ encodings: { gzip: { file, hash: "?" } } })).toThrow("is not as the build");
});

test.each<Partial<AssetRecord>>([{ type: "text/html\r\nX: 1" }, { csp: "default-src\n" }])(
  "a manifest with %j is rejected with a sentence",
  (change) => {
    expect(() => load(change)).toThrow(EnvironmentError);
    expect(() => load(change)).toThrow(
      /^The built site cannot be served: manifest\.json has .* Build it again\.$/,
    );
  },
);

test("a missing or broken manifest is rejected with a sentence", () => {
  expect(() => loadSite(`${folder}/nothing/`)).toThrow(EnvironmentError);
  writeFileSync(join(dist, "manifest.json"), "{");
  expect(() => loadSite(dist)).toThrow(EnvironmentError);
});
