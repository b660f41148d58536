import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mayImport, reachableFrom } from "../layout/folder-rules.js";
import { domainPackages } from "../layout/domain-packages.js";
import { imports } from "../layout/folders.js";

const folders = Object.keys(imports);
const project = mkdtempSync(join(tmpdir(), "imports-"));
afterAll(() => rmSync(project, { recursive: true }));

/** What the lint says about each planted file, by its path. */
const said = new Map<string, string[]>();

const planted = (folder: string) => `${folder}/planted.ts`;

function plant(path: string, code: string): void {
  mkdirSync(join(project, path, ".."), { recursive: true });
  writeFileSync(join(project, path), code);
}

/** Plants a file in each folder that imports something from every other folder. */
beforeAll(() => {
  plant("package.json", "{}");
  for (const from of folders) {
    const lines = folders
      .filter((to) => to !== from)
      .map((to) => `import "${relative(from, to).replace(/^(?!\.)/, "./")}/thing.ts";`);
    plant(planted(from), `${lines.join("\n")}\n`);
  }
  plant("domain/valuation/packages.ts", 'import "react";\nimport "node:fs";\n');
  plant("domain/valuation/late.ts", 'export const late = import("../../server/http/thing.ts");\n');
  plant("domain/valuation/again.ts", 'export { thing } from "../../server/http/thing.ts";\n');
  plant("domain/submissions/packages.ts", 'import "valibot";\n');
  plant("domain/valuation/elsewhere.ts", 'import "../../unheard-of/thing.ts";\n');
  lintAll();
});

function lintAll(): void {
  const oxlint = "node_modules/oxlint/bin/oxlint";
  const args = [oxlint, "--config", ".oxlintrc.json", "--format", "json", project];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 26 });
  const { diagnostics }: { diagnostics: { code: string; message: string; filename: string }[] } =
    JSON.parse(stdout);
  for (const { code, message, filename } of diagnostics) {
    if (code !== "imports(one-way)") continue;
    const path = relative(project, filename);
    said.set(path, [...(said.get(path) ?? []), message]);
  }
}

describe.each(folders)("a file in %s", (from) => {
  test("may import exactly the folders that the table allows", () => {
    const forbidden = folders.filter((to) => !mayImport(from, to));
    const caught: string[] = (said.get(planted(from)) ?? []).map(
      (message) => message.split(". ")[0]!,
    );
    expect(caught.toSorted()).toEqual(
      forbidden.map((to) => `${from} must not import ${to}`).toSorted(),
    );
  });
});

test("a star in the table stands for the files in a folder, not for the folders below it", () => {
  expect(mayImport("cli/inbox", "cli")).toBe(true);
  expect(mayImport("cli/inbox", "cli/listings")).toBe(false);
});

test("dynamic imports and re-exports count as imports", () => {
  for (const name of ["late", "again"]) {
    expect(said.get(`domain/valuation/${name}.ts`)).toEqual([
      expect.stringContaining("domain/valuation must not import server/http"),
    ]);
  }
});

test("the domain may import only the packages listed for it", () => {
  expect(said.get("domain/valuation/packages.ts")).toHaveLength(2);
  expect(said.get("domain/submissions/packages.ts")).toBeUndefined();
  expect(Object.keys(domainPackages)).toEqual(folders.filter((each) => each.startsWith("domain/")));
});

test("a folder that is missing from the table is reported", () => {
  expect(said.get("domain/valuation/elsewhere.ts")).toEqual([
    "Add the folder of unheard-of/thing.ts to tooling/layout/folders.js.",
  ]);
});

test.each(folders)("no way of imports leads back to %s", (folder) => {
  const others = folders.filter((to) => to !== folder && mayImport(folder, to));
  expect(reachableFrom(others)).not.toContain(folder);
});
