import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readEnvironment } from "../../config/environment.ts";
import { factsOf } from "./built-facts.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const dist = `${resolve(root, readEnvironment(process.env).DIST_DIR)}/`;
export const fingerprintFile = `${dist}fingerprint`;

const sources = "{catalogue,config,inbox,market,public,scripts,src,valuation,year-finder}/**";
/** A pattern does not match what begins with a dot unless it says so. */
const hidden = "src/pages/.well-known/**";
const rootFiles = "{astro.config.ts,package-lock.json}";

/** A hash of everything the build depends on: sources, locked versions and the environment. */
export function sourceFingerprint(): string {
  const facts = factsOf(readEnvironment(process.env));
  const hash = createHash("sha256").update(JSON.stringify(facts));
  for (const path of globSync([sources, hidden, rootFiles], { cwd: root }).toSorted()) {
    if (statSync(root + path).isFile()) hash.update(path).update(readFileSync(root + path));
  }
  return hash.digest("hex");
}

export function buildIsCurrent(): boolean {
  return (
    existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8") === sourceFingerprint()
  );
}
