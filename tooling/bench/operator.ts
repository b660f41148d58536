import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../server/store/open-store.ts";
import { minute, sampleLead, sampleMessage } from "../../server/store/store-samples.ts";
import { table } from "./bench-table.ts";

const entries = 200_000;
const commands = [
  "export --format csv",
  "export --format json",
  "list --json",
  "list",
  `list --limit ${entries}`,
  "stats",
];

/** How much time and memory the operator's commands take with very many entries. */
export async function benchOperator(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-operator-"));
  try {
    await fill(folder);
    const rows = [];
    for (const command of commands) rows.push(await measure(command, folder));
    return table([[`${entries} entries`, "seconds", "MB of memory", "MB written"], ...rows]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function fill(dataDir: string): Promise<void> {
  const store = await openStore({ databaseUrl: "", dataDir });
  const description = "Garage kept, new tires, always serviced. ".repeat(8);
  for (let at = 0; at < entries; at += 2000) {
    const batch = Array.from({ length: 1000 }, () => [
      sampleMessage(),
      { ...sampleLead(), description },
    ]);
    const adding = batch.flat().map((sent, nth) => store.add(sent, minute(at + nth), silent));
    await Promise.all(adding);
  }
  await store.close();
}

const silent = { mail: false };

/** Once it is done, the child reports on a separate pipe how much memory it used. */
async function measure(command: string, dataDir: string): Promise<string[]> {
  const file = join(dataDir, "output");
  const started = performance.now();
  const args = ["--import", reportMemory, "cli/inbox/inbox.ts", ...command.split(" ")];
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, "../.."),
    env: { DATA_DIR: dataDir },
    stdio: ["ignore", openSync(file, "w"), "ignore", "pipe"],
  });
  let kilobytes = "";
  child.stdio[3]?.on("data", (said) => (kilobytes += String(said)));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${command} ended with ${code}.`);
  const seconds = (performance.now() - started) / 1000;
  const megabytes = [Number(kilobytes) / 1024, statSync(file).size / 1e6];
  return [command, seconds.toFixed(1), ...megabytes.map((size) => size.toFixed(0))];
}

const reportMemory = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from "node:fs";
  process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));
`)}`;
