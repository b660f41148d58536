export interface Clock {
  /** In milliseconds; it never goes backwards. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Waits until `intervalMs` after the last request to the same host. */
export function createThrottle({ now, sleep }: Clock) {
  const lastRequest = new Map<string, number>();
  return async (host: string, intervalMs: number): Promise<void> => {
    const due = (lastRequest.get(host) ?? Number.NEGATIVE_INFINITY) + intervalMs;
    while (now() < due) await sleep(due - now());
    lastRequest.set(host, now());
  };
}
