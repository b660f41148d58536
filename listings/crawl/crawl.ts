import type { ListingRow } from "../import/read-listings.ts";
import { toListingRow } from "./asking-row.ts";
import { TooComplex, parseJson, parseJsonLd, plainText } from "./parsers.ts";
import { type Item, itemFields, offerFields, shortText } from "./item.ts";
import { type Fetched, type CrawlerFetch, type Version, Forbidden } from "./crawler-fetch.ts";
import { RequestFailure } from "./request.ts";
import type { Source } from "./sources.ts";
import { type State, knownVersion, withVersion } from "./crawl-state.ts";
import { findVehicles } from "./vehicles.ts";
import { parseTable } from "../import/csv-table.ts";
import { oneLine } from "../../text/sanitize.ts";

export type Outcome =
  | {
      readonly kind: "read";
      readonly found: number;
      readonly taken: number;
      readonly skipped: ReadonlyMap<string, number>;
      readonly broken: number;
    }
  | { readonly kind: "unchanged" }
  | { readonly kind: "forbidden" | "failed"; readonly reason: string };

export function allSourcesFailed(outcomes: readonly Outcome[]): boolean {
  const isUnread = ({ kind }: Outcome) => kind === "failed" || kind === "forbidden";
  return outcomes.length > 0 && outcomes.every(isUnread);
}

interface Crawl {
  readonly get: CrawlerFetch;
  readonly state: State;
  readonly observedOn: string;
  readonly report: (source: Source, outcome: Outcome) => void;
}

/** One source after another. A failure doesn't stop the next. */
export async function crawl(
  sources: readonly Source[],
  { get, state: before, observedOn, report }: Crawl,
): Promise<{ rows: ListingRow[]; state: State; outcomes: Outcome[] }> {
  const rows: ListingRow[] = [];
  const outcomes: Outcome[] = [];
  let state = before;
  for (const source of sources) {
    const result = await readSource(source, get, state, observedOn).catch(toFailure);
    if ("rows" in result) {
      rows.push(...result.rows);
      state = withVersion(state, source, result.version, result.rows.length);
    }
    outcomes.push(result.outcome);
    report(source, result.outcome);
  }
  return { rows, state, outcomes };
}

type SourceResult =
  | { readonly outcome: Outcome; readonly rows: readonly ListingRow[]; readonly version: Version }
  | { readonly outcome: Outcome };

async function readSource(
  source: Source,
  get: CrawlerFetch,
  state: State,
  observedOn: string,
): Promise<SourceResult> {
  const fetched = await get(source.url, knownVersion(state, source));
  if (fetched === null) return { outcome: { kind: "unchanged" } };
  const { items, broken } = findItems(fetched, source);
  const context = { source, address: fetched.url, observedOn };
  const read = items.map((item) => toListingRow(item, context));
  const rows = read.filter((each) => "cells" in each);
  const reasons = read.flatMap((each) => ("reason" in each ? [each.reason] : []));
  const skipped = new Map(
    [...Map.groupBy(reasons, (reason) => reason)].map(([reason, { length }]) => [reason, length]),
  );
  const counts = { found: items.length, taken: rows.length, skipped, broken };
  return { rows, version: fetched.version, outcome: { kind: "read", ...counts } };
}

function findItems(fetched: Fetched, source: Source): { items: Item[]; broken: number } {
  const text = decodeText(fetched, source.kind);
  if (source.kind !== "page") return { items: feedItems(text, source), broken: 0 };
  const { values, broken } = parseJsonLd(text);
  return { items: findVehicles(values), broken };
}

const contentTypes: Readonly<Record<Source["kind"], RegExp>> = {
  page: /^(text\/html|application\/xhtml\+xml)$/,
  csv: /^(text\/(csv|plain)|application\/csv)$/,
  json: /^(application\/(.+\+)?json|text\/json)$/,
};

function decodeText({ answer }: Fetched, kind: Source["kind"]): string {
  const { "content-type": stated = "" } = answer.headers;
  const type = stated.split(";", 1)[0]!.trim().toLowerCase();
  if (!contentTypes[kind].test(type)) throw new RequestFailure(`is "${type}", not a ${kind}`);
  const [, charset = "utf-8"] = /;\s*charset="?([^\s;"]+)/i.exec(stated) ?? [];
  try {
    return new TextDecoder(charset).decode(answer.body);
  } catch (cause) {
    throw new RequestFailure(`is in the unknown charset "${charset}"`, { cause });
  }
}

/** A bad document must affect only its own source, so even unexpected errors are caught. */
function toFailure(error: unknown): SourceResult {
  if (error instanceof Forbidden) return { outcome: { kind: "forbidden", reason: error.message } };
  const isExpected =
    error instanceof RequestFailure || error instanceof FeedError || error instanceof TooComplex;
  const reason = isExpected ? error.message : `cannot be understood (${String(error)})`;
  return { outcome: { kind: "failed", reason } };
}

/** More than any dealer has. */
const maxRows = 50_000;

type FeedRow = Readonly<Record<string, unknown>>;

/** Reads a CSV file with a header, or a JSON list of objects. Throws for other text. */
export function feedItems(text: string, { kind, mapping }: Source): Item[] {
  const rows = kind === "csv" ? csvRows(text) : jsonRows(text);
  if (rows.length > maxRows) throw new TooComplex(`has more than ${maxRows} rows`);
  return rows.map((row) => itemOf(row, mapping));
}

export class FeedError extends Error {}

function csvRows(text: string): FeedRow[] {
  const table = parseTable(text);
  if ("reason" in table) throw new FeedError(table.reason);
  return table.records.slice(0, maxRows + 1).map(({ record }) => record);
}

function jsonRows(text: string): FeedRow[] {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new FeedError("is not valid JSON", { cause });
  }
  if (!Array.isArray(value) || !value.every(isRow)) throw new FeedError("is not a list of objects");
  return value;
}

function itemOf(row: FeedRow, mapping: Source["mapping"]): Item {
  const cells = Object.fromEntries(
    [...itemFields, ...offerFields].map((field) => [field, cellOf(row, mapping[field] ?? field)]),
  );
  const { price = "", currency = "", availability = "", ...item } = cells;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has its cell
  return { ...item, offers: [{ price, currency, availability }] } as unknown as Item;
}

function cellOf(row: FeedRow, name: string): string {
  const value = row[name];
  const isText = ["string", "number", "boolean"].includes(typeof value);
  // oxlint-disable-next-line typescript/no-base-to-string -- nothing else comes here
  return isText ? plainText(shortText(String(value))) : "";
}

function isRow(value: unknown): value is FeedRow {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function reportLine(name: string, outcome: Outcome): string {
  return oneLine(`${name}: ${outcomeText(outcome)}.`);
}

function outcomeText(outcome: Outcome): string {
  if (outcome.kind === "unchanged") return "unchanged since it was last read";
  if (outcome.kind !== "read") return `${outcome.kind}: ${outcome.reason}`;
  const { found, taken, skipped, broken } = outcome;
  const reasons = [...skipped].map(([reason, count]) => `${count} ${reason}`).toSorted();
  const why = reasons.length === 0 ? "" : ` (${reasons.join(", ")})`;
  const blocks = broken === 1 ? "1 block" : `${broken} blocks`;
  const unread = broken === 0 ? "" : `; ${blocks} of JSON-LD cannot be read`;
  return `${found} found, ${taken} taken, ${found - taken} skipped${why}${unread}`;
}
