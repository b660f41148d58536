import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

/**
 * Runs beside the server. It ends the process if its heartbeat has been missing for a number of
 * checks in a row, or if it was told to stop and is still there after a number of checks.
 */
const {
  signs,
  lookMs,
  looks,
  stopLooks,
}: { signs: Int32Array; lookMs: number; looks: number; stopLooks: number } = workerData;
const [beats, stopping] = [0, 1];

// A machine that slept wakes up with one missed check; many in a row mean a loop that never ends.
let [missed, waited] = [0, 0];
while (missed < looks && waited < stopLooks) {
  const seen = Atomics.load(signs, beats);
  missed = Atomics.wait(signs, beats, seen, lookMs) === "timed-out" ? missed + 1 : 0;
  waited += Atomics.load(signs, stopping);
}
try {
  writeSync(2, "The server is stuck, so it is being stopped.\n");
} catch {
  // Nobody is reading its output, which may be why it is stuck.
}
process.kill(process.pid, "SIGKILL");
