import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { scopedName } from "./scoped-name.ts";

test("a class is named after its file", () => {
  expect(scopedName("take", "/src/components/chip.module.css")).toBe("chip-take");
});

test("no two style files have the same name, which would mix up their classes", () => {
  const names = globSync("src/**/*.module.css").map((path) => basename(path));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
