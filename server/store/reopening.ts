export interface Reopening<T> {
  readonly get: () => Promise<T>;
  /** What was opened is no longer usable: the next `get` opens it again. */
  readonly reset: () => void;
}

/**
 * Opens something at its first use, and again after a failure: a failure is the answer to everybody
 * who asks within `pauseMs` of it, so that a database that is away is not asked all the time.
 */
export function reopening<T>(open: () => Promise<T>, pauseMs: number): Reopening<T> {
  let opening: Promise<T> | null = null;
  const forget = () => {
    opening = null;
  };
  return {
    reset: forget,
    get() {
      if (opening === null) {
        opening = open();
        opening.catch(() => setTimeout(forget, pauseMs).unref());
      }
      return opening;
    },
  };
}
