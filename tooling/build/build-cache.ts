import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Where builds keep what takes long to make, named by a hash of what it was made from. */
export const buildCache = `${import.meta.dirname}/../../node_modules/.cache/cartworth/`;

/**
 * The file is renamed once it is complete, so that an interrupted build leaves no partial one.
 */
export function keepInCache(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, content);
  renameSync(partial, path);
}
