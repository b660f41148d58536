export interface Clock {
  /** Milliseconds that never run backwards. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Waits until a host may be asked again: so many milliseconds after it was last asked. */
export function createPace({ now, sleep }: Clock) {
  const lastAsked = new Map<string, number>();
  return async (host: string, interval: number): Promise<void> => {
    const due = (lastAsked.get(host) ?? Number.NEGATIVE_INFINITY) + interval;
    while (now() < due) await sleep(due - now());
    lastAsked.set(host, now());
  };
}
