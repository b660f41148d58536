import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The tests that the threat model cites, in the form `file`: one title; another. */
const cited = readFileSync("docs/threat-model.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .flatMap((line) => line.split("|").at(-2)!.split("`").slice(1).join("`"))
  .flatMap((cell) => Array.from(cell.matchAll(/([\w./-]+\.ts)`: ([^`]+)/g)))
  .flatMap(([, file, names]) =>
    names!
      .split("; ")
      .map((name) => name.trim().replace(/;$/, ""))
      .filter((name) => name !== "")
      .map((name) => [file!, name] as const),
  );

test("the threat model cites enough tests", () => {
  expect(cited.length).toBeGreaterThan(50);
});

test.each(cited)("%s has the test that the threat model cites: %s", (file, name) => {
  expect(readFileSync(file, "utf8").replaceAll(/\\(["'])/g, "$1")).toContain(name);
});
