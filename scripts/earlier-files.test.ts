import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptDays } from "../src/offline/kept-days.ts";
import { readEarlierFiles, replacedFiles, writeEarlierFiles } from "./earlier-files.ts";

let dist: string;
beforeEach(() => {
  dist = `${mkdtempSync(join(tmpdir(), "dist-"))}/`;
});
afterEach(() => rmSync(dist, { recursive: true }));

/** Builds a site of these files anew, on a day counted from the first of June. */
function build(day: number, files: Record<string, string>): string[] {
  const earlier = readEarlierFiles(dist);
  rmSync(`${dist}site`, { recursive: true, force: true });
  mkdirSync(`${dist}site/_astro`, { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(`${dist}site/_astro/${name}`, text);
  writeEarlierFiles(dist, earlier, new Date(2026, 5, 1 + day));
  return readdirSync(`${dist}site/_astro`).toSorted();
}

test("files of the build before stay beside those of the new one", () => {
  build(0, { "a.1.js": "old", "b.1.js": "same" });
  expect(build(1, { "a.2.js": "new", "b.1.js": "same" })).toEqual(["a.1.js", "a.2.js", "b.1.js"]);
  expect(readFileSync(`${dist}site/_astro/a.1.js`, "utf8")).toBe("old");
  expect(Object.keys(replacedFiles(dist))).toEqual(["_astro/a.1.js"]);
});

test("they stay for the days that are promised, counted from when they were replaced", () => {
  build(0, { "a.1.js": "old" });
  build(100, { "a.2.js": "new" });
  expect(build(100 + keptDays, { "a.2.js": "new" })).toContain("a.1.js");
  expect(build(101 + keptDays, { "a.2.js": "new" })).toEqual(["a.2.js"]);
  expect(replacedFiles(dist)).toEqual({});
});

test("a file that a build brings back is of the new build again", () => {
  build(0, { "a.1.js": "one" });
  build(1, { "a.2.js": "two" });
  build(2, { "a.1.js": "one" });
  expect(Object.keys(replacedFiles(dist))).toEqual(["_astro/a.2.js"]);
});
