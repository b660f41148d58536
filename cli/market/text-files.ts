import { readFileSync } from "node:fs";
import type { Problem } from "../../listings/import/csv-table.ts";
import { writeWhole } from "../../listings/update/replace-all.ts";
import { CommandError } from "../command.ts";

export function readText(path: string): string {
  const text = readTextIfAny(path);
  if (text === null) throw new CommandError(`There is no file ${path}.`);
  return text;
}

/** Null if the file doesn't exist yet. */
export function readTextIfAny(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (fileErrorCode(error) === "ENOENT") return null;
    throw new CommandError(`${path} cannot be read: ${fileErrorCode(error)}.`);
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeWhole(path, text);
  } catch (error) {
    throw new CommandError(`${path} cannot be written: ${fileErrorCode(error)}.`);
  }
}

export function listProblems(problems: readonly Problem[], file: string): string {
  return problems.map(({ line, reason }) => `${file}:${line}: ${reason}`).join("\n");
}

function fileErrorCode(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  throw error;
}
