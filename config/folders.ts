import { resolve } from "node:path";
import type { Environment } from "./environment.ts";

/** With a trailing slash. */
export const projectFolder = `${resolve(import.meta.dirname, "..")}/`;

/** A file in the build's folder, with a hash of everything that went into the build. */
export const fingerprintName = "fingerprint";

/** The build's folder, with a trailing slash. */
export function distFolder({ DIST_DIR }: Pick<Environment, "DIST_DIR">): string {
  return `${resolve(projectFolder, DIST_DIR)}/`;
}
