import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Networks } from "./headers.ts";

/** How long a sender must wait; 0 seconds if the submission may be stored. */
interface SubmissionWait {
  readonly seconds: number;
  /** True if all senders together have sent as much as we take. */
  readonly isForEverybody: boolean;
}

interface Sender {
  readonly networks: Networks;
  readonly email: string;
  /** The size of what is to be stored. */
  readonly bytes: number;
}

export interface Limiter {
  /**
   * Counts one request, before any work is done for it. Resolves to the seconds to wait if there
   * were too many.
   */
  requestWait(networks: Networks): Promise<number>;
  /**
   * Counts one submission for the networks, the email address, and everybody, unless it is refused:
   * a client who is refused does not use up anyone's limit. An empty address is nobody's and is not
   * counted.
   */
  submissionWait(sender: Sender): Promise<SubmissionWait>;
  refund(sender: Sender): Promise<void>;
}

/** Requests per minute from one network: far more than a person makes while correcting a form. */
const requestLimit = { points: 60, duration: 60 };
const networkLimit = { points: 10, duration: 60 * 60 };
/**
 * Submissions per hour for one email address: more than a single client can use up for someone
 * else.
 */
const emailLimit = { points: 20, duration: 60 * 60 };
/**
 * Far more than honest visitors send. Without pasted stock, they fill at most 0.4 GB of the disk a
 * day.
 */
const everybodyLimit = { points: 1000, duration: 60 * 60 };
/**
 * What a description of 5,000 characters takes, with everything else. Only pasted stock takes more.
 */
const usualBytes = 16 * 1024;
/**
 * What all submissions together may take above the usual size, in points of that size: 0.2 GB a day.
 * It is a limit of its own, so that a few who paste stock can't keep everybody else out.
 */
const pastedLimit = { points: 500, duration: 60 * 60 };

export const noLimit: Limiter = {
  requestWait: async () => 0,
  submissionWait: async () => ({ seconds: 0, isForEverybody: false }),
  refund: async () => {},
};

/** Counts in this process: a proxy in front of several limits what reaches them together. */
export function memoryLimiter(): Limiter {
  const requests = networkCounters(requestLimit);
  const submissions = networkCounters(networkLimit);
  const emails = new BoundedMemoryLimiter(emailLimit);
  const everybody: Counter = { limiter: new BoundedMemoryLimiter(everybodyLimit), key: "" };
  const pasted: Counter = { limiter: new BoundedMemoryLimiter(pastedLimit), key: "" };

  const countsOf = ({ networks, email, bytes }: Sender): Count[] =>
    [
      {
        counters: [
          ...submissions(networks),
          ...(email === "" ? [] : [{ limiter: emails, key: mailboxOf(email) }]),
        ],
        points: 1,
        isOfEverybody: false,
      },
      { counters: [pasted], points: pointsAboveUsual(bytes), isOfEverybody: true },
      { counters: [everybody], points: 1, isOfEverybody: true },
    ].filter(({ points }) => points > 0);

  return {
    requestWait: async (networks) => (await countIn(requests(networks))).waitSeconds,
    async submissionWait(sender) {
      const counts = countsOf(sender);
      for (const [at, { counters, points, isOfEverybody }] of counts.entries()) {
        const { waitSeconds } = await countIn(counters, points);
        if (waitSeconds === 0) continue;
        await refund(counts.slice(0, at));
        return { seconds: waitSeconds, isForEverybody: isOfEverybody };
      }
      return { seconds: 0, isForEverybody: false };
    },
    refund: (sender) => refund(countsOf(sender)),
  };
}

/** What a submission adds to some of the counters. */
interface Count {
  readonly counters: readonly Counter[];
  readonly points: number;
  readonly isOfEverybody: boolean;
}

async function refund(counts: readonly Count[]): Promise<void> {
  await Promise.all(counts.map(({ counters, points }) => giveBack(counters, points)));
}

const pointsAboveUsual = (bytes: number) => Math.max(0, Math.ceil(bytes / usualBytes) - 1);

/** The same name for all spellings of an address that usually reach one person. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [local = ""] = email.slice(0, at).toLowerCase().split("+");
  return `${local.replaceAll(".", "")}${email.slice(at).toLowerCase()}`;
}

/** A limit, and whom it counts. */
interface Counter {
  readonly limiter: BoundedMemoryLimiter;
  readonly key: string;
}

/**
 * How many times the base limit each network gets: the client's own, then the /56 and the /48
 * around an IPv6 address. A provider may give one customer any of the three.
 */
export const networkShares = [1, 2, 6];

/** Counters of a client's network and of those around it, whose limits are shared by all in them. */
export function networkCounters({
  points,
  duration,
}: Readonly<Record<"points" | "duration", number>>): (networks: Networks) => Counter[] {
  const limiters = networkShares.map(
    (share) => new BoundedMemoryLimiter({ points: points * share, duration }),
  );
  return (networks) => networks.map((key, at) => ({ limiter: limiters[at]!, key }));
}

interface Counted {
  /** Whole seconds to wait; 0 if nothing refused it. */
  readonly waitSeconds: number;
  /** What may still be counted until `resetSeconds` have passed. */
  readonly left: number;
  readonly resetSeconds: number;
}

/** Counts in all of them or, if one refuses, in none, so that a smaller call still fits. */
export async function countIn(counters: readonly Counter[], points = 1): Promise<Counted> {
  let left = Infinity;
  let resetSeconds = 0;
  for (const [at, counter] of counters.entries()) {
    const { isRefused, remaining, msBeforeNext } = await counter.limiter.count(counter.key, points);
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    if (isRefused) {
      await giveBack(counters.slice(0, at), points);
      return { waitSeconds: seconds, left: remaining, resetSeconds: seconds };
    }
    if (remaining >= left) continue;
    left = remaining;
    resetSeconds = seconds;
  }
  return { waitSeconds: 0, left, resetSeconds };
}

async function giveBack(counters: readonly Counter[], points = 1): Promise<void> {
  await Promise.all(counters.map(({ limiter, key }) => limiter.giveBack(key, points)));
}

/** A key takes about 2 KB. */
const maxKeys = 10_000;

/**
 * A limiter in memory that forgets the key counted longest ago if there are too many: an attacker
 * can come from any number of networks.
 */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #keys = new Set<string>();
  readonly #max: number;

  constructor(options: IRateLimiterOptions, max = maxKeys) {
    super(options);
    this.#max = max;
  }

  /** Counts the points, unless they are too many. */
  async count(key: string, points = 1) {
    this.#remember(key);
    let isRefused = false;
    const { remainingPoints: remaining, msBeforeNext } = await this.consume(key, points).catch(
      (refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        isRefused = true;
        return this.giveBack(key, points);
      },
    );
    return { isRefused, remaining, msBeforeNext };
  }

  /**
   * A key that has nothing counted is forgotten, so that a client refused elsewhere takes no memory.
   */
  async giveBack(key: string, points = 1): Promise<RateLimiterRes> {
    const result = await this.reward(key, points);
    if (result.consumedPoints <= 0) {
      this.#keys.delete(key);
      await this.delete(key);
    }
    return result;
  }

  #remember(key: string): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size <= this.#max) return;
    const [oldest = ""] = this.#keys;
    this.#keys.delete(oldest);
    void this.delete(oldest);
  }
}
