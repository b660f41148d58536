// Tested in sqlite-store.test.ts.
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { link, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { type Kysely, SqliteAdapter, SqliteDialect, sql } from "kysely";
import { count } from "./entries.ts";
import { openMigrated, type Database, type Tables } from "./schema.ts";
import type { ScrubBlockedBy } from "./store.ts";
import { errorCode } from "../../text/error-code.ts";

// Erased data is overwritten in the file, not just unlinked.
const settings =
  "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; " +
  "pragma secure_delete = on";

/** Opens a SQLite file so that a committed transaction survives a power failure. */
export async function openSqlite(dataDir: string): Promise<Database> {
  const file = join(dataDir, "inbox.sqlite");
  createForOwner(dataDir, file);
  const lastWritten = lastWrittenAt(file);
  const database = new DatabaseSync(file);
  try {
    database.exec(settings);
  } catch (error) {
    database.close();
    throw error;
  }
  const db = await openMigrated(dialectOf(database));
  const opened = identityOf(file);
  return {
    db,
    locksRows: false,
    isStale: () => identityOf(file) !== opened,
    backUp: (copy) => copyTo(db, copy),
    scrub: () => scrub(db),
    clockTime: async () => lastWritten,
  };
}

function lastWrittenAt(file: string): string {
  const times = [file, `${file}-wal`].map(
    (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return new Date(Math.max(...times)).toISOString();
}

/**
 * Creates whatever is missing so that only its owner can read it, whatever the umask, because it
 * will hold personal data. SQLite's two companion files inherit the file's mode.
 */
function createForOwner(dataDir: string, file: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    // Existing files are left as they are; SQLite reports whether it can open them.
    if (errorCode(error) !== "EEXIST") throw error;
  }
}

/** Kysely's own dialect over `node:sqlite`, which does its work in this thread. */
function dialectOf(database: DatabaseSync): SqliteDialect {
  return new TransactionalDialect({
    database: {
      close: () => database.close(),
      prepare(query) {
        const statement = database.prepare(translateQuery(query, database.isTransaction));
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- SQLite checks each as it binds
        const boundValues = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...boundValues(parameters)),
          run: (parameters) => statement.run(...boundValues(parameters)),
          iterate: (parameters) => statement.iterate(...boundValues(parameters)),
        };
      },
    },
  });
}

function translateQuery(query: string, isTransaction: boolean): string {
  // A deferred transaction would fail immediately if it found the write lock taken.
  if (query === "begin") return "begin immediate";
  // On a full disk, SQLite has already rolled back.
  return query === "rollback" && !isTransaction ? "select 1" : query;
}

/**
 * Tells the migrator that SQLite can change tables in a transaction, which then also serves as its
 * lock.
 */
class TransactionalDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Tells a file from another at the same path. One that has been deleted, moved, or replaced can
 * still be written to, but nobody would ever find that data. The same applies to the log beside it.
 */
function identityOf(file: string): string {
  return [file, `${file}-wal`]
    .map((path) => statSync(path, { throwIfNoEntry: false })?.ino)
    .join(" ");
}

const waitMs = 3000;
const pollMs = 50;

/**
 * Deleted rows are overwritten in the file, but not the copies that SQLite made of a few index cells
 * when it moved them, so the file is rewritten. The write-ahead log keeps them until it is
 * truncated, which is impossible while someone is reading it.
 */
async function scrub(db: Kysely<Tables>): Promise<ScrubBlockedBy | null> {
  const deadline = performance.now() + waitMs;
  let isRewritten = false;
  while (performance.now() < deadline) {
    try {
      // Each time would add the whole file to a log that someone is reading.
      if (!isRewritten) await sql`vacuum`.execute(db);
      isRewritten = true;
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      if (rows[0]?.busy === 0) return null;
    } catch (error) {
      if (outOfRoom.has(sqliteCode(error) ?? 0)) return "no room";
      if (!isLocked(error)) throw error;
    }
    await setTimeout(pollMs);
  }
  return "being read";
}

/**
 * Writes the copy under another name, so that one that was interrupted or is damaged cannot pass for a
 * backup, and the next run replaces it. Only its owner can read it. Fails if the file exists.
 */
async function copyTo(db: Kysely<Tables>, file: string): Promise<number> {
  const part = `${file}.part`;
  await Promise.all([part, `${part}-journal`].map((each) => rm(each, { force: true })));
  await writeFile(part, "", { flag: "wx", mode: 0o600 });
  try {
    const before = await count(db);
    await sql`vacuum into ${part}`.execute(db);
    const entries = checkCopy(part);
    // Others may add and erase entries meanwhile.
    const [least = 0, most = 0] = [before, await count(db)].toSorted((a, b) => a - b);
    if (entries < least || entries > most) {
      throw new Error(`The copy has ${entries} of ${most} entries.`);
    }
    await link(part, file);
    return entries;
  } finally {
    await rm(part);
  }
}

/** Opens a copy as a restore would, and returns how many entries it has. Throws if it is damaged. */
export function checkCopy(file: string): number {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const [found] = copy.prepare("pragma integrity_check(1)").all();
    const problem = String(found?.["integrity_check"]);
    if (problem !== "ok") throw new Error(`The copy is damaged: ${problem}.`);
    return Number(copy.prepare("select count(*) as n from entries").get()?.["n"]);
  } finally {
    copy.close();
  }
}

/**
 * SQLite's primary code for an error (https://sqlite.org/rescode.html), which an extended one, such
 * as SQLITE_BUSY_RECOVERY, keeps in its lowest byte.
 */
function sqliteCode(error: unknown): number | null {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : null;
}

/** SQLITE_BUSY: another connection holds the file. */
export const isLocked = (error: unknown) => sqliteCode(error) === 5;

/** SQLITE_CORRUPT or SQLITE_NOTADB. */
export const isDamaged = (error: unknown) => [11, 26].includes(sqliteCode(error) ?? 0);

/**
 * SQLITE_IOERR, FULL, and CANTOPEN: there is no room in the folder, or none for temporary files,
 * which take as much again.
 */
const outOfRoom = new Set([10, 13, 14]);
