import { readFileSync } from "node:fs";
import { writeWhole } from "../../listings/import/write-whole.ts";
import { Failure } from "./run-command.ts";

export function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new Failure(`${path} cannot be read: ${codeOf(error)}.`, { cause: error });
  }
}

/** Null where there is no such file yet. */
export function readTextIfAny(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw new Failure(`${path} cannot be read: ${codeOf(error)}.`, { cause: error });
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeWhole(path, text);
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${codeOf(error)}.`, { cause: error });
  }
}

function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  throw error;
}
