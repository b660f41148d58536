import { parentPort, workerData } from "node:worker_threads";
import { type Statement, openSqliteFile } from "./sqlite-file.ts";

/** A request to the thread: a SQL statement, or another operation. */
export type Command = Statement | "open" | "rollback" | "close";

/**
 * The thread's answers, in the order of the requests. An error loses its codes when it crosses
 * between threads.
 */
export type Answer =
  | { readonly result: unknown }
  | { readonly message: string; readonly codes: Readonly<Record<string, unknown>> };

const { file, readOnly }: { file: string; readOnly: boolean } = workerData;
const port = parentPort!;
const opening = openSqliteFile(file, readOnly);
// The first answer says why.
opening.catch(() => {});
let last: Promise<void> = Promise.resolve();

port.on("message", (command: Command) => {
  last = last.then(() => answer(command));
});

async function answer(command: Command): Promise<void> {
  const reply: Answer = await perform(command).then((result) => ({ result }), described);
  port.postMessage(reply);
  if (command === "close" || (command === "open" && "message" in reply)) port.close();
}

async function perform(command: Command): Promise<unknown> {
  const database = await opening;
  if (command === "open") return;
  if (command === "rollback") return database.rollback();
  if (command === "close") return database.close();
  return database.execute(command);
}

function described(error: unknown): Answer {
  if (!(error instanceof Error)) return { message: String(error), codes: {} };
  return { message: error.message, codes: { ...error } };
}
