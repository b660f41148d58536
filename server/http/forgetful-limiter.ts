import {
  type IRateLimiterOptions,
  RateLimiterMemory,
  type RateLimiterRes,
} from "rate-limiter-flexible";

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
