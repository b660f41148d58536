import { readFile, stat } from "node:fs/promises";
import { errorCode } from "../../text/error-code.ts";
import { TooComplex } from "../../text/markup.ts";
import type { ListingRow } from "../import/read-listings.ts";
import { addressOf, notForSale, toListingRow } from "./asking-row.ts";
import { type State, knownVersion, withVersion } from "./crawl-state.ts";
import { type CrawlerFetch, type Fetched, type Version, Forbidden } from "./crawler-fetch.ts";
import { readDocument } from "./documents.ts";
import { type Item, type Skipped, UnreadableDocument } from "./item.ts";
import type { Outcome } from "./outcome.ts";
import { RequestFailure } from "./request.ts";
import { addressOnSite } from "./site-address.ts";
import type { Source } from "./sources.ts";

interface Crawl {
  readonly get: CrawlerFetch;
  readonly state: State;
  /** An ISO date. */
  readonly observedOn: string;
  readonly report: (source: Source, outcome: Outcome) => void;
}

export interface Crawled {
  readonly source: Source;
  readonly outcome: Outcome;
  /** Null if the source is unchanged or couldn't be read. */
  readonly taken: Taken | null;
}

interface Taken {
  readonly rows: readonly ListingRow[];
  /** Addresses of carts that are listed, though we can't read their price or details. */
  readonly unclear: readonly string[];
  /** False if it may list carts that we haven't seen. */
  readonly isWhole: boolean;
  /** Null for a source of several documents, each of which may change alone. */
  readonly version: Version | null;
}

/** One source after another. A failure doesn't stop the next. */
export async function crawl(
  sources: readonly Source[],
  { get, state, observedOn, report }: Crawl,
): Promise<Crawled[]> {
  const crawled: Crawled[] = [];
  for (const source of sources) {
    const result = await readSource(source, get, state, observedOn).catch((error: unknown) => ({
      outcome: failureOf(error),
      taken: null,
    }));
    crawled.push({ source, ...result });
    report(source, result.outcome);
  }
  return crawled;
}

export function stateAfter(before: State, crawled: readonly Crawled[]): State {
  return crawled.reduce(
    (state, { source, taken }) =>
      taken === null ? state : withVersion(state, source, taken.version),
    before,
  );
}

async function readSource(
  source: Source,
  get: CrawlerFetch,
  state: State,
  observedOn: string,
): Promise<Omit<Crawled, "source">> {
  if (source.stopped !== undefined) {
    return { outcome: { kind: "stopped", since: source.stopped }, taken: null };
  }
  if (source.copy !== undefined) {
    // A copy says nothing about any later day.
    const copy = await readCopy(source.copy.file, source.url);
    return readAll(source, copy, get, source.copy.savedOn);
  }
  const first = await get(source.url, knownVersion(state, source));
  if (first === null) return { outcome: { kind: "unchanged" }, taken: null };
  return readAll(source, first, get, observedOn);
}

/** The most bytes we read of a response. */
const maxBytes = 10_000_000;

/** Reads a file as if the address had answered with it. Throws `UnreadableDocument`. */
async function readCopy(file: string, address: string): Promise<Fetched> {
  try {
    const { size } = await stat(file);
    if (size > maxBytes) throw new UnreadableDocument(`${file} is longer than 10 MB`);
    const url = new URL(address);
    const answer = { status: 200, headers: {}, body: await readFile(file) };
    return { url, answer, version: { address: url.href } };
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw cause;
    throw new UnreadableDocument(`${file} cannot be read (${errorCode(cause)})`, { cause });
  }
}

/** Per source, so that a large site doesn't take hours. */
const maxDocuments = 200;

async function readAll(
  source: Source,
  first: Fetched,
  get: CrawlerFetch,
  observedOn: string,
): Promise<Omit<Crawled, "source">> {
  const rows: ListingRow[] = [];
  const unclear: string[] = [];
  const skipped: Skipped[] = [];
  const unread: { address: string; reason: string }[] = [];
  const known = new Set([source.url, first.url.href]);
  const queue: string[] = [];
  // Whatever we couldn't read may hold carts that the source still lists.
  let [broken, documents, unknown] = [0, 0, 0];
  const read = (fetched: Fetched) => {
    const document = readDocument(fetched, source, observedOn);
    documents += 1;
    broken += document.broken;
    unknown += document.broken + document.skipped.length;
    for (const each of document.skipped) skipped.push(each);
    for (const [at, item] of document.items.entries()) {
      const row = toListingRow(item, { source, address: fetched.url, observedOn });
      if ("cells" in row) rows.push(row);
      else skipped.push({ item: nameOf(item, at), reason: row.reason });
      if ("reason" in row && row.reason !== notForSale) {
        unclear.push(addressOf(item, fetched.url, source));
      }
    }
    for (const link of document.links) {
      // A dealer's permission covers only its own site.
      const url = addressOnSite(link, fetched.url.href, [first.url]);
      if (url === null) continue;
      const address = Object.assign(url, { hash: "" }).href;
      if (known.has(address)) continue;
      known.add(address);
      queue.push(address);
    }
  };
  read(first);
  const isOneDocument = queue.length === 0;
  for (const address of queue) {
    // Whoever sent a copy didn't give us permission for the pages it links to.
    if (source.copy !== undefined || documents + unread.length >= maxDocuments) break;
    try {
      const fetched = await get(address);
      if (fetched !== null) read(fetched);
    } catch (error) {
      unread.push({ address, reason: reasonOf(error) });
      if (!isMissing(error)) unknown += 1;
      if (isRefusal(error)) break;
    }
  }
  // The first document isn't in the queue.
  const left = queue.length + 1 - documents - unread.length;
  return {
    outcome: { kind: "read", taken: rows.length, skipped, broken, documents, unread, left },
    taken: {
      rows,
      unclear,
      // Nobody said that a dealer's copy has everything, so a missing cart isn't necessarily gone.
      isWhole: source.copy === undefined && left + unknown === 0,
      // Another document may change while the first stays the same.
      version: isOneDocument && source.copy === undefined ? first.version : null,
    },
  };
}

function nameOf({ name, sku, url }: Item, at: number): string {
  const number = sku === "" || sku === name ? "" : ` (${sku})`;
  return name === "" ? sku || url || `item ${at + 1}` : `“${name}”${number}`;
}

/** A site that says no to one page, or is overloaded, isn't asked for the next. */
function isRefusal(error: unknown): boolean {
  return error instanceof RequestFailure && [403, 429, 503].includes(error.status ?? 0);
}

/** A list often still has the address of a cart whose page is gone. */
function isMissing(error: unknown): boolean {
  return error instanceof RequestFailure && [404, 410].includes(error.status ?? 0);
}

/** A bad document must affect only its own source, so even unexpected errors are caught. */
function failureOf(error: unknown): Outcome {
  const kind = error instanceof Forbidden ? "forbidden" : "failed";
  return { kind, reason: reasonOf(error) };
}

function reasonOf(error: unknown): string {
  const isExpected =
    error instanceof Forbidden ||
    error instanceof RequestFailure ||
    error instanceof UnreadableDocument ||
    error instanceof TooComplex;
  return isExpected ? error.message : `cannot be understood (${String(error)})`;
}
