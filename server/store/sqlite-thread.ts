import { parentPort } from "node:worker_threads";
import { type SqliteFile, type Statement, openSqliteFile } from "./sqlite-file.ts";

/** A file to open; the one before it must be closed. */
interface Opening {
  readonly file: string;
  readonly readOnly: boolean;
}

/** A request to the thread: a SQL statement, or another operation. */
export type Command = Opening | Statement | "rollback" | "close";

/**
 * The thread's answers, in the order of the requests. An error loses its codes when it crosses
 * between threads.
 */
export type Answer =
  | { readonly result: unknown }
  | { readonly message: string; readonly codes: Readonly<Record<string, unknown>> };

const port = parentPort!;
let opened: SqliteFile | null = null;
let last: Promise<void> = Promise.resolve();

port.on("message", (command: Command) => {
  last = last.then(() => answer(command));
});

async function answer(command: Command): Promise<void> {
  const reply: Answer = await perform(command).then((result) => ({ result }), described);
  port.postMessage(reply);
}

async function perform(command: Command): Promise<unknown> {
  if (command === "rollback") return opened!.rollback();
  if (command === "close") return opened!.close();
  if ("sql" in command) return opened!.execute(command);
  opened = await openSqliteFile(command.file, command.readOnly);
}

function described(error: unknown): Answer {
  if (!(error instanceof Error)) return { message: String(error), codes: {} };
  return { message: error.message, codes: { ...error } };
}
