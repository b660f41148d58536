import { setImmediate } from "node:timers/promises";

interface Options {
  readonly maxWaiting: number;
  /** True if a piece may begin before the one before it has ended, so that one that hangs holds up no other. */
  readonly canOverlap?: boolean;
}

/**
 * Begins one piece of work after another, each in a turn of the event loop of its own: other requests
 * are answered in between. Work that finds as many waiting as may is refused with null.
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
