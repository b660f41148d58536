import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The minimum share of changes, in percent, that each part's tests must catch. */
const minScores: Record<string, number> = {
  "domain/valuation/": 90,
  "domain/market/": 80,
  "domain/serials/": 80,
};

/** Only this command needs Stryker, so it is not among the packages that everyone installs. */
const stryker = ["@stryker-mutator/core@10.1.1", "@stryker-mutator/vitest-runner@10.1.1"];

run("npm", "install", "--no-save", ...stryker);
run("stryker", "run");
const { files }: Report = JSON.parse(readFileSync("reports/mutation.json", "utf8"));
for (const [part, min] of Object.entries(minScores)) {
  const score = scoreOf(part);
  console.log(`${part}: ${score.toFixed(1)}% of the changes were caught (at least ${min}%)`);
  if (score < min) process.exitCode = 1;
}

function run(command: string, ...options: string[]): void {
  const { status } = spawnSync(command, options, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

interface Report {
  readonly files: Record<string, { readonly mutants: readonly { readonly status: string }[] }>;
}

function scoreOf(part: string): number {
  const statuses = Object.entries(files)
    .filter(([path]) => path.startsWith(part))
    .flatMap(([, { mutants }]) => mutants.map((mutant) => mutant.status));
  const noticed = statuses.filter((each) => each === "Killed" || each === "Timeout").length;
  const unnoticed = statuses.filter((each) => each === "Survived" || each === "NoCoverage").length;
  return (100 * noticed) / (noticed + unnoticed);
}
