import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { ensurePackages } from "./required-packages.ts";
import { loadPackages, requestsPerSecond } from "./load.ts";
import { startPinnedServer } from "./pinned-server.ts";
import { table } from "./bench-table.ts";

const seconds = 4;
const clientCounts = [1, 16, 64];
const message = "Is my DS from 2004? The plate says AG0435. ".repeat(5);

/**
 * Durable posts per second of the whole server, compared with bare inserts, each synced to disk.
 */
export async function benchInbox(): Promise<string[]> {
  const missing = ensurePackages(loadPackages);
  if (missing !== null) return [missing];
  const inserts = insertsPerSecond();
  const rows = [["bare synced inserts", inserts.toFixed(0), ""]];
  await using server = await startPinnedServer();
  for (const connections of clientCounts) {
    const load = { connections, seconds, script: posting() };
    const posts = await requestsPerSecond(`${server.said}/api/messages`, load);
    rows.push([`posts of ${connections} at once`, posts.toFixed(0), (posts / inserts).toFixed(2)]);
  }
  return table([["stored for good", "a second", "ratio (aim: at least 0.5)"], ...rows]);
}

function insertsPerSecond(): number {
  const db = new DatabaseSync(`${mkdtempSync(`${tmpdir()}/bench-`)}/bare.sqlite`);
  db.exec(
    "pragma journal_mode = wal; pragma synchronous = full; create table t (id text, body text)",
  );
  const insert = db.prepare("insert into t values (?, ?)");
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count++) insert.run(randomUUID(), message);
  db.close();
  return count / seconds;
}

/** Posts messages that each have their own id. */
function posting(): string {
  const run = randomBytes(4).toString("hex");
  const fields = { name: "Ann", email: "ann@example.com", subject: "other", message };
  return `
    local count = 0
    local rest = [[${JSON.stringify(fields).slice(1)}]]
    wrk.headers["Content-Type"] = "application/json"
    function request()
      count = count + 1
      local id = string.format("${run}-0000-4000-8000-%012x", count)
      return wrk.format("POST", nil, nil, '{"id":"' .. id .. '",' .. rest)
    end`;
}
