import { type RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { forgetfulLimiter } from "../limiter.ts";

/** Carts per minute from one network, so that one client cannot take the server from all others. */
const cartLimit = { points: 3000, duration: 60 };
/** Bytes of lists per minute: more than so many carts take, valid or not. */
const byteLimit = { points: 4 * 1024 * 1024, duration: 60 };
/** A request is work, however short it is. */
const leastBytes = 1024;

/** A client's remaining allowance, in the headers of the IETF's draft for rate limits. */
interface Allowance {
  /** Whole seconds to wait; 0 if the request may be answered. */
  readonly waitSeconds: number;
  /** Carts that may still be asked for until then. */
  readonly left: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ValueLimits {
  /** Counts a body before it is read; resolves to the seconds to wait, or 0. */
  readonly countBytes: (network: string, bytes: number) => Promise<number>;
  /** Counts the carts that a network asks for, unless they are too many. */
  readonly countCarts: (network: string, carts: number) => Promise<Allowance>;
  /** Counts a list that is refused because it is too long. */
  readonly chargeList: (network: string, carts: number) => Promise<void>;
}

export const unlimited: ValueLimits = {
  countBytes: async () => 0,
  countCarts: async () => ({ waitSeconds: 0, left: Infinity, headers: {} }),
  chargeList: async () => {},
};

/** Counts in this process only: an estimate stores nothing, so a rough limit will do. */
export function valueLimits(): ValueLimits {
  const [carts, bytes] = [forgetfulLimiter(cartLimit), forgetfulLimiter(byteLimit)];
  return {
    async countBytes(network, length) {
      const result = await consumed(bytes, network, Math.max(length, leastBytes));
      return result.isRefused ? result.seconds : 0;
    },
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
    async chargeList(network, count) {
      await carts.penalty(network, Math.min(count, cartLimit.points));
    },
  };
}

async function consumed(limiter: RateLimiterMemory, network: string, points: number) {
  let isRefused = false;
  const result = await limiter.consume(network, points).catch((refused: unknown) => {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    isRefused = true;
    // A refused list leaves room for something shorter.
    return limiter.reward(network, points);
  });
  const { remainingPoints: left, msBeforeNext } = result;
  return { isRefused, left, seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
