// Tested through the commands in import.test.ts, crawl.test.ts, and killed.test.ts.
import { globSync, readFileSync, rmSync } from "node:fs";
import type { Problem } from "../../listings/import/csv-table.ts";
import { basename, dirname, join } from "node:path";
import { type Replacement, writeWhole } from "../../listings/update/replace-all.ts";
import { errorCode } from "../../text/error-code.ts";
import { fileProblem } from "../command.ts";

export function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw fileProblem(path, error);
  }
}

/** Null if the file doesn't exist yet. */
export function readTextIfAny(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw fileProblem(path, error);
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeWhole(path, text);
  } catch (error) {
    throw fileProblem(path, error, "written");
  }
}

/**
 * Writes the new version next to the file it will replace, so that both are on the same file system,
 * which a rename needs. The dot hides it from the build's fingerprint.
 */
export function writeCopyBeside(to: string, contents: string): Replacement {
  const from = join(dirname(to), `.${basename(to)}${copyEnding}`);
  writeText(from, contents);
  return { from, to };
}

/** Removes what a process leaves behind if it is stopped before it replaces the file. */
export function removeCopies(file: string): void {
  for (const copy of globSync(`.${basename(file)}${copyEnding}*`, { cwd: dirname(file) })) {
    rmSync(join(dirname(file), copy), { force: true });
  }
}

const copyEnding = ".next";

export function listProblems(problems: readonly Problem[], file: string): string {
  return problems.map(({ line, reason }) => `${file}:${line}: ${reason}`).join("\n");
}
