import { Worker } from "node:worker_threads";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Result, Statement } from "./sqlite-file.ts";
import type { Answer, Command } from "./sqlite-thread.ts";

/**
 * Opens a SQLite file for Kysely in a separate thread, so that a slow disk does not hold up
 * anything else.
 */
export async function openNodeSqlite(
  file: string,
  { readOnly = false }: { readOnly?: boolean } = {},
): Promise<Dialect> {
  const thread = takeIdleThread() ?? startThread();
  await thread.ask({ file, readOnly }).catch((error: unknown) => {
    giveBack(thread);
    throw error;
  });
  const ask = untilClosed(thread);
  return {
    createDriver: () => createDriver(ask),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/**
 * Tells the migrator that SQLite can change tables in a transaction, which then also serves as its
 * lock.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

type Ask = (command: Command) => Promise<unknown>;

/** The only connection; Kysely gives it to one user at a time. */
function createDriver(ask: Ask): Driver {
  const connection: DatabaseConnection = {
    executeQuery: (query) => execute(ask, query),
    streamQuery() {
      throw new Error("Streaming is not supported.");
    },
  };
  const command = async (sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    // A deferred transaction would fail immediately if it found the write lock taken.
    beginTransaction: () => command("begin immediate"),
    commitTransaction: () => command("commit"),
    rollbackTransaction: async () => void (await ask("rollback")),
    releaseConnection: async () => {},
    destroy: async () => void (await ask("close")),
  };
}

async function execute<Row>(ask: Ask, query: CompiledQuery): Promise<QueryResult<Row>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- SQLite checks each as it binds
  const statement = { sql: query.sql, parameters: query.parameters } as Statement;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the thread answers to it
  const { rows, changes } = (await ask(statement)) as Result;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely knows what it selected
  const selected = rows as Row[];
  return { rows: selected, ...(changes !== undefined && { numAffectedRows: changes }) };
}

/** A thread that has one file open at a time. */
interface SqliteThread {
  readonly ask: Ask;
  /** Whether it can still answer. */
  readonly isRunning: boolean;
}

/** Threads without a file. Starting another takes several times as long as opening a file. */
const idleThreads = new Set<SqliteThread>();

/** The one that was given back last. */
function takeIdleThread(): SqliteThread | undefined {
  const thread = [...idleThreads].at(-1);
  if (thread !== undefined) idleThreads.delete(thread);
  return thread;
}

function giveBack(thread: SqliteThread): void {
  if (thread.isRunning) idleThreads.add(thread);
}

/** Gives the thread back once the file is closed. No later request reaches its next file. */
function untilClosed(thread: SqliteThread): Ask {
  let isClosed = false;
  return async (command) => {
    if (isClosed) throw new Error("The database is closed.");
    if (command !== "close") return thread.ask(command);
    isClosed = true;
    await thread.ask(command);
    giveBack(thread);
  };
}

/** Starts a thread, which keeps the process alive only while it has a request to answer. */
function startThread(): SqliteThread {
  // The thread must not inherit this process's own arguments, such as a script to evaluate.
  const worker = new Worker(new URL("./sqlite-thread.ts", import.meta.url), { execArgv: [] });
  const asked: PromiseWithResolvers<unknown>[] = [];

  worker.on("message", (answer: Answer) => {
    const { resolve, reject } = asked.shift()!;
    if (asked.length === 0) worker.unref();
    if ("result" in answer) resolve(answer.result);
    else reject(Object.assign(new Error(answer.message), answer.codes));
  });
  let ended: Error | null = null;
  const end = (error: Error) => {
    ended ??= error;
    idleThreads.delete(thread);
    asked.splice(0).forEach(({ reject }) => reject(ended));
  };
  worker.on("error", end);
  worker.on("exit", () => end(new Error("The database's thread has ended.")));

  const ask: Ask = (command) => {
    if (ended !== null) return Promise.reject(ended);
    const answered = Promise.withResolvers<unknown>();
    // This throws if the command cannot be sent, and then no answer will come.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is not a window
    worker.postMessage(command);
    asked.push(answered);
    worker.ref();
    return answered.promise;
  };
  const thread: SqliteThread = {
    ask,
    get isRunning() {
      return ended === null;
    },
  };
  return thread;
}
