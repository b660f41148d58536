import { execFile } from "node:child_process";

/**
 * If `WatchdogSec` asks for it, tells systemd that the event loop is still turning. Detecting a
 * failure is up to systemd: it restarts a service that it does not hear from.
 */
export function notifySystemd(environment: NodeJS.ProcessEnv): void {
  const timeoutMs = Number(environment["WATCHDOG_USEC"] ?? 0) / 1000;
  if (!(timeoutMs > 0) || environment["NOTIFY_SOCKET"] === undefined) return;
  const notify = () => void execFile("systemd-notify", ["WATCHDOG=1"], () => {});
  notify();
  setInterval(notify, timeoutMs / 3).unref();
}
