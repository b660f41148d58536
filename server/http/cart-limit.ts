import { cartLimit } from "../../domain/value-api/limits.ts";
import type { Networks } from "./headers.ts";
import { countIn, networkCounters } from "./limiter.ts";

/** What a client may still ask for, with the headers of the IETF's RateLimit draft. */
interface Allowance {
  /** Whole seconds to wait; 0 if the request may be answered. */
  readonly waitSeconds: number;
  /** Carts that may still be asked for before the count starts again. */
  readonly left: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ValueLimits {
  /** Counts the carts that a client asks for, unless they are too many. */
  readonly countCarts: (networks: Networks, carts: number) => Promise<Allowance>;
}

export const noCartLimit: ValueLimits = {
  countCarts: async () => ({ waitSeconds: 0, left: Infinity, headers: {} }),
};

/** Counts in this process only: an estimate stores nothing, so a rough limit will do. */
export function createCartLimit(): ValueLimits {
  const { carts: points, seconds: duration } = cartLimit;
  const counters = networkCounters({ points, duration });
  return {
    async countCarts(networks, carts) {
      const { waitSeconds, left, resetSeconds } = await countIn(counters(networks), carts);
      return {
        waitSeconds,
        left,
        headers: {
          "RateLimit-Policy": `"carts";q=${points};w=${duration}`,
          RateLimit: `"carts";r=${left};t=${resetSeconds}`,
        },
      };
    },
  };
}
