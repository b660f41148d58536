import { type RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { boundedMemoryLimiter } from "../limiter.ts";

/** Carts per minute from one network, so that one client cannot take the server from all others. */
const cartLimit = { points: 3000, duration: 60 };

/** A client's remaining allowance, in the headers of the IETF's draft for rate limits. */
interface Allowance {
  /** Whole seconds to wait; 0 if the request may be answered. */
  readonly waitSeconds: number;
  /** Carts that may still be asked for until then. */
  readonly left: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ValueLimits {
  /** Counts the carts that a network asks for, unless they are too many. */
  readonly countCarts: (network: string, carts: number) => Promise<Allowance>;
}

export const unlimited: ValueLimits = {
  countCarts: async () => ({ waitSeconds: 0, left: Infinity, headers: {} }),
};

/** Counts in this process only: an estimate stores nothing, so a rough limit will do. */
export function valueLimits(): ValueLimits {
  const carts = boundedMemoryLimiter(cartLimit);
  return {
    async countCarts(network, count) {
      const { isRefused, left, seconds } = await consumed(carts, network, count);
      return {
        waitSeconds: isRefused ? seconds : 0,
        left,
        headers: {
          "RateLimit-Policy": `"carts";q=${cartLimit.points};w=${cartLimit.duration}`,
          RateLimit: `"carts";r=${left};t=${seconds}`,
        },
      };
    },
  };
}

async function consumed(limiter: RateLimiterMemory, network: string, points: number) {
  let isRefused = false;
  const result = await limiter.consume(network, points).catch((refused: unknown) => {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    isRefused = true;
    // A call that is refused leaves room for a shorter one.
    return limiter.reward(network, points);
  });
  const { remainingPoints: left, msBeforeNext } = result;
  return { isRefused, left, seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
