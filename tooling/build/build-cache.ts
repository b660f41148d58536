import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Where builds cache what is slow to make. Each file is named for a hash of its input. */
export const buildCache = `${import.meta.dirname}/../../node_modules/.cache/cartworth/`;

/** Renames the file once it is complete, so that an interrupted build leaves no partial one. */
export function writeToCache(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, content);
  renameSync(partial, path);
}
