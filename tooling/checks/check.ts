import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { folders } from "../folders.ts";
import { ensureChromium, ensureOtherBrowsers } from "../browsers.ts";

interface Step {
  name: string;
  command: string;
  /**
   * How many tests passed and failed, if the step's output says so; otherwise, the step counts as
   * one.
   */
  count?: (output: string) => { passed: number; failed: number };
  /** The line to print about a step that passed. */
  remark?: (output: string) => string | undefined;
}

/**
 * The tests leave their databases and folders here. The name is short, because some of these contain
 * sockets, whose paths can't be longer than about a hundred characters.
 */
const temporary = mkdtempSync(join(tmpdir(), "tests-"));
// As root, the tests run PostgreSQL as another user.
chmodSync(temporary, 0o755);
process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));

const environment = {
  ...process.env,
  TMPDIR: temporary,
  ASTRO_TELEMETRY_DISABLED: "1",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
};

const countOf = (output: string, pattern: RegExp) => Number(output.match(pattern)?.[1] ?? 0);

const sources = `*.config.ts ${folders.join(" ")}`;

const staticSteps: Step[] = [
  { name: "format", command: "oxfmt --check" },
  { name: "lint", command: `oxlint --type-aware ${sources}` },
  { name: "unused code", command: "knip" },
  { name: "styles", command: "node tooling/checks/check-css.ts" },
];

/** Checks that need the types of the guides, which a build writes. */
const typeSteps: Step[] = [
  // More threads would check many types twice, and the tests need the other cores.
  { name: "types", command: "node node_modules/typescript-7/bin/tsc --singleThreaded" },
  {
    name: "page types",
    command: "astro check --minimumSeverity hint --tsconfig tsconfig.pages.json",
  },
];

const unitTests = (name: string, project: string): Step => ({
  name,
  command: `vitest run --project=${project} --reporter=default --no-color`,
  count: (output) => ({
    passed: countOf(output, /^ +Tests .*?\b(\d+) passed/m),
    failed: countOf(output, /^ +Tests .*?\b(\d+) failed/m),
  }),
});

const build: Step = { name: "build", command: "node tooling/build/build.ts" };
const pages: Step = {
  name: "pages",
  command: "node tooling/checks/pages/check-pages.ts",
  remark: (output) => output.trimEnd(),
};

const browserTests = (name: string, ...projects: readonly string[]): Step => ({
  name,
  command:
    `playwright test --workers=${availableParallelism()} ` +
    projects.map((project) => `--project=${project}`).join(" "),
  count: (output) => ({
    passed: countOf(output, /^ +(\d+) passed/m) + countOf(output, /^ +(\d+) flaky/m),
    failed: countOf(output, /^ +(\d+) failed/m),
  }),
  // The tests that passed on the second try.
  remark: (output) => output.match(/^ +\d+ flaky\n(?: {4}.*\n)+/m)?.[0],
});

async function runTests(): Promise<void> {
  const built = runStep(build);
  await Promise.all([
    runStep(unitTests("unit tests", "!release")),
    // The unit tests run one after another and end last, so the others give way to them.
    built.then(() =>
      runInOrder([yielding(browserTests("journeys", "journeys", "journeys-phone"), 5), pages]),
    ),
    // These take only the processor time that the tests leave over.
    runInOrder(staticSteps.map((step) => yielding(step, 19))),
    built.then(() => runInOrder(typeSteps.map((step) => yielding(step, 19)))),
  ]);
}

async function runReleaseTests(): Promise<void> {
  ensureOtherBrowsers();
  await runInOrder([
    unitTests("slow unit tests", "release"),
    build,
    browserTests("release tests", "journeys-again", "release", "release-phone", "pictures"),
  ]);
}

ensureChromium();
const total = { passed: 0, failed: 0 };
await (process.argv[2] === "release" ? runReleaseTests() : runTests());
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** `nice` is from 0 to 19: the greater it is, the more the step gives way. */
function yielding(step: Step, nice: number): Step {
  return { ...step, command: `nice -n ${nice} ${step.command}` };
}

async function runInOrder(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await runStep(step);
}

async function runStep({ name, command, count, remark }: Step): Promise<void> {
  const started = performance.now();
  const { output, ok } = await run(command);
  const { passed, failed } = count?.(output) ?? { passed: Number(ok), failed: Number(!ok) };
  total.passed += passed;
  // A step that fails before its first test still fails.
  total.failed += ok ? failed : Math.max(failed, 1);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${ok ? "✓" : "✗"} ${name} (${passed} passed, ${seconds} s)`);
  const said = ok ? remark?.(output) : output;
  if (said !== undefined) console.log(said);
}

function run(command: string): Promise<{ output: string; ok: boolean }> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    }
    child.on("close", (code) => resolve({ output, ok: code === 0 }));
  });
}
