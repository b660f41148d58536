import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { folders } from "../folders.ts";

interface Locked {
  readonly dev?: boolean;
  readonly integrity?: string;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);

test("every package is locked with its hash, for every platform", () => {
  const installed = Object.entries(packages).filter(([folder]) => folder !== "");
  const unhashed = installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(unhashed).toEqual([]);
});

test("the server is installed without what builds and tests it", () => {
  for (const name of ["astro", "vite", "rolldown", "vitest"]) {
    expect(packages[`node_modules/${name}`]?.dev, name).toBe(true);
  }
});

test("every module that says where it's tested names an existing test by its relative path", () => {
  const modules = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`));
  const named = modules.flatMap((module) => testsNamedIn(module).map((path) => ({ module, path })));
  const missing = named.filter(({ module, path }) => !existsSync(join(dirname(module), path)));
  expect(named.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

/** In the lines at the top, "// Tested in ../kit/component-markup.test.tsx." */
function testsNamedIn(module: string): string[] {
  const [comment = ""] = /^\/\/ Tested .*\n(?:\/\/ .*\n)*/.exec(readFileSync(module, "utf8")) ?? [];
  return Array.from(comment.matchAll(/[\w./-]+\.(?:test|spec)\.tsx?/g), ([path]) => path);
}

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
