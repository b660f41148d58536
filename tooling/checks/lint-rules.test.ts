import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the project's lint says about a file, as "rule: sentence". */
function lint(code: string, name = "planted.ts"): string[] {
  const file = join(folder, name);
  writeFileSync(file, code);
  const oxlint = "node_modules/oxlint/bin/oxlint";
  const args = [oxlint, "--config", ".oxlintrc.json", "--format", "json", file];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const { diagnostics }: { diagnostics: { code: string; message: string }[] } = JSON.parse(stdout);
  return diagnostics.map((each) => `${each.code}: ${each.message}`);
}

describe("a pattern that a long text makes slow is rejected", () => {
  test.each([
    ["repeats itself", "/^(a+)+$/", "exponential time"],
    ["trades characters", String.raw`/^\d+.*x$/`, "more than linear time"],
    ["is tried from every space", String.raw`/\s+$/`, "more than linear time"],
    ["has the flag v", String.raw`/[\p{L}--[a-z]]+!/v`, "more than linear time"],
  ])("one that %s: %s", (_, pattern, time) => {
    const said = lint(`export const isFound = (text: string) => ${pattern}.test(text);\n`);
    expect(said).toEqual([expect.stringMatching(/^patterns\(no-slow-pattern\): /)]);
    expect(said[0]).toContain(time);
  });
});

test.each([[String.raw`/^\s+/`], [String.raw`/(?<!\s)\s+$/`], ["/^[a-z]{1,9}$/i"]])(
  "a pattern that stays quick passes: %s",
  (pattern) => {
    expect(lint(`export const isFound = (text: string) => ${pattern}.test(text);\n`)).toEqual([]);
  },
);

describe("a pattern made at run time", () => {
  test.each([["new RegExp(word)"], ["RegExp(word)"]])("is rejected: %s", (expression) => {
    const said = lint(`export const patternOf = (word: string) => ${expression};\n`);
    expect(said).toEqual([expect.stringContaining("Write the pattern as a literal")]);
  });

  test("is allowed as a type and in tests", () => {
    expect(lint("export const isIn = (a: RegExp, b: string) => a.test(b);\n")).toEqual([]);
    expect(lint('export const any = new RegExp("^(a+)+$");\n', "planted.test.ts")).toEqual([]);
  });
});
