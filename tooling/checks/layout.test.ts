import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { folderOf, topFolders } from "../layout/folder-rules.js";

const files = globSync(`{${topFolders.join(",")}}/**/*.{ts,tsx,js,astro,css}`);

test("a file name is used only once in the project", () => {
  const byName = Map.groupBy(files, (path) => basename(path));
  expect([...byName.values()].filter((paths) => paths.length > 1)).toEqual([]);
});

test("every file of code is in a folder of the table", () => {
  expect(files.filter((path) => folderOf(path) === undefined)).toEqual([]);
});
