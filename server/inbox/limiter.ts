import { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";

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
  return limiterOver(new RateLimiterMemory(limit), async () => {});
}

/** Counts in the database, so that all server processes count together; alone while it is away. */
export async function postgresLimiter(databaseUrl: string): Promise<Limiter> {
  const pool = new Pool({ connectionString: databaseUrl, max: 4, connectionTimeoutMillis: 3000 });
  // An idle connection that is lost is replaced at the next use.
  pool.on("error", () => {});
  const insuranceLimiter = new RateLimiterMemory(limit);
  const options = { ...limit, storeClient: pool, tableName: "rate_limits", insuranceLimiter };
  const limiter = await new Promise<RateLimiterPostgres>((resolve, reject) => {
    const created = new RateLimiterPostgres(options, (error?: Error) =>
      error ? reject(error) : resolve(created),
    );
  });
  return limiterOver(limiter, () => pool.end());
}

function limiterOver(limiter: RateLimiterAbstract, close: () => Promise<void>): Limiter {
  return {
    close,
    async secondsToWait(keys) {
      const waits = await Promise.all(keys.map((key) => consume(limiter, key)));
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
