import { spawnSync } from "node:child_process";
import { writeFileSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join, dirname, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { newFolder } from "../../config/folder.fixture.ts";

const folder = newFolder();

interface Diagnostic {
  readonly filename: string;
  readonly code: string;
  readonly message: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
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

/** Oxlint takes much longer to start than to read a file, so it reads all of them at once. */
function lint(cwd: string, ...args: string[]) {
  const all = [join(process.cwd(), "node_modules/oxlint/bin/oxlint"), "--format", "json", ...args];
  const { stdout } = spawnSync(process.execPath, all, { cwd, encoding: "utf8" });
  return JSON.parse(stdout) as { diagnostics: Diagnostic[]; number_of_files: number };
}

beforeAll(() => {
  const report = lint(process.cwd(), "--config", ".oxlintrc.json", folder);
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
    test(`a pattern that ${what} is rejected: ${pattern}`, () => {
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
    test(`a pattern made at run time is rejected: ${expression}`, () => {
      expect(said(file)).toEqual([expect.stringContaining("Write the pattern as a literal")]);
    });
  }

  const type = plant("export const isIn = (a: RegExp, b: string) => a.test(b);\n");
  const inTest = plant('export const any = new RegExp("^(a+)+$");\n', ".test.ts");
  test("a pattern made at run time is allowed as a type and in tests", () => {
    expect(said(type)).toEqual([]);
    expect(said(inTest)).toEqual([]);
  });
});

const forbidden = [
  ["config/planted.ts", "../domain/cart/cart.ts"],
  ["text/planted.ts", "../config/environment.ts"],
  ["domain/valuation/planted.ts", "../catalogue/makes.ts"],
  ["domain/valuation/planted.ts", "valibot"],
  ["domain/valuation/below/planted.ts", "../../catalogue/makes.ts"],
  ["domain/recalls/planted.ts", "../answer/figures.ts"],
  ["domain/new-room/planted.ts", "../words/english.ts"],
  ["domain/reading/ad/planted.ts", "../sheet/layout.ts"],
  ["domain/catalogue/planted.ts", "../../src/format/date-text.ts"],
  ["domain/catalogue/planted.ts", "../../text/csv.ts"],
  ["domain/catalogue/planted.ts", "node:fs"],
  ["domain/catalogue/planted.ts", "react"],
  ["listings/fit/planted.ts", "../../server/main.ts"],
  ["server/planted.ts", "../cli/inbox/inbox.ts"],
  ["server/planted.ts", "../src/format/date-text.ts"],
  ["server/planted.ts", "../tooling/build/build.ts"],
  ["cli/inbox/planted.ts", "../../src/format/date-text.ts"],
  ["src/ui/kit/planted.tsx", "../../features/cart/address.ts"],
  ["src/features/value/planted.tsx", "../../layouts/fonts.ts"],
  ["src/features/value/planted.tsx", "../../../server/app.ts"],
  ["src/features/cart-form/planted.tsx", "../papers/kinds.ts"],
  ["src/pages/planted.ts", "../../server/app.ts"],
  ["server/http/planted.ts", "../app.ts"],
  ["server/mail/planted.ts", "../inbox/receive.ts"],
] as const;

const allowed = [
  ["domain/valuation/planted.ts", "../cart/cart.ts"],
  ["domain/valuation/planted.ts", "./rules.ts"],
  ["domain/valuation/below/planted.ts", "../../cart/cart.ts"],
  ["domain/catalogue/planted.ts", "../valuation/rules.ts"],
  ["domain/submissions/planted.ts", "valibot"],
  ["server/planted.ts", "../domain/cart/cart.ts"],
  ["src/features/value/planted.tsx", "../cart-form/address.ts"],
  ["src/pages/planted.ts", "../features/cart-form/address.ts"],
  ["domain/reading/ad/planted.ts", "../vocabulary.ts"],
  ["server/planted.ts", "./http/log.ts"],
  ["domain/valuation/planted.test.ts", "../catalogue/makes.ts"],
] as const;

const project = newFolder();
const roomRule = "rooms/downward-only";

/** Every planted import that the project's lint rejects, as "file: import". */
const rejected = new Set<string>();

beforeAll(() => {
  const files = Map.groupBy([...forbidden, ...allowed], ([path]) => path);
  for (const [path, imports] of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    const lines = imports.map(([, specifier]) => `import ${JSON.stringify(specifier)};\n`);
    writeFileSync(join(project, path), lines.join(""));
  }
  const { overrides, rules } = JSON.parse(readFileSync(".oxlintrc.json", "utf8"));
  const aboutImports = overrides.filter(
    (each: { rules: object }) => "no-restricted-imports" in each.rules,
  );
  const config = {
    jsPlugins: [resolve("tooling/checks/room-rules.js")],
    rules: { [roomRule]: rules[roomRule] },
    overrides: aboutImports,
  };
  writeFileSync(join(project, ".oxlintrc.json"), JSON.stringify(config));
  for (const { filename, code, labels } of lint(project, ".").diagnostics) {
    if (code !== "eslint(no-restricted-imports)" && code !== "rooms(downward-only)") continue;
    const [, specifier] = files.get(filename as never)![labels[0]!.span.line - 1]!;
    rejected.add(`${filename}: ${specifier}`);
  }
});

test.each(forbidden)("%s must not import %s", (path, specifier) => {
  expect(rejected).toContain(`${path}: ${specifier}`);
});

test.each(allowed)("%s may import %s", (path, specifier) => {
  expect(rejected).not.toContain(`${path}: ${specifier}`);
});
