import { resolve } from "node:path";
import type { Environment } from "./environment.ts";

/** With a trailing slash. */
export const projectFolder = `${resolve(import.meta.dirname, "..")}/`;

/** In the build's folder: a hash of everything that the build was made from. */
export const fingerprintName = "fingerprint";

/** The build's folder, with a trailing slash. */
export function distFolder({ DIST_DIR }: Pick<Environment, "DIST_DIR">): string {
  return `${resolve(projectFolder, DIST_DIR)}/`;
}
