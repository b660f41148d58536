import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scopedName } from "./scoped-name.ts";

test("a class is named after its file", () => {
  expect(scopedName("card", "/src/components/tool-form.module.css")).toBe("tf-card");
});

test("no two style files have a class of the same name, which would mix them up", () => {
  const files = globSync("src/**/*.module.css");
  expect(files.length).toBeGreaterThan(50);
  const names = files.flatMap((file) => {
    const classes = readFileSync(file, "utf8").matchAll(/\.([a-z]\w*)/gi);
    return [...new Set(Array.from(classes, ([, name]) => scopedName(name!, file)))];
  });
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
