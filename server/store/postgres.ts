// Tested in store.test.ts and postgres-store.test.ts.
import { PostgresDialect, sql } from "kysely";
import { Pool, type PoolConfig } from "pg";
import { openMigrated, type Database } from "./schema.ts";

/** store.test.ts holds both databases to the same promises; schema.ts documents each member. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = createPool({ connectionString: databaseUrl, ...poolOptions });
  const db = await openMigrated(new PostgresDialect({ pool }));
  return {
    db,
    locksRows: true,
    // The pool replaces connections that were lost.
    isStale: () => false,
    backUp: () => Promise.reject(new Error("The data is in PostgreSQL: back it up with pg_dump.")),
    scrub: async () => null,
    clockTime: async () => {
      const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
      return rows[0]!.now.toISOString();
    },
  };
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

function createPool(options: PoolConfig): Pool {
  const pool = new Pool(options);
  // A lost connection is reported by its next query. Without a listener, the event would end the
  // process: the pool reports idle clients, and a client in use reports itself.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return pool;
}

function ignore(): void {}
