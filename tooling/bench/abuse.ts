import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { anyRequest, send } from "../../server/http/inbox/fuzz-requests.ts";
import { startPinned } from "./pinned-process.ts";
import { serverSettings } from "./pinned-server.ts";
import { table } from "./bench-table.ts";

const requests = 20_000;
const senders = 8;
const clients = 6000;
const seconds = 12;

/** How the server copes with malformed requests, and with many more clients than it can serve. */
export async function benchAbuse(): Promise<string[]> {
  const ready = /Metrics are at (http:\S+)\s+CartWorth is at (http:\S+)/;
  const settings = { ...serverSettings(), METRICS_PORT: "0" };
  await using server = await startPinned(
    [process.execPath, "tooling/build/start.ts"],
    ready,
    settings,
  );
  const [, metrics = "", address = ""] = ready.exec(server.said)!;
  return [...(await benchFuzz(address, metrics)), "", ...(await benchOverload(address))];
}

async function benchFuzz(address: string, metrics: string): Promise<string[]> {
  const { port } = new URL(address);
  const before = await figures(metrics);
  const statuses = new Map<number, number>();
  const delays: number[] = [];
  const sampler = setInterval(async () => delays.push((await figures(metrics)).delayMs), 1000);
  let sent = 0;
  const sender = async () => {
    while ((sent += 1) <= requests) {
      const [each] = fc.sample(anyRequest, { numRuns: 1, seed: sent });
      const status = await send(Number(port), each!);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: senders }, sender));
  clearInterval(sampler);
  const after = await figures(metrics);
  const serverErrors = [...statuses].filter(([status]) => status >= 500);
  return table([
    [`${requests} malformed requests`, ""],
    ["answered with", [...statuses.keys()].toSorted((a, b) => a - b).join(" ")],
    ["5xx", String(serverErrors.reduce((sum, [, count]) => sum + count, 0))],
    ["longest delay of the event loop", `${Math.max(...delays, after.delayMs).toFixed(0)} ms`],
    ["memory before and after", `${before.megabytes} MB, ${after.megabytes} MB`],
  ]);
}

/** The longest event loop delay since the last call, and the resident memory. */
async function figures(metrics: string) {
  const text = await (await fetch(metrics)).text();
  const value = (name: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")[1],
    );
  return {
    delayMs: value("nodejs_eventloop_lag_max_seconds") * 1000,
    megabytes: (value("process_resident_memory_bytes") / 2 ** 20).toFixed(0),
  };
}

async function benchOverload(address: string): Promise<string[]> {
  const workerData = { address, clients, seconds };
  const thread = new Worker(new URL("./posting-clients.ts", import.meta.url), { workerData });
  const posted = new Promise<Record<string, number[]>>((resolve) =>
    thread.once("message", resolve),
  );
  const alive: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const asked = performance.now();
    await fetch(`${address}/livez`, { headers: { Connection: "close" } });
    alive.push(performance.now() - asked);
    await setTimeout(100);
  }
  const times = await posted;
  const rows = Object.entries({ ...times, "GET /livez": alive }).map(([name, all]) => [
    name,
    String(all.length),
    ...[0.5, 0.99, 1].map((share) => quantile(all, share).toFixed(0)),
  ]);
  return table([[`${clients} posting clients`, "answers", "p50 ms", "p99 ms", "max ms"], ...rows]);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
