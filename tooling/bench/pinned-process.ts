import { spawn } from "node:child_process";
import { once } from "node:events";
import { saying } from "../../e2e/server-process.ts";

export const taskset = "/usr/bin/taskset";

/** A process on core 0 that ends when its variable goes out of scope. */
export interface PinnedProcess extends AsyncDisposable {
  /** What it printed once it was ready. */
  readonly said: string;
}

/** Starts a command and waits until it prints `ready`. */
export async function startPinned(
  command: readonly string[],
  ready: RegExp,
  environment: Readonly<Record<string, string>> = {},
): Promise<PinnedProcess> {
  const env = { ...process.env, ...environment };
  const child = spawn(taskset, ["-c", "0", ...command], { env });
  const exited = once(child, "exit");
  const stop = async () => {
    child.kill();
    await exited;
  };
  return { said: await saying(child, ready), [Symbol.asyncDispose]: stop };
}
