import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const forbidden = [
  ["config/planted.ts", "../domain/valuation/cart.ts"],
  ["text/planted.ts", "../config/environment.ts"],
  ["domain/valuation/planted.ts", "../catalogue/makes.ts"],
  ["domain/valuation/planted.ts", "valibot"],
  ["domain/valuation/below/planted.ts", "../../catalogue/makes.ts"],
  ["domain/catalogue/planted.ts", "../../src/format/date-text.ts"],
  ["domain/catalogue/planted.ts", "../../text/csv.ts"],
  ["domain/catalogue/planted.ts", "node:fs"],
  ["domain/catalogue/planted.ts", "react"],
  ["listings/fit/planted.ts", "../../server/main.ts"],
  ["server/http/planted.ts", "../../cli/inbox/inbox.ts"],
  ["server/http/planted.ts", "../../src/format/date-text.ts"],
  ["server/http/planted.ts", "../../tooling/build/build.ts"],
  ["cli/inbox/planted.ts", "../../src/format/date-text.ts"],
  ["src/ui/kit/planted.tsx", "../../features/cart/address.ts"],
  ["src/features/value/planted.tsx", "../../layouts/speculation-rules.ts"],
  ["src/features/value/planted.tsx", "../../../server/http/app.ts"],
  ["src/pages/planted.ts", "../../server/http/app.ts"],
] as const;

const allowed = [
  ["domain/valuation/planted.ts", "./cart.ts"],
  ["domain/valuation/planted.ts", "./rules.ts"],
  ["domain/valuation/below/planted.ts", "../cart.ts"],
  ["domain/catalogue/planted.ts", "../valuation/cart.ts"],
  ["domain/submissions/planted.ts", "valibot"],
  ["server/http/planted.ts", "../../domain/valuation/cart.ts"],
  ["src/features/value/planted.tsx", "../cart/address.ts"],
  ["src/pages/planted.ts", "../features/cart/address.ts"],
  ["domain/valuation/planted.test.ts", "../catalogue/makes.ts"],
] as const;

const project = mkdtempSync(join(tmpdir(), "imports-"));
afterAll(() => rmSync(project, { recursive: true }));

/** Every planted import that the project's lint rejects, as "file: import". */
const rejected = new Set<string>();

// Oxlint takes much longer to start than to read a file, so it reads all of them at once.
beforeAll(() => {
  const files = Map.groupBy([...forbidden, ...allowed], ([path]) => path);
  for (const [path, imports] of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    const lines = imports.map(([, specifier]) => `import ${JSON.stringify(specifier)};\n`);
    writeFileSync(join(project, path), lines.join(""));
  }
  const { overrides } = JSON.parse(readFileSync(".oxlintrc.json", "utf8"));
  const aboutImports = overrides.filter(
    ({ rules }: { rules: object }) => "no-restricted-imports" in rules,
  );
  writeFileSync(join(project, ".oxlintrc.json"), JSON.stringify({ overrides: aboutImports }));
  const oxlint = join(process.cwd(), "node_modules/oxlint/bin/oxlint");
  const args = [oxlint, "--format", "json", "."];
  const { stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: "utf8" });
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  for (const { filename, code, labels } of diagnostics) {
    if (code !== "eslint(no-restricted-imports)") continue;
    const [, specifier] = files.get(filename as never)![labels[0]!.span.line - 1]!;
    rejected.add(`${filename}: ${specifier}`);
  }
});

interface Diagnostic {
  readonly filename: string;
  readonly code: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

test.each(forbidden)("%s must not import %s", (path, specifier) => {
  expect(rejected).toContain(`${path}: ${specifier}`);
});

test.each(allowed)("%s may import %s", (path, specifier) => {
  expect(rejected).not.toContain(`${path}: ${specifier}`);
});
