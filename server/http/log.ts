import { pino, stdTimeFunctions } from "pino";
import { readEnvironment } from "../../config/environment.ts";

/**
 * The server's log, one line of JSON for each event: never a name, an address, a message, or a query
 * string.
 */
export const log = pino({
  level: readEnvironment(process.env).LOG_LEVEL,
  base: null,
  timestamp: stdTimeFunctions.isoTime,
});

/**
 * An error's kind and place, without its message, which may contain what a visitor typed.
 */
export function failureFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return { error: error.name, code: failureCode(error), frames };
}

/**
 * Messages that the PostgreSQL driver reports without a code; none of them contains anyone's text.
 */
const driverMessages = /^(Connection terminated|timeout e|Query read timeout|Client (has|was))/;

/** The system's, SQLite's, or PostgreSQL's own code for an error or for its cause. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("errstr" in error) return String(error.errstr);
  if ("code" in error) return String(error.code);
  if (error.cause !== undefined) return failureCode(error.cause);
  return driverMessages.test(error.message) ? error.message : error.name;
}

const quietMs = 60_000;

/**
 * Counts what happens too often for a line each. A minute after the first, one line has the counts of
 * each kind.
 */
export function minuteTally(
  what: string,
  write: (fields: { counts: Record<string, number> }, what: string) => void = log.info.bind(log),
): (kind: string) => void {
  const counts = new Map<string, number>();

  function report(): void {
    write({ counts: Object.fromEntries(counts) }, what);
    counts.clear();
  }

  return (kind) => {
    if (counts.size === 0) setTimeout(report, quietMs).unref();
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  };
}

/**
 * Logs why something cannot be done: the first time immediately, and then once a minute with the
 * number of occurrences, so that a flood of failures is a few lines rather than one line each.
 */
export function onceAMinuteLog(
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
