import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Dialect, Kysely, PostgresDialect, sql } from "kysely";
import { mapUnavailable } from "./availability.ts";
import { openErasureLog } from "./erasure-log.ts";
import { migrate } from "./migrations.ts";
import { openNodeSqlite } from "./node-sqlite-dialect.ts";
import { createPool } from "./postgres-pool.ts";
import type { Tables } from "./schema.ts";
import { createSqlStore } from "./sql-store.ts";
import { type Store, StoreUnavailable } from "./store.ts";

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
    truncateWal: () => truncateWal(db),
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
async function truncateWal(db: Kysely<Tables>): Promise<boolean> {
  if (!(await rewrite(db))) return false;
  for (let waitedMs = 0; waitedMs < walWaitMs; waitedMs += walPollMs) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    await setTimeout(walPollMs);
  }
  return false;
}

/**
 * Rewrites the file from its contents: overwriting deleted rows misses some index cells that SQLite
 * had moved before. Resolves to false if there is no room, or if others hold the file.
 */
async function rewrite(db: Kysely<Tables>): Promise<boolean> {
  try {
    await mapUnavailable(() => sql`vacuum`.execute(db));
    return true;
  } catch (error) {
    if (error instanceof StoreUnavailable) return false;
    throw error;
  }
}

/** Creates the file first: this fails if one exists, and keeps personal data from other users. */
async function copyTo(db: Kysely<Tables>, file: string): Promise<void> {
  await writeFile(file, "", { flag: "wx", mode: 0o600 });
  try {
    await sql`vacuum into ${file}`.execute(db);
  } catch (error) {
    await rm(file);
    throw error;
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
