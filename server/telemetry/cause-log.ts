import { log } from "./log.ts";

const quietMs = 60_000;

/**
 * Logs why something cannot be done: the first time immediately, and then once a minute with the
 * number of occurrences, so that a flood of failures is a few lines rather than one line each.
 */
export function causeLog(
  what: string,
  write: (fields: { cause: string; count: number }, what: string) => void = log.error.bind(log),
): (cause: string) => void {
  const counts = new Map<string, number>();

  function report(cause: string): void {
    const count = counts.get(cause) ?? 0;
    counts.delete(cause);
    if (count > 0) start(cause, count);
  }

  function start(cause: string, count: number): void {
    write({ cause, count }, what);
    counts.set(cause, 0);
    setTimeout(report, quietMs, cause).unref();
  }

  return (cause) => {
    const count = counts.get(cause);
    if (count === undefined) start(cause, 1);
    else counts.set(cause, count + 1);
  };
}
