import type { Networks } from "./headers.ts";
import { countIn, networkCounters } from "./limiter.ts";

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
  /** Counts the carts that a client asks for, unless they are too many. */
  readonly countCarts: (networks: Networks, carts: number) => Promise<Allowance>;
}

export const unlimited: ValueLimits = {
  countCarts: async () => ({ waitSeconds: 0, left: Infinity, headers: {} }),
};

/** Counts in this process only: an estimate stores nothing, so a rough limit will do. */
export function valueLimits(): ValueLimits {
  const counters = networkCounters(cartLimit);
  return {
    async countCarts(networks, carts) {
      const { waitSeconds, left, resetSeconds } = await countIn(counters(networks), carts);
      return {
        waitSeconds,
        left,
        headers: {
          "RateLimit-Policy": `"carts";q=${cartLimit.points};w=${cartLimit.duration}`,
          RateLimit: `"carts";r=${left};t=${resetSeconds}`,
        },
      };
    },
  };
}
