import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { statSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { isLocked } from "./availability.ts";

// Erased data is overwritten in the file, not just unlinked.
const settings =
  "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; " +
  "pragma secure_delete = on";

/** One statement with its values, in SQLite's own types. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

/** The rows that a statement selects or returns, or how many it changed. */
export interface Result {
  readonly rows: readonly unknown[];
  readonly changes?: bigint;
}

export interface SqliteFile {
  execute(statement: Statement): Promise<Result>;
  /**
   * Ends a transaction that is still open; after a full disk there is none, because SQLite rolls it
   * back.
   */
  rollback(): Promise<void>;
  close(): void;
}

/**
 * Opens a SQLite file so that a committed transaction survives a power failure. The synchronous
 * `node:sqlite` class is still a release candidate, so no other file stores anything with it.
 */
export async function openSqliteFile(file: string, readOnly: boolean): Promise<SqliteFile> {
  const database = new DatabaseSync(file, { readOnly });
  try {
    if (!readOnly) await whenUnlocked(() => database.exec(settings));
    return useFile(database, placeOf(file));
  } catch (error) {
    database.close();
    throw error;
  }
}

function useFile(database: DatabaseSync, checkInPlace: () => void): SqliteFile {
  return {
    async execute(statement) {
      if (statement.sql === "begin immediate") checkInPlace();
      return whenUnlocked(() => execute(database, statement));
    },
    rollback: async () => {
      if (database.isTransaction) database.exec("rollback");
    },
    close: () => database.close(),
  };
}

/**
 * Throws if the file at the path is no longer the one that was opened. A file that has been
 * deleted, moved, or replaced can still be written, but nobody would ever find that data. The same
 * applies to the log beside it.
 */
function placeOf(file: string): () => void {
  const identity = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino ?? null;
  const opened = identity(file);
  let log = identity(`${file}-wal`);
  return () => {
    log ??= identity(`${file}-wal`);
    if (identity(file) === opened && identity(`${file}-wal`) === log) return;
    throw Object.assign(new Error("The database file was replaced."), { code: "STALE_FILE" });
  };
}

function execute(database: DatabaseSync, { sql, parameters }: Statement): Result {
  const statement = database.prepare(sql);
  if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
  return { rows: [], changes: BigInt(statement.run(...parameters).changes) };
}

const lockWaitMs = 3000;
const lockPollMs = 10;

/**
 * Waits while another connection has the file locked. Unlike SQLite's own busy_timeout, it also
 * waits when two processes turn on WAL at the same time.
 */
async function whenUnlocked<T>(work: () => T): Promise<T> {
  for (let waitedMs = 0; ; waitedMs += lockPollMs) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error) || waitedMs >= lockWaitMs) throw error;
    }
    await setTimeout(lockPollMs);
  }
}
