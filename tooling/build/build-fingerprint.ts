import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { distFolder, projectFolder } from "../../config/dist-folder.ts";
import { readEnvironment } from "../../config/environment.ts";
import { reachableFrom } from "../layout/folder-rules.js";
import { factsOf } from "./built-facts.ts";

export const dist = distFolder(readEnvironment(process.env));
export const fingerprintFile = `${dist}fingerprint`;

/**
 * Everything that the pages and the build import, and the files beside it. Of the server, only the
 * layout of pictures is built.
 */
const folders = reachableFrom(["src/pages", "tooling/build"]).filter(
  (folder) => folder === "server/social" || !folder.startsWith("server"),
);
const sources = `{${[...folders, "listings", "public"].join(",")}}/**`;
/** A pattern does not match names that begin with a dot unless it says so. */
const hidden = "src/pages/.well-known/**";
const rootFiles = "{astro.config.ts,package-lock.json}";

/** A hash of everything the build depends on: sources, locked versions, and the environment. */
export function sourceFingerprint(): string {
  const facts = factsOf(readEnvironment(process.env));
  const hash = createHash("sha256").update(JSON.stringify(facts));
  for (const path of globSync([sources, hidden, rootFiles], { cwd: projectFolder }).toSorted()) {
    if (statSync(projectFolder + path).isFile())
      hash.update(path).update(readFileSync(projectFolder + path));
  }
  return hash.digest("hex");
}

export function buildIsCurrent(): boolean {
  return (
    existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8") === sourceFingerprint()
  );
}
