import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Diagnostic {
  readonly filename: string;
  readonly code: string;
  readonly message: string;
}

let diagnostics: Diagnostic[] = [];
let planted = 0;

/** Writes a file for the project's lint to read, and returns its name. */
function plant(code: string, ending = ".ts"): string {
  const name = `planted-${planted++}${ending}`;
  writeFileSync(join(folder, name), code);
  return name;
}

const plantPattern = (pattern: string) =>
  plant(`export const isFound = (text: string) => ${pattern}.test(text);\n`);

// Oxlint takes much longer to start than to read a file, so it reads all of them at once.
beforeAll(() => {
  const oxlint = "node_modules/oxlint/bin/oxlint";
  const args = [oxlint, "--config", ".oxlintrc.json", "--format", "json", folder];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const report: { diagnostics: Diagnostic[]; number_of_files: number } = JSON.parse(stdout);
  expect(report.number_of_files).toBe(planted);
  ({ diagnostics } = report);
});

/** The lint's findings about a file, as "rule: sentence". */
const said = (file: string) =>
  diagnostics
    .filter(({ filename }) => basename(filename) === file)
    .map(({ code, message }) => `${code}: ${message}`);

describe("a pattern that a long text makes slow is rejected", () => {
  const slow = [
    ["repeats itself", "/^(a+)+$/", "exponential time"],
    ["trades characters", String.raw`/^\d+.*x$/`, "more than linear time"],
    ["is tried from every space", String.raw`/\s+$/`, "more than linear time"],
    ["has the flag v", String.raw`/[\p{L}--[a-z]]+!/v`, "more than linear time"],
  ] as const;
  for (const [what, pattern, time] of slow) {
    const file = plantPattern(pattern);
    test(`one that ${what}: ${pattern}`, () => {
      expect(said(file)).toEqual([expect.stringMatching(/^patterns\(no-slow-pattern\): /)]);
      expect(said(file)[0]).toContain(time);
    });
  }
});

for (const pattern of [String.raw`/^\s+/`, String.raw`/(?<!\s)\s+$/`, "/^[a-z]{1,9}$/i"]) {
  const file = plantPattern(pattern);
  test(`a pattern that stays quick passes: ${pattern}`, () => expect(said(file)).toEqual([]));
}

describe("a pattern made at run time", () => {
  for (const expression of ["new RegExp(word)", "RegExp(word)"]) {
    const file = plant(`export const patternOf = (word: string) => ${expression};\n`);
    test(`is rejected: ${expression}`, () => {
      expect(said(file)).toEqual([expect.stringContaining("Write the pattern as a literal")]);
    });
  }

  const type = plant("export const isIn = (a: RegExp, b: string) => a.test(b);\n");
  const inTest = plant('export const any = new RegExp("^(a+)+$");\n', ".test.ts");
  test("is allowed as a type and in tests", () => {
    expect(said(type)).toEqual([]);
    expect(said(inTest)).toEqual([]);
  });
});
