import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { newFolder } from "../config/folder.fixture.ts";

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

type Variables = Readonly<Record<string, string>>;

/**
 * Starts a command of this folder as npm does. It gets only the environment variables that Node
 * needs to start.
 */
export function startProcess(
  command: string,
  args: readonly string[],
  variables: Variables = {},
  input = "",
) {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, command), ...args], {
    env: { PATH, ...variables },
  });
  // A command that fails early may not read its input.
  child.stdin.on("error", () => {}).end(input);
  return child;
}

export async function runProcess(...given: Parameters<typeof startProcess>): Promise<Outcome> {
  const child = startProcess(...given);
  const [out, err, [code]] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, "close"),
  ]);
  // Unlike a decoder, this keeps a byte order mark.
  return { code, out: out.toString(), err: err.toString() };
}

export function saved(contents: string | Uint8Array, name = "file.csv"): string {
  const path = join(newFolder(), name);
  writeFileSync(path, contents);
  return path;
}
