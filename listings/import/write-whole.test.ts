import { linkSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeWhole } from "./write-whole.ts";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "market-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("a file is replaced, and nothing else is left", () => {
  const path = join(folder, "a.csv");
  for (const text of ["old", "new"]) writeWhole(path, text);
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(readdirSync(folder)).toEqual(["a.csv"]);
});

test("someone reading the old file sees all of it: it is replaced, not changed", () => {
  const [path, old] = [join(folder, "a.csv"), join(folder, "old.csv")];
  writeWhole(path, "old");
  linkSync(path, old);
  writeWhole(path, "new");
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(readFileSync(old, "utf8")).toBe("old");
});

test("a file that cannot be replaced stays, and nothing is left beside it", () => {
  const path = join(folder, "a.csv");
  mkdirSync(path);
  expect(() => writeWhole(path, "new")).toThrow(/EISDIR|EEXIST|ENOTEMPTY/);
  expect(readdirSync(folder)).toEqual(["a.csv"]);
});
