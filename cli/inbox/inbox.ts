import { runAsProcess } from "../command.ts";
import { createInbox } from "./program.ts";
import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";

const { env, stdin, stdout, stderr } = process;

await runAsProcess(
  createInbox({
    env,
    stdout,
    stderr,
    now: new Date(),
    ask: async (question) => (stdin.isTTY ? ask(question, stdin, stderr) : null),
  }),
);

/** Reads one line from a person; empty if the input ends or is interrupted first. */
export async function ask(question: string, input: Readable, output: Writable): Promise<string> {
  const terminal = createInterface({ input, output });
  const ended = new Promise<null>((resolve) => terminal.once("close", () => resolve(null)));
  try {
    const answer = await Promise.race([terminal.question(`${question} `), ended]);
    if (answer === null) output.write("\n");
    return answer?.trim() ?? "";
  } finally {
    terminal.close();
  }
}
