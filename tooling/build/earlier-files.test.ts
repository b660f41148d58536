import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptDays } from "../../src/offline/kept-days.ts";
import { readEarlierFiles, replacedFiles, writeEarlierFiles } from "./earlier-files.ts";

let dist: string;
beforeEach(() => {
  dist = `${mkdtempSync(join(tmpdir(), "dist-"))}/`;
});
afterEach(() => rmSync(dist, { recursive: true }));

/** Builds a new site from these files, on a day counted from June 1. */
function build(day: number, files: Record<string, string>): string[] {
  const earlier = readEarlierFiles(dist);
  rmSync(`${dist}site`, { recursive: true, force: true });
  mkdirSync(`${dist}site/_astro`, { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(`${dist}site/_astro/${name}`, text);
  writeEarlierFiles(dist, earlier, new Date(2026, 5, 1 + day));
  return readdirSync(`${dist}site/_astro`).toSorted();
}

test("files of the previous build stay beside the new ones", () => {
  build(0, { "a.1.js": "old", "b.1.js": "same" });
  expect(build(1, { "a.2.js": "new", "b.1.js": "same" })).toEqual(["a.1.js", "a.2.js", "b.1.js"]);
  expect(readFileSync(`${dist}site/_astro/a.1.js`, "utf8")).toBe("old");
  expect(Object.keys(replacedFiles(dist))).toEqual(["_astro/a.1.js"]);
});

test("files stay for the promised number of days after they are replaced", () => {
  build(0, { "a.1.js": "old" });
  build(100, { "a.2.js": "new" });
  expect(build(100 + keptDays, { "a.2.js": "new" })).toContain("a.1.js");
  expect(build(101 + keptDays, { "a.2.js": "new" })).toEqual(["a.2.js"]);
  expect(replacedFiles(dist)).toEqual({});
});

test("a file that comes back belongs to the new build again", () => {
  build(0, { "a.1.js": "one" });
  build(1, { "a.2.js": "two" });
  build(2, { "a.1.js": "one" });
  expect(Object.keys(replacedFiles(dist))).toEqual(["_astro/a.2.js"]);
});
