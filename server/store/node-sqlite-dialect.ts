import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
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
import { isLocked } from "./availability.ts";

// What was erased is overwritten in the file, not only forgotten.
const settings =
  "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; " +
  "pragma secure_delete = on";

/**
 * Opens a SQLite file for Kysely, so that a committed transaction survives a power cut. The
 * synchronous `node:sqlite` class is still a release candidate: nothing else names it.
 */
export async function openNodeSqlite(
  file: string,
  { readOnly = false }: { readOnly?: boolean } = {},
): Promise<Dialect> {
  const database = new DatabaseSync(file, { readOnly });
  try {
    if (!readOnly) await whenUnlocked(() => database.exec(settings));
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    createDriver: () => createDriver(database),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Tells the migrator that SQLite can change tables in a transaction, which is then its lock. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** One connection; Kysely lets one user at a time have it. */
function createDriver(database: DatabaseSync): Driver {
  const connection: DatabaseConnection = {
    executeQuery: (query) => whenUnlocked(() => execute(database, query)),
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
    // A deferred transaction would fail at once where it finds the write lock taken.
    beginTransaction: () => command("begin immediate"),
    commitTransaction: () => command("commit"),
    // After a full disk SQLite has rolled back itself; a second time would hide that error.
    rollbackTransaction: async () => {
      if (database.isTransaction) await command("rollback");
    },
    releaseConnection: async () => {},
    destroy: async () => database.close(),
  };
}

function execute<Row>(database: DatabaseSync, query: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(query.sql);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- SQLite checks each as it binds
  const values = query.parameters as SQLInputValue[];
  if (statement.columns().length === 0) {
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely knows what it selected
  return { rows: statement.all(...values) as Row[] };
}

const lockWaitMs = 3000;
const lockPollMs = 10;

/**
 * Waits while another connection has the file locked. Unlike SQLite's own busy_timeout it does not
 * stop the process meanwhile, and it also waits where two processes turn on WAL at once.
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
