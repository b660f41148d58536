import { resolve } from "node:path";
import type { Environment } from "./environment.ts";

/** The project's folder, with a slash at its end. */
export const projectFolder = `${resolve(import.meta.dirname, "..")}/`;

/** Where the build is, with a slash at its end. */
export function distFolder({ DIST_DIR }: Pick<Environment, "DIST_DIR">): string {
  return `${resolve(projectFolder, DIST_DIR)}/`;
}
