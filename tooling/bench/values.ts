import { ensurePackages } from "./required-packages.ts";
import { type Load, loadPackages, measureLoad, requestsPerSecond } from "./load.ts";
import { startPinned } from "./pinned-process.ts";
import { startPinnedServer } from "./pinned-server.ts";
import { table } from "./bench-table.ts";

const path = "/api/v1/value?year=2018&make=Club+Car&model=Precedent&asOfYear=2026";
const rounds = 3;
const load: Load = { connections: 32, seconds: 2 };
const manyClients: Load = { connections: 1000, seconds: 5 };

/**
 * Values per second of the whole server, compared with a bare route that returns the same bytes,
 * each alone on one core; and how long the slowest in a hundred wait with many clients.
 */
export async function benchValues(): Promise<string[]> {
  const missing = ensurePackages(loadPackages);
  if (missing !== null) return [missing];
  await using ours = await startPinnedServer();
  const address = ours.said + path;
  const command = [process.execPath, "tooling/bench/bare-route.ts", address];
  await using bare = await startPinned(command, /http:\S+/);
  const rates: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    rates.push({
      ours: await requestsPerSecond(address, load),
      bare: await requestsPerSecond(bare.said + path, load),
    });
  }
  // The best run counts: anything else the machine does can only slow it down.
  const [best, bareBest] = [rates.map((rate) => rate.ours), rates.map((rate) => rate.bare)].map(
    (all) => Math.max(...all),
  );
  const crowd = await measureLoad(address, manyClients);
  return table([
    ["values", "a second", "ratio (aim: at least 0.5)"],
    ["bare route", bareBest!.toFixed(0), ""],
    ["GET /api/v1/value", best!.toFixed(0), (best! / bareBest!).toFixed(2)],
    [`with ${manyClients.connections} clients`, crowd.perSecond.toFixed(0), ""],
    ["of those, turned away with 503", `${crowd.refusedPct.toFixed(1)}%`, ""],
    ["p99 of those clients", crowd.p99, ""],
  ]);
}
