import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { importsOf, programOf } from "./runtime-files.ts";

const root = mkdtempSync(join(tmpdir(), "program-"));
afterAll(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
}

test("a program consists of everything its first files import, directly or not", () => {
  write({
    "cli/main.ts": 'import { a } from "../text/a.ts";\nimport "./side.ts";\n',
    "cli/side.ts": 'await import("../text/late.ts");\n',
    "text/a.ts": 'import { readFileSync } from "node:fs";\nexport { b } from "./b.ts";\n',
    "text/b.ts": 'import pg from "pg";\nimport { x } from "@scope/name/deep";\nimport "./a.ts";\n',
    "text/late.ts": "",
    "text/unused.ts": "",
  });
  const { files, packages } = programOf(root, ["cli/main.ts"]);
  expect([...files].toSorted()).toEqual([
    "cli/main.ts",
    "cli/side.ts",
    "text/a.ts",
    "text/b.ts",
    "text/late.ts",
  ]);
  expect([...packages].toSorted()).toEqual(["@scope/name", "pg"]);
});

describe("an import is", () => {
  test.each([
    ['import pg from "pg";', ["pg"]],
    ['import pg, { type Pool } from "pg";', ["pg"]],
    ['import * as v from "valibot";', ["valibot"]],
    ['import {\n  a,\n  type B,\n} from "./a.ts";', ["./a.ts"]],
    ['export * from "./a.ts";', ["./a.ts"]],
    ['const { a } = await import("./a.ts");', ["./a.ts"]],
  ])("%j", (code, imported) => expect(importsOf(code)).toEqual(imported));

  test.each([
    ['import type { Pool } from "pg";'],
    ['export type { Pool } from "pg";'],
    ['export const from = "pg";'],
    ['export function say() {\n  return "from";\n}'],
  ])("not %j", (code) => expect(importsOf(code)).toEqual([]));
});
