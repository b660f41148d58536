import { createHmac, randomBytes } from "node:crypto";
import type { Pool } from "pg";
import {
  type IRateLimiterPostgresOptions,
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
  type IRateLimiterOptions,
  RateLimiterMemory,
} from "rate-limiter-flexible";
import { createPool } from "../store/postgres.ts";

/** The sender: a client's network and, once the form has been read, an email address. */
export interface Limiter {
  /**
   * Counts one request, before any work is done for it. Resolves to the seconds to wait if there
   * were too many.
   */
  requestWait(network: string): Promise<number>;
  /**
   * Counts one submission for the network and then, only if that passes, for the email address, so
   * that a client who is refused does not use up anyone's address. An empty address is nobody's and
   * is not counted. Resolves to the seconds to wait, or 0.
   */
  submissionWait(network: string, email: string): Promise<number>;
  /** Reverses the count of a submission that passed but could not be stored. */
  refund(network: string, email: string): Promise<void>;
  close(): Promise<void>;
}

/** Requests per minute from one network: far more than a person makes while correcting a form. */
const requestLimit = { points: 60, duration: 60 };
/** Submissions per hour from one network. */
const networkLimit = { points: 10, duration: 60 * 60 };
/**
 * Submissions per hour for one email address: more than a single client can use up for someone
 * else.
 */
const emailLimit = { points: 20, duration: 60 * 60 };

export const noLimit: Limiter = {
  requestWait: async () => 0,
  submissionWait: async () => 0,
  refund: async () => {},
  close: async () => {},
};

/** Counts only in this process. */
export function memoryLimiter(): Limiter {
  const limits = memoryLimits();
  return limiterOver(
    async () => limits,
    randomBytes(32),
    async () => {},
  );
}

/**
 * Counts in the database, so that all server processes count together. While the database is
 * unavailable, including at startup, each process counts on its own.
 */
export function postgresLimiter(databaseUrl: string): Limiter {
  const pool = createPool({ connectionString: databaseUrl, ...poolOptions });
  const own = memoryLimits();
  let shared: Promise<Limits> | null = null;
  const limits = () =>
    (shared ??= postgresLimits(pool, own).catch(() => {
      shared = null;
      return own;
    }));
  // Every process knows this value, but the table, its dumps, and its backups do not contain it.
  return limiterOver(limits, databaseUrl, () => pool.end());
}

interface Limits {
  readonly network: RateLimiterAbstract;
  readonly email: RateLimiterAbstract;
}

function memoryLimits(): Limits {
  return { network: forgetfulLimiter(networkLimit), email: forgetfulLimiter(emailLimit) };
}

const queryTimeoutMs = 2000;

/**
 * A database that hangs is treated as unavailable after a few seconds, which a submission can wait.
 */
const poolOptions = {
  max: 4,
  connectionTimeoutMillis: queryTimeoutMs,
  // For a server that does not answer at all; the other timeout also ends the statement on the
  // server.
  query_timeout: queryTimeoutMs,
  statement_timeout: queryTimeoutMs,
};

/**
 * Limits that share one table, which the first of them creates; `own` counts while the table is
 * unavailable.
 */
async function postgresLimits(pool: Pool, own: Limits): Promise<Limits> {
  const table = { storeClient: pool, tableName: "rate_limits" };
  const network = await withTable({
    ...table,
    ...networkLimit,
    keyPrefix: "network",
    insuranceLimiter: own.network,
  });
  const email = await withTable({
    ...table,
    ...emailLimit,
    keyPrefix: "email",
    insuranceLimiter: own.email,
    tableCreated: true,
  });
  return { network, email };
}

function withTable(options: IRateLimiterPostgresOptions): Promise<RateLimiterPostgres> {
  return new Promise((resolve, reject) => {
    const created = new RateLimiterPostgres(options, (error?: Error) =>
      error ? reject(error) : queueMicrotask(() => resolve(created)),
    );
  });
}

/**
 * The keys identify people, and `erase` does not reach the counts, so only a code for each key is
 * stored. A plain hash would not hide it, because all IPv4 addresses can be tried in minutes; hence
 * the secret.
 */
function limiterOver(
  limits: () => Promise<Limits>,
  secret: string | Buffer,
  close: () => Promise<void>,
): Limiter {
  const requests = forgetfulLimiter(requestLimit);
  const hashOf = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");
  return {
    close,
    requestWait: (network) => consume(requests, hashOf(network)),
    async submissionWait(network, email) {
      const counts = await limits();
      const wait = await consume(counts.network, hashOf(network));
      if (wait > 0 || email === "") return wait;
      return consume(counts.email, hashOf(mailbox(email)));
    },
    async refund(network, email) {
      const counts = await limits();
      await counts.network.reward(hashOf(network));
      if (email !== "") await counts.email.reward(hashOf(mailbox(email)));
    },
  };
}

/** The same name for all spellings of an address that usually reach one person. */
function mailbox(email: string): string {
  const at = email.lastIndexOf("@");
  const [local = ""] = email.slice(0, at).toLowerCase().split("+");
  return `${local.replaceAll(".", "")}${email.slice(at).toLowerCase()}`;
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

/** A network takes about 2 KB. */
const mostKeys = 10_000;

/**
 * A limiter in memory that forgets the key counted longest ago if there are too many: an attacker
 * can come from any number of networks.
 */
export function forgetfulLimiter(options: IRateLimiterOptions, most = mostKeys): RateLimiterMemory {
  return new ForgetfulLimiter(options, most);
}

class ForgetfulLimiter extends RateLimiterMemory {
  readonly #keys = new Set<string | number>();
  readonly #most: number;

  constructor(options: IRateLimiterOptions, most: number) {
    super(options);
    this.#most = most;
  }

  override consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    this.#note(key);
    return super.consume(key, points);
  }

  override penalty(key: string | number, points?: number): Promise<RateLimiterRes> {
    this.#note(key);
    return super.penalty(key, points);
  }

  #note(key: string | number): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size <= this.#most) return;
    const [oldest = ""] = this.#keys;
    this.#keys.delete(oldest);
    void this.delete(oldest);
  }
}
