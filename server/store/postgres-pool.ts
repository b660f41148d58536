import { Pool, type PoolConfig } from "pg";

/** A pool of connections to PostgreSQL. Losing one does not end the process. */
export function createPool(options: PoolConfig): Pool {
  const pool = new Pool(options);
  // A lost connection is reported by its next query. Without a listener, the event would end the
  // process: the pool reports idle clients, and a client in use reports itself.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return pool;
}

function ignore(): void {}
