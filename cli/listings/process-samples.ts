import { spawn } from "node:child_process";
import { join } from "node:path";

/** How a command ended. */
export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command of this folder in a separate process, as npm does. */
export function runProcess(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, command), ...args], {
      env: { PATH: process.env["PATH"], ...variables },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const outcome = { out: "", err: "" };
    child.stdout.setEncoding("utf8").on("data", (text: string) => (outcome.out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (outcome.err += text));
    child.on("close", (code) => resolve({ ...outcome, code }));
  });
}
