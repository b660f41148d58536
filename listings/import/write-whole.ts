import { renameSync, rmSync, writeFileSync } from "node:fs";

/** Writes a file so that whoever reads it sees the old text or the new, never a part. */
export function writeWhole(path: string, text: string): void {
  // In the same folder, as a file moves at once only within one disk.
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text, { flag: "wx", flush: true });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
