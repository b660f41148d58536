import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

/**
 * Runs beside the server and ends the process when its heart has not beaten for so many looks in a
 * row, or when it is to stop and is still there after so many.
 */
const {
  signs,
  lookMs,
  looks,
  stopLooks,
}: { signs: Int32Array; lookMs: number; looks: number; stopLooks: number } = workerData;
const [beats, stopping] = [0, 1];

// A machine that slept wakes with one look missed; many in a row are a loop that never ends.
let [missed, waited] = [0, 0];
while (missed < looks && waited < stopLooks) {
  const seen = Atomics.load(signs, beats);
  missed = Atomics.wait(signs, beats, seen, lookMs) === "timed-out" ? missed + 1 : 0;
  waited += Atomics.load(signs, stopping);
}
try {
  writeSync(2, "The server is stuck and is ended.\n");
} catch {
  // Nobody reads what it says, which may be why it is stuck.
}
process.kill(process.pid, "SIGKILL");
