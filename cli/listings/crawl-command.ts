import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readEnvironment } from "../../config/environment.ts";
import { type Outcome, crawl } from "../../listings/crawl/crawl.ts";
import { type CrawlerFetch, createCrawlerFetch } from "../../listings/crawl/crawler-fetch.ts";
import { isPublicAddress } from "../../listings/crawl/public-address.ts";
import { reportLine } from "../../listings/crawl/crawl-report.ts";
import { type Source, readSources } from "../../listings/crawl/sources.ts";
import { type State, readState } from "../../listings/crawl/crawl-state.ts";
import { type ListingRow, fileOfRows, readRows } from "../../listings/import/listing-row.ts";
import { mergeRows } from "../../listings/import/merge-rows.ts";
import { readText, readTextIfAny, writeText } from "./text-files.ts";
import { Failure, UsageError, runCommand } from "./run-command.ts";

const help = `Usage: npm run market:crawl -- SOURCES.json --out FILE.csv [--interval SECONDS] [--allow-private]

Reads dealers' pages and feeds, and adds the carts they ask a price for to FILE.csv.
  --out FILE.csv: what to write; FILE.csv.state.json beside it knows what has not changed
  --interval SECONDS: the least time between two requests to one host, 2 unless given
  --allow-private: asks addresses of this machine and network too, for tests
It asks only what robots.txt allows, under the name CartWorthBot and SITE_URL.
docs/market-data.md tells how to describe a source. Exit codes: 0 done, 1 failed, 2 called wrongly.`;

await runCommand({
  help,
  operand: "SOURCES.json",
  options: {
    out: { type: "string" },
    interval: { type: "string" },
    "allow-private": { type: "boolean" },
  },
  async run(file, { out, interval, "allow-private": allowPrivate }) {
    if (typeof out !== "string" || out === "") throw new UsageError("--out FILE.csv is missing.");
    const get = politeGet(millisecondsOf(String(interval ?? "2")), allowPrivate === true);
    await crawlInto(resolve(out), sourcesIn(file), get);
  },
});

async function crawlInto(out: string, sources: Source[], get: CrawlerFetch): Promise<void> {
  const before = rowsIn(out);
  const stateFile = `${out}.state.json`;
  const { rows, state, outcomes } = await crawl(sources, {
    get,
    state: stateIn(stateFile),
    observedOn: new Date().toISOString().slice(0, 10),
    report: ({ name }, outcome) => console.log(reportLine(name, outcome)),
  });
  if (outcomes.length > 0 && outcomes.every(isInVain))
    throw new Failure("No source could be read.");
  const { added } = mergeRows(before, rows);
  // The state comes last: what it calls read must be in the file.
  writeText(out, fileOfRows([...before, ...added]));
  writeText(stateFile, `${JSON.stringify(state, null, 2)}\n`);
  console.log(`${out} has ${before.length + added.length} listings, ${added.length} of them new.`);
  console.log(`Next, import them: npm run market:import -- ${out}`);
}

function isInVain({ kind }: Outcome): boolean {
  return kind === "failed" || kind === "forbidden";
}

function politeGet(interval: number, allowPrivate: boolean): CrawlerFetch {
  const { SITE_URL } = readEnvironment(process.env);
  return createCrawlerFetch({
    userAgent: `CartWorthBot/1.0 (+${SITE_URL}/how-it-works)`,
    intervalMs: interval,
    timeoutMs: 20_000,
    bodyBytes: 5_000_000,
    mayConnect: allowPrivate ? () => true : isPublicAddress,
    now: () => performance.now(),
    sleep: (milliseconds) => sleep(milliseconds),
  });
}

function millisecondsOf(seconds: string): number {
  if (/^\d{1,4}(\.\d+)?$/.test(seconds)) return 1000 * Number(seconds);
  throw new UsageError("--interval is a number of seconds.");
}

function sourcesIn(file: string): Source[] {
  const read = readSources(readText(file));
  if ("sources" in read) return read.sources;
  throw new Failure(read.problems.map((fault) => `${file}: ${fault}`).join("\n"));
}

/** What an earlier crawl found stays until it is removed: it may not be imported yet. */
function rowsIn(out: string): ListingRow[] {
  const { rows, problems } = readRows(readTextIfAny(out) ?? "");
  if (problems.length === 0) return rows;
  throw new Failure(`${out} is no file of listings, and is not overwritten.`);
}

function stateIn(file: string): State {
  const state = readState(readTextIfAny(file) ?? "{}");
  if (state !== null) return state;
  throw new Failure(`${file} is no crawl's state. Remove it to read every source again.`);
}
