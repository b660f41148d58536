import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Carts per minute from one network, so that one client cannot take the server from all others. */
const limit = { points: 3000, duration: 60 };

/** What a client may still ask for, in the headers of the IETF's draft for rate limits. */
interface Allowance {
  /** Whole seconds to wait; 0 if the request may be answered. */
  readonly waitSeconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Counts the carts that a network asks for. */
export type CountCarts = (network: string, carts: number) => Promise<Allowance>;

export const unlimited: CountCarts = async () => ({ waitSeconds: 0, headers: {} });

/** Counts in this process only: an estimate stores nothing, so a rough limit will do. */
export function cartCounter(): CountCarts {
  const limiter = new RateLimiterMemory(limit);
  return async (network, carts) => {
    const result = await limiter.consume(network, carts).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    });
    const { remainingPoints, msBeforeNext, consumedPoints } = result;
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    return {
      waitSeconds: consumedPoints > limit.points ? seconds : 0,
      headers: {
        "RateLimit-Policy": `"carts";q=${limit.points};w=${limit.duration}`,
        RateLimit: `"carts";r=${remainingPoints};t=${seconds}`,
      },
    };
  };
}
