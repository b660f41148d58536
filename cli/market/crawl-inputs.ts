import { dirname, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Argument, InvalidArgumentError, Option } from "commander";
import type { Environment } from "../../config/environment.ts";
import { type CrawlerFetch, createCrawlerFetch } from "../../listings/crawl/crawler-fetch.ts";
import { type State, readState } from "../../listings/crawl/crawl-state.ts";
import { type Source, readSources } from "../../listings/crawl/sources.ts";
import { type Read, readReads } from "../../listings/stock/reads.ts";
import { type ReportProgress, CommandError } from "../command.ts";
import { readText, readTextIfAny } from "./text-files.ts";
import { BlockList, isIPv4, isIPv6 } from "node:net";

export interface CrawlOptions {
  readonly interval: number;
  readonly allowPrivate?: true;
}

export const sourcesArgument = new Argument(
  "<SOURCES.json>",
  "the list of dealers' feeds and pages to read",
);
export const intervalOption = new Option(
  "--interval <SECONDS>",
  "the minimum time between two requests to one host",
)
  .argParser(parseSeconds)
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
    bodyBytes: 10_000_000,
    mayConnect: allowPrivate ? () => true : isPublicAddress,
    now: () => performance.now(),
    sleep: (milliseconds) => sleep(milliseconds),
  });
}

export function reportFetches(get: CrawlerFetch, report: ReportProgress): CrawlerFetch {
  let count = 0;
  return (address, known) => {
    report(`${++count}: ${address}`);
    return get(address, known);
  };
}

export function sourcesIn(file: string): Source[] {
  const read = readSources(readText(file));
  if ("sources" in read) return read.sources.map((source) => withCopyBeside(source, file));
  throw new CommandError(read.problems.map((problem) => `${file}: ${problem}`).join("\n"));
}

/** A copy's name is relative to the list that names it. */
function withCopyBeside(source: Source, list: string): Source {
  const { copy } = source;
  if (copy === undefined) return source;
  return { ...source, copy: { ...copy, file: resolve(dirname(list), copy.file) } };
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

/** The file next to the listings that a crawl found. It records what each source listed on each day we read it. */
export function readsFileOf(found: string): string {
  return `${found}.reads.json`;
}

export function readsIn(file: string): Read[] {
  const reads = readReads(readTextIfAny(file) ?? "[]");
  if (reads !== null) return reads;
  throw new CommandError(
    `${file} isn't a record of what sources had in stock. To go on without it, delete it.`,
  );
}

function parseSeconds(text: string): number {
  if (/^\d{1,4}(\.\d+)?$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a number of seconds.");
}

/** IPv4 networks that aren't public (IANA's special-purpose registry). */
const special4 = blockListOf("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
]);
const global6 = blockListOf("ipv6", [["2000::", 3]]);
/** For documentation, protocols, or tunnels to IPv4. */
const special6 = blockListOf("ipv6", [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
]);

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address);
  return isIPv6(address) && global6.check(address, "ipv6") && !special6.check(address, "ipv6");
}

function blockListOf(family: "ipv4" | "ipv6", subnets: readonly (readonly [string, number])[]) {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
  return list;
}
