import { runAsProcess } from "../command.ts";
import { ask } from "./ask.ts";
import { createInbox } from "./program.ts";

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
