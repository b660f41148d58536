import { TooComplex } from "../../text/markup.ts";
import type { ListingRow } from "../import/read-listings.ts";
import { toListingRow } from "./asking-row.ts";
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

/** One source after another. A failure doesn't stop the next. */
export async function crawl(
  sources: readonly Source[],
  { get, state: before, observedOn, report }: Crawl,
): Promise<{ rows: ListingRow[]; state: State; outcomes: Outcome[] }> {
  const taken: (readonly ListingRow[])[] = [];
  const outcomes: Outcome[] = [];
  let state = before;
  for (const source of sources) {
    const result = await readSource(source, get, state, observedOn).catch((error: unknown) => ({
      outcome: failureOf(error),
    }));
    if ("rows" in result) {
      taken.push(result.rows);
      state = withVersion(state, source, result.version, result.rows.length);
    }
    outcomes.push(result.outcome);
    report(source, result.outcome);
  }
  return { rows: taken.flat(), state, outcomes };
}

type SourceResult =
  | {
      readonly outcome: Outcome;
      readonly rows: readonly ListingRow[];
      readonly version: Version | null;
    }
  | { readonly outcome: Outcome };

async function readSource(
  source: Source,
  get: CrawlerFetch,
  state: State,
  observedOn: string,
): Promise<SourceResult> {
  if (source.stopped !== undefined) return { outcome: { kind: "stopped", since: source.stopped } };
  const first = await get(source.url, knownVersion(state, source));
  if (first === null) return { outcome: { kind: "unchanged" } };
  const { rows, isWhole, ...read } = await readAll(source, first, get, observedOn);
  // Another document may change while the first stays the same.
  return { rows, version: isWhole ? first.version : null, outcome: { kind: "read", ...read } };
}

/** Per source, so that a large site doesn't take hours. */
const maxDocuments = 200;

async function readAll(source: Source, first: Fetched, get: CrawlerFetch, observedOn: string) {
  const rows: ListingRow[] = [];
  const skipped: Skipped[] = [];
  const unread: { address: string; reason: string }[] = [];
  const known = new Set([source.url, first.url.href]);
  const queue: string[] = [];
  let [broken, documents] = [0, 0];
  const read = (fetched: Fetched) => {
    const document = readDocument(fetched, source, observedOn);
    documents += 1;
    broken += document.broken;
    for (const each of document.skipped) skipped.push(each);
    for (const [at, item] of document.items.entries()) {
      const row = toListingRow(item, { source, address: fetched.url, observedOn });
      if ("cells" in row) rows.push(row);
      else skipped.push({ item: nameOf(item, at), reason: row.reason });
    }
    for (const link of document.links) {
      // A dealer allows us its own site, and no other.
      const url = addressOnSite(link, fetched.url.href, [first.url]);
      if (url === null) continue;
      const address = Object.assign(url, { hash: "" }).href;
      if (known.has(address)) continue;
      known.add(address);
      queue.push(address);
    }
  };
  read(first);
  const isWhole = queue.length === 0;
  for (const address of queue) {
    if (documents + unread.length >= maxDocuments) break;
    try {
      const fetched = await get(address);
      if (fetched !== null) read(fetched);
    } catch (error) {
      unread.push({ address, reason: reasonOf(error) });
      if (isRefusal(error)) break;
    }
  }
  return {
    rows,
    isWhole,
    taken: rows.length,
    skipped,
    broken,
    documents,
    unread,
    // The first document isn't in the queue.
    left: queue.length + 1 - documents - unread.length,
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
