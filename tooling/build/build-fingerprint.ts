import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { readEnvironment } from "../../config/environment.ts";
import { distFolder, fingerprintName, projectFolder } from "../../config/folders.ts";
import { factsOf } from "./built-facts.ts";

export const dist = distFolder(readEnvironment(process.env));
export const fingerprintFile = `${dist}${fingerprintName}`;

/** Everything that the pages and the build import. Of the server, the build uses only server/shared-links. */
const sources = "{config,domain,listings,public,server/shared-links,src,text,tooling/build}/**";
/** A pattern does not match names that begin with a dot unless it says so. */
const hidden = "src/pages/.well-known/**";
/** Every market update changes it, but no page is built from it. */
const stock = "listings/stock.csv";
const rootFiles = "{astro.config.ts,package-lock.json}";

/** A hash of everything the build depends on: sources, locked versions, and the environment. */
export function sourceFingerprint(): string {
  const facts = factsOf(readEnvironment(process.env));
  const hash = createHash("sha256").update(JSON.stringify(facts));
  for (const path of sourceFiles()) {
    if (statSync(projectFolder + path).isFile())
      hash.update(path).update(readFileSync(projectFolder + path));
  }
  return hash.digest("hex");
}

/** Sorted. */
export function sourceFiles(): string[] {
  const files = globSync([sources, hidden, rootFiles], { cwd: projectFolder, exclude: [stock] });
  return files.toSorted();
}

export function isBuildCurrent(): boolean {
  return (
    existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8") === sourceFingerprint()
  );
}
