import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

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
