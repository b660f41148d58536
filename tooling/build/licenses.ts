import { readFileSync } from "node:fs";
import { type ProductionPackage, productionPackages } from "./production-packages.ts";

/**
 * They require only that their notice is kept, or that changes to their own files are published.
 */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** A library that is only loaded, not bundled, and only while the site is built: libvips. */
const allowedForImages = new Set([...allowed, "LGPL-3.0-or-later"]);

/** One sentence for each package that we may not use. */
export function licenseProblems(packages: readonly ProductionPackage[]): string[] {
  return packages
    .filter(({ name, license }) => !isAllowed(license, name.startsWith("@img/sharp-")))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} is under ${license || "no license"}, which is not allowed.`,
    );
}

/** With OR, one of the licenses must be allowed; with AND, all of them. */
function isAllowed(expression: string, isForImages: boolean): boolean {
  const licenses = isForImages ? allowedForImages : allowed;
  const ids = expression.replaceAll(/[()]/g, "").split(/ (?:AND|OR) /);
  const isChoice = expression.includes(" OR ") && !expression.includes(" AND ");
  return isChoice ? ids.some((id) => licenses.has(id)) : ids.every((id) => licenses.has(id));
}

/** Every package with its version and license, one per line. */
export function licenseList(packages: readonly ProductionPackage[]): string {
  const lines = packages.map(({ name, version, license }) => `${name} ${version}: ${license}`);
  return `${lines.join("\n")}\n`;
}

if (import.meta.main) {
  const packages = productionPackages(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const problems = licenseProblems(packages);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
