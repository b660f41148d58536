import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { topFolders } from "../layout/folder-rules.js";
import { imports } from "../layout/folders.js";

const readme = readFileSync("README.md", "utf8");
const contributing = readFileSync("CONTRIBUTING.md", "utf8");

const topOf = (folder: string) => folder.split("/")[0]!;
const lookAtEverything = new Set(["tooling", "e2e"]);

/** The arrows from one top folder to another, as the diagram draws them. */
function drawn(): string[] {
  const [, picture = ""] = readme.match(/```mermaid\n([^`]*)```/) ?? [];
  return Array.from(picture.matchAll(/^ {2}(\w+)\[[^\]]*\] --> (.*)$/gm)).flatMap(
    ([, from, targets]) => targets!.split(" & ").map((to) => `${from} to ${to}`),
  );
}

test("the README's diagram of which top folder imports which matches the table", () => {
  const allowed = Object.entries<readonly string[]>(imports).flatMap(([from, targets]) =>
    targets.map((to) => [topOf(from), topOf(to)] as const),
  );
  const arrows = allowed
    .filter(([from, to]) => from !== to && !lookAtEverything.has(from))
    .map(([from, to]) => `${from} to ${to}`);
  expect(drawn().toSorted()).toEqual([...new Set(arrows)].toSorted());
});

test("the README names every top folder, and stays under 150 lines", () => {
  for (const folder of topFolders) expect(readme).toMatch(new RegExp(`\\b${folder}\\b`));
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
