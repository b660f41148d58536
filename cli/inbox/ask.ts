import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";

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
