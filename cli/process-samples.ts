import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** How a command ended. */
export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

type Variables = Readonly<Record<string, string>>;

/**
 * Starts a command of this folder in a separate process, as npm does. Of the variables of this
 * process, it gets only those that Node needs to start, and to start fast.
 */
export function startProcess(command: string, args: readonly string[], variables: Variables = {}) {
  const { PATH } = process.env;
  return spawn(process.execPath, [join(import.meta.dirname, command), ...args], {
    env: { PATH, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Runs a command of this folder in a separate process until it ends. */
export async function runProcess(
  command: string,
  args: readonly string[],
  variables?: Variables,
): Promise<Outcome> {
  const child = startProcess(command, args, variables);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, out, err };
}
