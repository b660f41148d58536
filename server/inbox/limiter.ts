import { createHmac, randomBytes } from "node:crypto";
import { Pool } from "pg";
import {
  type IRateLimiterPostgresOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { reach } from "../store/availability.ts";

export interface Limiter {
  /** Counts one submission under each key; seconds to wait if one has had too many, else 0. */
  secondsToWait(keys: readonly string[]): Promise<number>;
  close(): Promise<void>;
}

/** Submissions an hour from one address, and from one e-mail. */
const limit = { points: 10, duration: 60 * 60 };

export const noLimit: Limiter = { secondsToWait: async () => 0, close: async () => {} };

/** Counts in this process. */
export function memoryLimiter(): Limiter {
  return limiterOver(new RateLimiterMemory(limit), randomBytes(32), async () => {});
}

/** Counts in the database, so that all server processes count together; alone while it is away. */
export async function postgresLimiter(databaseUrl: string): Promise<Limiter> {
  const pool = createPool(databaseUrl);
  const insuranceLimiter = new RateLimiterMemory(limit);
  const options = { ...limit, storeClient: pool, tableName: "rate_limits", insuranceLimiter };
  const limiter = await reach(() => withTable(options));
  // What every process knows, and the table, its dumps and its backups do not hold.
  return limiterOver(limiter, databaseUrl, () => pool.end());
}

const queryTimeoutMs = 2000;

/** A database that hangs is away after a few seconds, which a submission can wait. */
function createPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 4,
    connectionTimeoutMillis: queryTimeoutMs,
    // For a server that does not answer at all; the other ends the statement in the server too.
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
  });
  // An idle connection that is lost is replaced at the next use.
  pool.on("error", () => {});
  return pool;
}

function withTable(options: IRateLimiterPostgresOptions): Promise<RateLimiterPostgres> {
  return new Promise((resolve, reject) => {
    const created = new RateLimiterPostgres(options, (error?: Error) =>
      error ? reject(error) : resolve(created),
    );
  });
}

/**
 * The keys name people, and `erase` does not reach the counts: only a code of each key is kept. A
 * plain hash would not hide it, since all IPv4 addresses are tried in minutes; hence the secret.
 */
function limiterOver(
  limiter: RateLimiterAbstract,
  secret: string | Buffer,
  close: () => Promise<void>,
): Limiter {
  const codeOf = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");
  return {
    close,
    async secondsToWait(keys) {
      const waits = await Promise.all(keys.map((key) => consume(limiter, codeOf(key))));
      return Math.max(...waits);
    },
  };
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  }
}
