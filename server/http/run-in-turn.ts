import { setImmediate } from "node:timers/promises";

interface Options {
  readonly maxWaiting: number;
  /** True if a piece may begin before the previous one ends, because that one might hang. */
  readonly canOverlap?: boolean;
}

/**
 * Begins one piece of work after another, each in a turn of the event loop of its own: other requests
 * are answered in between. If the queue is full, work is refused with null.
 */
export function runInTurn<Result>({ maxWaiting, canOverlap = false }: Options) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const isFull = () => waiting >= maxWaiting;

  async function run(work: () => Promise<Result>): Promise<Result | null> {
    if (isFull()) return null;
    waiting += 1;
    const begun = last.then(() => setImmediate());
    const ended = begun.then(work).finally(() => (waiting -= 1));
    last = canOverlap ? begun : ended.catch(() => {});
    return ended;
  }

  return { run, isFull };
}
