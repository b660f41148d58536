import { setImmediate } from "node:timers/promises";

/** About a third of a second's work. */
const maxWaiting = 100;

/**
 * Does one piece of work after another, each in a turn of the event loop of its own: other requests
 * are answered in between. Work that finds too much waiting is refused with null.
 */
export function oneAfterAnother<Result>() {
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

const maxTurnMs = 250;

/**
 * Tells whether requests arrive faster than they can be answered, that is, whether the turn of the
 * event loop that brought them does not end. Call it once for each request. A turn ends when
 * nothing more is waiting to be read, so a server with many busy clients stays in a single turn,
 * during which no timer could fire to measure it.
 */
export function overload(now = () => performance.now()): () => boolean {
  let turnBeganAt: number | null = null;
  return () => {
    if (turnBeganAt === null) {
      turnBeganAt = now();
      globalThis.setImmediate(() => (turnBeganAt = null));
    }
    return now() - turnBeganAt > maxTurnMs;
  };
}
