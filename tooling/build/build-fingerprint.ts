import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readEnvironment } from "../../config/environment.ts";
import { reachableFrom } from "../layout/folders.js";
import { factsOf } from "./built-facts.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const dist = `${resolve(root, readEnvironment(process.env).DIST_DIR)}/`;
export const fingerprintFile = `${dist}fingerprint`;

/**
 * Everything that the pages and the build import, and the files beside it. The server is not built.
 */
const folders = reachableFrom(["src/pages", "tooling/build"]).filter(
  (folder) => !folder.startsWith("server"),
);
const sources = `{${[...folders, "listings", "public"].join(",")}}/**`;
/** A pattern does not match names that begin with a dot unless it says so. */
const hidden = "src/pages/.well-known/**";
const rootFiles = "{astro.config.ts,package-lock.json}";

/** A hash of everything the build depends on: sources, locked versions, and the environment. */
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
