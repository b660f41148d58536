import { readFileSync, existsSync } from "node:fs";
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
