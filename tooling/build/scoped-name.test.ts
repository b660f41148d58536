import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { scopedName } from "./scoped-name.ts";

test("a class is named after its file", () => {
  expect(scopedName("take", "/src/components/chip.module.css")).toBe("chip-take");
  expect(scopedName("chip", "/src/components/chip.module.css")).toBe("chip");
  expect(scopedName("link", "/src/tools/find-link.module.css")).toBe("find-link");
});

test("no two classes have the same name on a page", () => {
  const names = globSync("src/**/*.module.css").flatMap((path) => {
    const classes = readFileSync(path, "utf8").matchAll(/\.([a-z]\w*)(?=[\s,:>[{)])/g);
    return [...new Set(Array.from(classes, ([, name]) => scopedName(name!, path)))];
  });
  expect(names).toContain("chip");
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("no two style files have the same name, which would mix up their classes", () => {
  const names = globSync("src/**/*.module.css").map((path) => basename(path));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
