import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";

export interface Replacement {
  readonly from: string;
  readonly to: string;
}

/**
 * Replaces all files and folders even if the process is stopped: once the journal is written, the
 * next call of `finishReplacing` does the rest.
 */
export function replaceAll(journal: string, replacements: readonly Replacement[]): void {
  writeWhole(journal, JSON.stringify(replacements));
  finishReplacing(journal);
}

/** False if no replacement was stopped. */
export function finishReplacing(journal: string): boolean {
  if (!existsSync(journal)) return false;
  const replacements: Replacement[] = JSON.parse(readFileSync(journal, "utf8"));
  replacements.forEach(replaceOne);
  rmSync(journal);
  return true;
}

/** Can be repeated safely, because what was moved is no longer there. */
function replaceOne({ from, to }: Replacement): void {
  if (!existsSync(from)) return;
  // A rename replaces a file, but not a folder with contents.
  const aside = `${from}.old`;
  if (statSync(to, { throwIfNoEntry: false })?.isDirectory()) {
    rmSync(aside, { recursive: true, force: true });
    renameSync(to, aside);
  }
  renameSync(from, to);
  rmSync(aside, { recursive: true, force: true });
}

/** Readers see the old text or the new, never a part. */
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
