import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Command, InvalidArgumentError } from "commander";
import { readEnvironment } from "../../config/environment.ts";
import { type Outcome, crawl } from "../../listings/crawl/crawl.ts";
import { type CrawlerFetch, createCrawlerFetch } from "../../listings/crawl/crawler-fetch.ts";
import { isPublicAddress } from "../../listings/crawl/public-address.ts";
import { reportLine } from "../../listings/crawl/crawl-report.ts";
import { type Source, readSources } from "../../listings/crawl/sources.ts";
import { type State, readState } from "../../listings/crawl/crawl-state.ts";
import { type ListingRow, fileOfRows, readRows } from "../../listings/import/listing-row.ts";
import { mergeRows } from "../../listings/import/merge-rows.ts";
import { CommandError, exitCodesHelp, runAsProcess } from "../command.ts";
import { readText, readTextIfAny, writeText } from "./text-files.ts";

const notes = `
It requests only what robots.txt allows, and identifies itself as CartWorthBot with SITE_URL.
docs/market-data.md explains how to describe a source. ${exitCodesHelp}`;

interface Options {
  readonly out: string;
  readonly interval: number;
  readonly allowPrivate?: true;
}

await runAsProcess(
  new Command("npm run market:crawl --")
    .description("Reads dealers' pages and feeds, and adds the asking prices it finds to a file.")
    .argument("<SOURCES.json>", "the list of pages and feeds to read")
    .requiredOption(
      "--out <FILE.csv>",
      "the file to write; FILE.csv.state.json beside it remembers what has not changed",
    )
    .option("--interval <SECONDS>", "the minimum time between two requests to one host", seconds, 2)
    .option("--allow-private", "also allow addresses on this machine and network, for tests")
    .addHelpText("after", notes)
    .action((file: string, { out, interval, allowPrivate }: Options) => {
      const get = politeGet(1000 * interval, allowPrivate ?? false);
      return crawlInto(resolve(out), sourcesIn(file), get);
    }),
);

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
    throw new CommandError("No source could be read.");
  const { added } = mergeRows(before, rows);
  // The state comes last: everything it marks as read must already be in the file.
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

function seconds(text: string): number {
  if (/^\d{1,4}(\.\d+)?$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a number of seconds.");
}

function sourcesIn(file: string): Source[] {
  const read = readSources(readText(file));
  if ("sources" in read) return read.sources;
  throw new CommandError(read.problems.map((problem) => `${file}: ${problem}`).join("\n"));
}

/** Earlier results stay until someone removes them, because they may not be imported yet. */
function rowsIn(out: string): ListingRow[] {
  const { rows, problems } = readRows(readTextIfAny(out) ?? "");
  if (problems.length === 0) return rows;
  throw new CommandError(`${out} is not a file of listings, so it was not overwritten.`);
}

function stateIn(file: string): State {
  const state = readState(readTextIfAny(file) ?? "{}");
  if (state !== null) return state;
  throw new CommandError(
    `${file} does not hold a crawl's state. Remove it to read every source again.`,
  );
}
