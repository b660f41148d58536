import { ensurePackages } from "./required-packages.ts";
import { type Load, loadPackages, measureLoad, requestsPerSecond } from "./load.ts";
import { startPinned } from "./pinned-process.ts";
import { startPinnedServer } from "./pinned-server.ts";
import { table } from "./bench-table.ts";

const path = "/api/v1/value?year=2018&make=Club+Car&asOfYear=2026&model=Precedent";
/** Each request is for a cart that nobody has asked for before. */
const newCarts = `
  local asked = 0
  request = function()
    asked = asked + 1
    return wrk.format("GET", "${path}+" .. asked)
  end
`;
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
  const rates: Record<"bare" | "again" | "new", number>[] = [];
  for (let round = 0; round < rounds; round++) {
    rates.push({
      bare: await requestsPerSecond(bare.said + path, load),
      again: await requestsPerSecond(address, load),
      new: await requestsPerSecond(address, { ...load, script: newCarts }),
    });
  }
  // The best run counts: anything else the machine does can only slow it down.
  const best = (of: "bare" | "again" | "new") => Math.max(...rates.map((rate) => rate[of]));
  const ratio = (of: "again" | "new") => (best(of) / best("bare")).toFixed(2);
  const crowd = await measureLoad(address, manyClients);
  return table([
    ["values", "a second", "ratio (aim: at least 0.5)"],
    ["bare route", best("bare").toFixed(0), ""],
    ["one cart again and again", best("again").toFixed(0), ratio("again")],
    ["a new cart each time", best("new").toFixed(0), ratio("new")],
    [`one cart, ${manyClients.connections} clients`, crowd.perSecond.toFixed(0), ""],
    ["of those, turned away with 503", `${crowd.refusedPct.toFixed(1)}%`, ""],
    ["p99 of those clients", crowd.p99, ""],
  ]);
}
