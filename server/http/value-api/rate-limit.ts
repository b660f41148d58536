import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Carts per minute from one network, so that one client cannot take the server from all others. */
const limit = { points: 3000, duration: 60 };

/** What a client may still ask for, in the headers of the IETF's draft for rate limits. */
interface Allowance {
  /** Whole seconds to wait; 0 if the request may be answered. */
  readonly waitSeconds: number;
  /** Carts that may still be asked for until then. */
  readonly left: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Counts the carts that a network asks for, unless they are too many. */
export type CountCarts = (network: string, carts: number) => Promise<Allowance>;

export const unlimited: CountCarts = async () => ({ waitSeconds: 0, left: Infinity, headers: {} });

/** Counts in this process only: an estimate stores nothing, so a rough limit will do. */
export function cartCounter(): CountCarts {
  const limiter = new RateLimiterMemory(limit);

  return async (network, carts) => {
    let isRefused = false;
    const result = await limiter.consume(network, carts).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      isRefused = true;
      // A list that is refused leaves room for a shorter one.
      return limiter.reward(network, carts);
    });
    const { remainingPoints: left, msBeforeNext } = result;
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    return {
      waitSeconds: isRefused ? seconds : 0,
      left,
      headers: {
        "RateLimit-Policy": `"carts";q=${limit.points};w=${limit.duration}`,
        RateLimit: `"carts";r=${left};t=${seconds}`,
      },
    };
  };
}
