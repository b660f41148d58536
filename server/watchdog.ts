import { execFile } from "node:child_process";
import { Worker } from "node:worker_threads";

const beatMs = 1000;

/**
 * Ends the process when its event loop has been stuck for `timeoutMs`, so that whatever supervises
 * it starts another. A thread of its own watches, since a stuck loop cannot end itself.
 */
export function startWatchdog(timeoutMs: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { beats, lookMs: timeoutMs / 3 };
  // What this process was started with, such as a script to evaluate, is not for the thread.
  const options = { workerData, execArgv: [] };
  new Worker(new URL("./watchdog-thread.ts", import.meta.url), options).unref();
  const beat = () => {
    Atomics.add(beats, 0, 1);
    Atomics.notify(beats, 0);
  };
  setInterval(beat, Math.min(beatMs, timeoutMs / 6)).unref();
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
