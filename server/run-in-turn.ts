import { setImmediate } from "node:timers/promises";

/**
 * Does one piece of work after another, each in a turn of the event loop of its own: other requests
 * are answered in between. Work that finds as many waiting as may is refused with null.
 */
export function runInTurn<Result>(maxWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work: () => Promise<Result>): Promise<Result | null> => {
    if (waiting >= maxWaiting) return null;
    waiting += 1;
    const next = last
      .then(() => setImmediate())
      .then(work)
      .finally(() => (waiting -= 1));
    last = next.catch(() => {});
    return next;
  };
}
