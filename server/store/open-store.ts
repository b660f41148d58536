import { link, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Dialect, Kysely, PostgresDialect, sql } from "kysely";
import { isLocked, isOutOfRoom, mapUnavailable } from "./availability.ts";
import { openErasureLog } from "./erasure-log.ts";
import { migrate } from "./migrations.ts";
import { openNodeSqlite } from "./node-sqlite-dialect.ts";
import { createPool } from "./postgres-pool.ts";
import type { Tables } from "./schema.ts";
import { createSqlStore } from "./sql-store.ts";
import { type Store, StoreUnavailable, type TracesLeft } from "./store.ts";

interface StoreLocation {
  /** A PostgreSQL address. Empty: a SQLite file in `dataDir`. */
  readonly databaseUrl: string;
  /** Also the folder of the log of erasures. */
  readonly dataDir: string;
}

/**
 * Opens the store with its tables up to date. Rejects with `StoreUnavailable`, as later calls
 * would.
 */
export async function openStore({ databaseUrl, dataDir }: StoreLocation): Promise<Store> {
  return mapUnavailable(() =>
    databaseUrl === "" ? openSqlite(dataDir) : openPostgres(databaseUrl, dataDir),
  );
}

async function openSqlite(dataDir: string): Promise<Store> {
  const file = join(dataDir, "inbox.sqlite");
  await createForOwner(dataDir, file);
  const db = await openMigrated(await openNodeSqlite(file));
  return createSqlStore({
    db,
    locksRows: false,
    backup: (copy) => copyTo(db, copy),
    erasures: openErasureLog(dataDir),
    removeTraces: (deleted) => removeTraces(db, deleted),
  });
}

/**
 * Creates whatever is missing so that only its owner can read it, whatever the umask, because it
 * will hold personal data. SQLite's two companion files inherit the file's mode.
 */
async function createForOwner(dataDir: string, file: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(file, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    // Existing files are left as they are; SQLite reports whether it can open them.
    if (code === "EEXIST") return;
    throw new StoreUnavailable(`Its file cannot be created (${String(code)}).`, { cause: error });
  }
}

const walWaitMs = 3000;
const walPollMs = 50;

/**
 * Deleted rows are overwritten in the file, but the write-ahead log keeps them until it is
 * truncated, which is impossible while someone is reading it.
 */
async function removeTraces(db: Kysely<Tables>, deleted: number): Promise<TracesLeft | null> {
  const reason = await rewrite(db, deleted);
  if (reason !== null) return reason;
  for (let waitedMs = 0; waitedMs < walWaitMs; waitedMs += walPollMs) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return null;
    await setTimeout(walPollMs);
  }
  return "being read";
}

/**
 * Rewrites the file from its contents: overwriting deleted rows misses some index cells that SQLite
 * had moved before. While this has yet to be done, the file's user version is 1, so that a later
 * run that deletes nothing finishes it.
 */
async function rewrite(db: Kysely<Tables>, deleted: number): Promise<TracesLeft | null> {
  try {
    if (deleted > 0) await sql`pragma user_version = 1`.execute(db);
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
    if (rows[0]?.user_version !== 1) return null;
    await sql`vacuum`.execute(db);
    await sql`pragma user_version = 0`.execute(db);
    return null;
  } catch (error) {
    if (isLocked(error)) return "being read";
    if (isOutOfRoom(error)) return "no room";
    throw error;
  }
}

/**
 * Writes the copy under another name, so that one that was interrupted cannot pass for a backup, and
 * the next run replaces it. Only its owner can read it. Fails if the file exists.
 */
async function copyTo(db: Kysely<Tables>, file: string): Promise<void> {
  const part = `${file}.part`;
  await Promise.all([part, `${part}-journal`].map((each) => rm(each, { force: true })));
  await writeFile(part, "", { flag: "wx", mode: 0o600 });
  try {
    await sql`vacuum into ${part}`.execute(db);
    await link(part, file);
  } finally {
    await rm(part);
  }
}

async function openPostgres(databaseUrl: string, dataDir: string): Promise<Store> {
  const pool = createPool({ connectionString: databaseUrl, ...poolOptions });
  const db = await openMigrated(new PostgresDialect({ pool }));
  return createSqlStore({
    db,
    locksRows: true,
    backup: refuseBackup,
    erasures: openErasureLog(dataDir),
  });
}

const statementTimeoutMs = 10_000;

const poolOptions = {
  max: 10,
  connectionTimeoutMillis: 3000,
  statement_timeout: statementTimeoutMs,
  // The server ends slow statements; this is for a server that does not answer at all.
  query_timeout: statementTimeoutMs + 2000,
  keepAlive: true,
};

async function refuseBackup(): Promise<void> {
  throw new Error("The data is in PostgreSQL: back it up with pg_dump.");
}

async function openMigrated(dialect: Dialect): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
