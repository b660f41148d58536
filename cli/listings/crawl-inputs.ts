import { setTimeout as sleep } from "node:timers/promises";
import { Argument, InvalidArgumentError, Option } from "commander";
import type { Environment } from "../../config/environment.ts";
import { type CrawlerFetch, createCrawlerFetch } from "../../listings/crawl/crawler-fetch.ts";
import { type State, readState } from "../../listings/crawl/crawl-state.ts";
import { isPublicAddress } from "../../listings/crawl/public-address.ts";
import { type Source, readSources } from "../../listings/crawl/sources.ts";
import { CommandError } from "../command.ts";
import { readText, readTextIfAny } from "./text-files.ts";

/** The options of every command that crawls. */
export interface CrawlOptions {
  /** In seconds. */
  readonly interval: number;
  readonly allowPrivate?: true;
}

export const sourcesArgument = new Argument(
  "<SOURCES.json>",
  "the list of pages and feeds to read",
);
export const intervalOption = new Option(
  "--interval <SECONDS>",
  "the minimum time between two requests to one host",
)
  .argParser(seconds)
  .default(2);
export const allowPrivateOption = new Option(
  "--allow-private",
  "allow addresses on this machine and network too, for tests",
);

export const nothingRead = "No source could be read.";

export function politeFetch(
  { SITE_URL }: Pick<Environment, "SITE_URL">,
  { interval, allowPrivate = false }: { interval: number; allowPrivate?: boolean },
): CrawlerFetch {
  return createCrawlerFetch({
    userAgent: `CartWorthBot/1.0 (+${SITE_URL}/how-it-works)`,
    intervalMs: 1000 * interval,
    timeoutMs: 20_000,
    bodyBytes: 5_000_000,
    mayConnect: allowPrivate ? () => true : isPublicAddress,
    now: () => performance.now(),
    sleep: (milliseconds) => sleep(milliseconds),
  });
}

/** The day on which prices are seen, as an ISO date. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function sourcesIn(file: string): Source[] {
  const read = readSources(readText(file));
  if ("sources" in read) return read.sources;
  throw new CommandError(read.problems.map((problem) => `${file}: ${problem}`).join("\n"));
}

export function stateIn(file: string): State {
  const state = readState(readTextIfAny(file) ?? "{}");
  if (state !== null) return state;
  throw new CommandError(
    `${file} does not hold the state of a crawl. To read every source again, remove it.`,
  );
}

export function stateText(state: State): string {
  return `${JSON.stringify(state, null, 2)}\n`;
}

function seconds(text: string): number {
  if (/^\d{1,4}(\.\d+)?$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a number of seconds.");
}
