import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

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
  refund(network: string, email: string): Promise<void>;
}

/** Requests per minute from one network: far more than a person makes while correcting a form. */
const requestLimit = { points: 60, duration: 60 };
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
};

/** Counts in this process: a proxy in front of several limits what reaches them together. */
export function memoryLimiter(): Limiter {
  const requests = boundedMemoryLimiter(requestLimit);
  const networks = boundedMemoryLimiter(networkLimit);
  const emails = boundedMemoryLimiter(emailLimit);
  return {
    requestWait: (network) => consume(requests, network),
    async submissionWait(network, email) {
      const wait = await consume(networks, network);
      return wait > 0 || email === "" ? wait : consume(emails, mailbox(email));
    },
    async refund(network, email) {
      await networks.reward(network);
      if (email !== "") await emails.reward(mailbox(email));
    },
  };
}

/** The same name for all spellings of an address that usually reach one person. */
function mailbox(email: string): string {
  const at = email.lastIndexOf("@");
  const [local = ""] = email.slice(0, at).toLowerCase().split("+");
  return `${local.replaceAll(".", "")}${email.slice(at).toLowerCase()}`;
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  }
}

/** A network takes about 2 KB. */
const maxKeys = 10_000;

/**
 * A limiter in memory that forgets the key counted longest ago if there are too many: an attacker
 * can come from any number of networks.
 */
export function boundedMemoryLimiter(
  options: IRateLimiterOptions,
  max = maxKeys,
): RateLimiterMemory {
  return new BoundedMemoryLimiter(options, max);
}

class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #keys = new Set<string | number>();
  readonly #max: number;

  constructor(options: IRateLimiterOptions, max: number) {
    super(options);
    this.#max = max;
  }

  override consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size > this.#max) {
      const [oldest = ""] = this.#keys;
      this.#keys.delete(oldest);
      void this.delete(oldest);
    }
    return super.consume(key, points);
  }
}
