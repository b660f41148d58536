import { renameSync, rmSync, writeFileSync } from "node:fs";

/** Writes a file so that every reader sees the old text or the new, never a part. */
export function writeWhole(path: string, text: string): void {
  // In the same folder, because a rename is atomic only within one file system.
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text, { flag: "wx", flush: true });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
