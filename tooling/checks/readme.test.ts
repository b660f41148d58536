import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folders } from "../folders.ts";

const readme = readFileSync("README.md", "utf8");
const contributing = readFileSync("CONTRIBUTING.md", "utf8");

test("the README names every top folder, and stays under 150 lines", () => {
  for (const folder of folders) expect(readme).toMatch(new RegExp(`\\b${folder}\\b`));
  expect(readme.split("\n").length).toBeLessThan(150);
});

test.each([
  ["README.md", readme],
  ["CONTRIBUTING.md", contributing],
])("everything that %s links to or names exists", (_, text) => {
  const links = Array.from(text.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, path]) => path!);
  const named = Array.from(
    text.matchAll(/`((?:domain|listings|server|cli|src|tooling|e2e|docs)\/[\w./-]+)`/g),
    ([, path]) => path!,
  );
  const missing = [...links, ...named].filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
});
