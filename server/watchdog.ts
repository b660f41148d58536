import { execFile } from "node:child_process";
import { Worker } from "node:worker_threads";

interface Limits {
  /** How long the event loop may be stuck. */
  readonly stuckMs: number;
  /** How long a stop may take. */
  readonly stopMs: number;
}

/**
 * Ends the process when its event loop is stuck, or when it does not end by itself after the
 * function that is returned was called, so that whatever supervises it can start another. A thread
 * of its own watches: a process that is stuck, in writing a line that nobody reads for one, cannot.
 */
export function startWatchdog({ stuckMs, stopMs }: Limits): () => void {
  const signs = new Int32Array(new SharedArrayBuffer(8));
  const lookMs = Math.min(1000, stuckMs / 3);
  const workerData = { signs, lookMs, looks: stuckMs / lookMs, stopLooks: stopMs / lookMs };
  // What this process was started with, such as a script to evaluate, is not for the thread.
  const options = { workerData, execArgv: [] };
  new Worker(new URL("./watchdog-thread.ts", import.meta.url), options).unref();
  const beat = () => {
    Atomics.add(signs, 0, 1);
    Atomics.notify(signs, 0);
  };
  // As often as it is looked for, so that a look takes as long while the loop turns.
  setInterval(beat, lookMs).unref();
  return () => Atomics.store(signs, 1, 1);
}

/**
 * Tells systemd, where it asks for that with `WatchdogSec`, that the event loop still turns. It
 * also notices a process that is frozen whole, which the thread above would be too.
 */
export function notifySystemd(environment: NodeJS.ProcessEnv): void {
  const timeoutMs = Number(environment["WATCHDOG_USEC"] ?? 0) / 1000;
  if (!(timeoutMs > 0) || environment["NOTIFY_SOCKET"] === undefined) return;
  // A failure is systemd's to notice: it restarts a service that it does not hear from.
  const notify = () => void execFile("systemd-notify", ["WATCHDOG=1"], () => {});
  notify();
  setInterval(notify, timeoutMs / 3).unref();
}
