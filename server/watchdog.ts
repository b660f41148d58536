import { execFile } from "node:child_process";
import { Worker } from "node:worker_threads";

interface Limits {
  /** How long the event loop may be stuck. */
  readonly stuckMs: number;
  /** How long a shutdown may take. */
  readonly stopMs: number;
}

/**
 * Ends the process if its event loop is stuck, or if it does not exit by itself after the returned
 * function is called, so that its supervisor can start another. A separate thread watches, because
 * a process that is stuck, for example while writing a line that nobody reads, cannot watch itself.
 */
export function startWatchdog({ stuckMs, stopMs }: Limits): () => void {
  const signs = new Int32Array(new SharedArrayBuffer(8));
  const lookMs = Math.min(1000, stuckMs / 3);
  const workerData = { signs, lookMs, looks: stuckMs / lookMs, stopLooks: stopMs / lookMs };
  // The thread must not inherit this process's own arguments, such as a script to evaluate.
  const options = { workerData, execArgv: [] };
  new Worker(new URL("./watchdog-thread.ts", import.meta.url), options).unref();
  const beat = () => {
    Atomics.add(signs, 0, 1);
    Atomics.notify(signs, 0);
  };
  // As often as the thread checks, so that every check finds a beat while the loop turns.
  setInterval(beat, lookMs).unref();
  return () => Atomics.store(signs, 1, 1);
}

/**
 * If `WatchdogSec` asks for it, tells systemd that the event loop is still turning. This also
 * catches a process that is completely frozen, which would freeze the thread above as well.
 */
export function notifySystemd(environment: NodeJS.ProcessEnv): void {
  const timeoutMs = Number(environment["WATCHDOG_USEC"] ?? 0) / 1000;
  if (!(timeoutMs > 0) || environment["NOTIFY_SOCKET"] === undefined) return;
  // Detecting a failure is up to systemd: it restarts a service that it does not hear from.
  const notify = () => void execFile("systemd-notify", ["WATCHDOG=1"], () => {});
  notify();
  setInterval(notify, timeoutMs / 3).unref();
}
