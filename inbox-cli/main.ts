import { resolve } from "node:path";
import { EnvironmentError, readEnvironment } from "../config/environment.ts";
import { openStore } from "../server/store/open-store.ts";
import { StoreUnavailable } from "../server/store/store.ts";
import { ask } from "./ask.ts";
import { type Command, type Desk, Failure, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import { commandHelp, hint, overview } from "./help.ts";
import { isClosedPipe, writeParts } from "./output.ts";

const tell = (sentence: string) => void process.stderr.write(`${sentence}\n`);

// Whoever reads the output may stop early, as `head` does.
process.stdout.on("error", (error) => {
  if (!isClosedPipe(error)) throw error;
});

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...rest]: string[]): Promise<number> {
  const command = commands.find((candidate) => candidate.name === name);
  try {
    await perform(command, name, rest);
    return 0;
  } catch (error) {
    return explain(error, command);
  }
}

async function perform(command: Command | undefined, name = "", args: string[]): Promise<void> {
  if (wantsHelp([name, ...args])) {
    return print(command === undefined ? overview(commands) : commandHelp(command));
  }
  if (command === undefined) {
    throw new UsageError(name === "" ? "A command is missing." : `There is no command "${name}".`);
  }
  const run = command.prepare(args);
  const { DATABASE_URL, DATA_DIR, INBOX_RETENTION_DAYS } = readEnvironment(process.env);
  const location = { databaseUrl: DATABASE_URL, dataDir: DATA_DIR };
  const store = await openStore(location).catch((cause: unknown) => {
    throw new Failure("The store cannot be opened.", { cause });
  });
  try {
    const place = DATABASE_URL === "" ? resolve(DATA_DIR) : "the database of DATABASE_URL";
    await run({ store, place, retentionDays: INBOX_RETENTION_DAYS, ...terminal() });
  } finally {
    await store.close();
  }
}

function terminal(): Omit<Desk, "store" | "place" | "retentionDays"> {
  return {
    now: new Date(),
    print,
    write: (parts) => writeParts(parts, process.stdout),
    tell,
    ask: async (question) =>
      process.stdin.isTTY ? ask(question, process.stdin, process.stderr) : null,
  };
}

function explain(error: unknown, command: Command | undefined): number {
  if (error instanceof UsageError) {
    tell(`${error.message}\n${hint(command)}`);
    return 2;
  }
  const expected = [Failure, EnvironmentError, StoreUnavailable];
  if (!expected.some((kind) => error instanceof kind)) throw error;
  tell(reason(error));
  return 1;
}

/** A sentence and what lies behind it, down to the database's own words. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors : [error.cause ?? []].flat();
  return [error.message, ...inner.map(reason)].filter((line) => line !== "").join("\n");
}

function wantsHelp(args: string[]): boolean {
  const end = args.indexOf("--");
  return args.some((arg, at) => ["--help", "-h"].includes(arg) && (end === -1 || at < end));
}

/** A CSV file ends its last line itself. */
function print(text: string): void {
  process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
}
