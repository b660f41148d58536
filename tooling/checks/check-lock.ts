import { readFileSync } from "node:fs";
import type { Lock } from "../build/lock.ts";

/** One sentence for each package that npm would install without checking its hash. */
export function lockProblems({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([folder, { link }]) => folder !== "" && link !== true)
    .filter(([, { integrity = "" }]) => !integrity.startsWith("sha512-"))
    .map(
      ([folder, { version = "" }]) => `${folder} ${version} has no SHA-512 hash in the lock file.`,
    );
}

if (import.meta.main) {
  const problems = lockProblems(JSON.parse(readFileSync("package-lock.json", "utf8")));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(
      "The registry did not have these when they were locked. Choose versions that it has for " +
        "every platform, delete these entries from the lock file, and run `npm install`.",
    );
    process.exitCode = 1;
  }
}
