import { resolve } from "node:path";
import type { Writable } from "node:stream";
import { EnvironmentError, readEnvironment } from "../../config/environment.ts";
import { openStore } from "../../server/store/open-store.ts";
import { StoreUnavailable } from "../../server/store/store.ts";
import { type Command, type Desk, Failure, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import { commandHelp, hint, overview } from "./help.ts";
import { writeParts } from "./output.ts";

/** What a command has of the world besides the store. */
export interface Context {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly now: Date;
  readonly ask: Desk["ask"];
}

/** Does what a command line says; resolves with the exit code. */
export async function run([name, ...rest]: readonly string[], context: Context): Promise<number> {
  const command = commands.find((candidate) => candidate.name === name);
  try {
    await perform(command, name, rest, context);
    return 0;
  } catch (error) {
    return explain(error, command, context);
  }
}

async function perform(
  command: Command | undefined,
  name = "",
  args: string[],
  context: Context,
): Promise<void> {
  if (wantsHelp([name, ...args])) {
    const help = command === undefined ? overview(commands) : commandHelp(command);
    return writeLine(context.stdout, help);
  }
  if (command === undefined) {
    throw new UsageError(name === "" ? "A command is missing." : `There is no command "${name}".`);
  }
  await withDesk(context, command.prepare(args));
}

async function withDesk(context: Context, work: (desk: Desk) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATA_DIR, INBOX_RETENTION_DAYS } = readEnvironment(context.env);
  const location = { databaseUrl: DATABASE_URL, dataDir: DATA_DIR };
  const store = await openStore(location).catch((cause: unknown) => {
    throw new Failure("The store cannot be opened.", { cause });
  });
  const { stdout, stderr, now, ask } = context;
  try {
    await work({
      store,
      place: DATABASE_URL === "" ? resolve(DATA_DIR) : "the database of DATABASE_URL",
      retentionDays: INBOX_RETENTION_DAYS,
      now,
      print: (text) => writeLine(stdout, text),
      write: (parts) => writeParts(parts, stdout),
      tell: (sentence) => writeLine(stderr, sentence),
      ask,
    });
  } finally {
    await store.close();
  }
}

function explain(error: unknown, command: Command | undefined, { stderr }: Context): number {
  if (error instanceof UsageError) {
    writeLine(stderr, `${error.message}\n${hint(command)}`);
    return 2;
  }
  const expected = [Failure, EnvironmentError, StoreUnavailable];
  if (!expected.some((kind) => error instanceof kind)) throw error;
  writeLine(stderr, reason(error));
  return 1;
}

/** A sentence and what lies behind it, down to the database's own words. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors : [error.cause ?? []].flat();
  return [error.message, ...inner.map(reason)].filter((line) => line !== "").join("\n");
}

function wantsHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  return args.some((arg, at) => ["--help", "-h"].includes(arg) && (end === -1 || at < end));
}

function writeLine(output: Writable, text: string): void {
  output.write(`${text}\n`);
}
