import { countWithNoun } from "../../domain/words/english.ts";
import { usDay } from "../../domain/words/us-day.ts";
import { resolve } from "node:path";
import { Command } from "commander";
import { readEnvironment } from "../../config/environment.ts";
import { crawl, stateAfter } from "../../listings/crawl/crawl.ts";
import { allSourcesFailed, reportLines } from "../../listings/crawl/outcome.ts";
import type { CrawlerFetch } from "../../listings/crawl/crawler-fetch.ts";
import type { Source } from "../../listings/crawl/sources.ts";
import { type ListingRow, fileOfRows, readRows } from "../../listings/import/read-listings.ts";
import { mergeRows } from "../../listings/import/import-listings.ts";
import { readsOf, readsText } from "../../listings/stock/reads.ts";
import { finishReplacing, replaceAll } from "../../listings/update/replace-all.ts";
import { CommandError, withProgress } from "../command.ts";
import {
  type CrawlOptions,
  allowPrivateOption,
  intervalOption,
  nothingRead,
  politeFetch,
  readsFileOf,
  readsIn,
  sourcesArgument,
  sourcesIn,
  stateIn,
  stateText,
  reportFetches,
} from "./crawl-inputs.ts";
import { writeCopyBeside, readTextIfAny, removeCopies } from "./text-files.ts";

const notes = `
It requests only what robots.txt allows, and identifies itself as CartWorthBot with SITE_URL.
docs/market-data.md explains how to describe a source.`;

interface Options extends CrawlOptions {
  readonly out: string;
}

export const crawlCommand = new Command("crawl")
  .description("Reads dealers' pages and feeds, and adds the asking prices it finds to a file.")
  .addArgument(sourcesArgument)
  .requiredOption(
    "--out <FILE.csv>",
    "the file to write; next to it, FILE.csv.state.json keeps track of what has not changed, and FILE.csv.reads.json of each unit in stock",
  )
  .addOption(intervalOption)
  .addOption(allowPrivateOption)
  .addHelpText("after", notes)
  .action((file: string, options: Options) => {
    const get = politeFetch(readEnvironment(process.env), options);
    const sources = sourcesIn(file);
    return withProgress("Reading page", (report) =>
      crawlIntoFile(resolve(options.out), sources, reportFetches(get, report)),
    );
  });

async function crawlIntoFile(out: string, sources: Source[], get: CrawlerFetch): Promise<void> {
  const [stateFile, readsFile] = [`${out}.state.json`, readsFileOf(out)];
  const journal = `${out}.replacing.json`;
  finishReplacing(journal);
  [out, stateFile, readsFile].forEach(removeCopies);
  const before = rowsIn(out);
  const [stateBefore, readsBefore] = [stateIn(stateFile), readsIn(readsFile)];
  const observedOn = usDay(new Date());
  const crawled = await crawl(sources, {
    get,
    state: stateBefore,
    observedOn,
    report: ({ dealer }, outcome) => console.log(reportLines(dealer, outcome).join("\n")),
  });
  if (allSourcesFailed(crawled.map(({ outcome }) => outcome))) throw new CommandError(nothingRead);
  const { added } = mergeRows(
    before,
    crawled.flatMap(({ taken }) => taken?.rows ?? []),
  );
  replaceAll(journal, [
    writeCopyBeside(out, fileOfRows([...before, ...added])),
    writeCopyBeside(readsFile, readsText([...readsBefore, ...readsOf(crawled, observedOn)])),
    writeCopyBeside(stateFile, stateText(stateAfter(stateBefore, crawled))),
  ]);
  const total = countWithNoun(before.length + added.length, "listing");
  console.log(`${out} has ${total}, ${added.length} new.`);
  console.log(`Next, import them: npm run market -- import ${out}`);
}

/** Earlier results stay until someone removes them, because they may not be imported yet. */
function rowsIn(out: string): ListingRow[] {
  const { rows, problems } = readRows(readTextIfAny(out) ?? "");
  if (problems.length === 0) return rows;
  throw new CommandError(`${out} is not a file of listings, so it was not overwritten.`);
}
