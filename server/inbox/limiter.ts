import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface Limiter {
  /** Counts one submission under each key; seconds to wait if one has had too many, else 0. */
  secondsToWait(keys: readonly string[]): Promise<number>;
}

const perHour = 10;

/** At most ten submissions an hour from one address and from one e-mail, in this process. */
export function memoryLimiter(): Limiter {
  const limiter = new RateLimiterMemory({ points: perHour, duration: 60 * 60 });
  return {
    async secondsToWait(keys) {
      const waits = await Promise.all(keys.map((key) => consume(limiter, key)));
      return Math.max(...waits);
    },
  };
}

export const noLimit: Limiter = { secondsToWait: async () => 0 };

async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  }
}
