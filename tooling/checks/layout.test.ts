import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { folderOf, topFolders } from "../layout/folder-rules.js";

const files = globSync(`{${topFolders.join(",")}}/**/*.{ts,tsx,js,astro,css}`);

test("every file of code is in a folder of the table", () => {
  expect(files.filter((path) => folderOf(path) === undefined)).toEqual([]);
});
