import { runAsProcess, exitCodesHelp } from "../command.ts";
import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";
import { Command } from "commander";
import { type InboxProcess, contextProvider } from "./context.ts";
import {
  eraseCommand,
  purgeCommand,
  afterRestoreCommand,
  backupCommand,
  retryMailCommand,
} from "./maintenance-commands.ts";
import {
  listCommand,
  accessCommand,
  showCommand,
  statsCommand,
  stockCommand,
} from "./reading-commands.ts";
import { exportCommand } from "./export-command.ts";
import {
  acceptCommand,
  exportSalesCommand,
  rejectCommand,
  salesCommand,
} from "./sales-commands.ts";

const commands = [
  listCommand,
  showCommand,
  stockCommand,
  exportCommand,
  statsCommand,
  accessCommand,
  salesCommand,
  acceptCommand,
  rejectCommand,
  exportSalesCommand,
  eraseCommand,
  purgeCommand,
  retryMailCommand,
  backupCommand,
  afterRestoreCommand,
];

export function createInbox(process: InboxProcess): Command {
  const program = new Command("npm run inbox --")
    .description("Reads, judges, exports, and erases what visitors have sent.")
    .helpCommand(false)
    .addHelpText("after", notes);
  for (const create of commands) program.addCommand(create(contextProvider(process)));
  return program;
}

const notes = `
Run npm run inbox -- COMMAND --help for details.
Data goes to stdout and messages to stderr. To save data without npm's own output:
  npm run --silent inbox -- export --format csv > inbox.csv
The commands use the database that DATABASE_URL or DATA_DIR names. The server may be running.
${exitCodesHelp}`;

/** Reads one line; empty if the input ends or is interrupted first. */
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

if (import.meta.main) {
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
}
