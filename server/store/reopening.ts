export interface Reopening<T> {
  readonly get: () => Promise<T>;
  /** Marks the opened value as no longer usable: the next `get` opens it again. */
  readonly reset: () => void;
}

/**
 * Opens something when it is first used, and tries again after a failure. Everyone who asks within
 * `pauseMs` of a failure gets that failure, so that an unavailable database is not contacted all
 * the time.
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
