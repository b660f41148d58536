import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

/** Runs beside the server: ends the process when its heart has not beaten for three looks. */
const { beats, lookMs }: { beats: Int32Array; lookMs: number } = workerData;

// A machine that slept wakes with one look missed; three in a row are a loop that never ends.
for (let missed = 0; missed < 3;) {
  const seen = Atomics.load(beats, 0);
  missed = Atomics.wait(beats, 0, seen, lookMs) === "timed-out" ? missed + 1 : 0;
}
writeSync(2, `The server did nothing for ${(3 * lookMs) / 1000} s and is ended.\n`);
process.kill(process.pid, "SIGKILL");
