import type { ListingRow } from "../import/listing-row.ts";
import { askingRow } from "./asking-row.ts";
import { TooComplex } from "./bounded-parsers.ts";
import { FeedFault, feedItems } from "./feeds.ts";
import type { Item } from "./item.ts";
import { jsonLdOf } from "./json-ld.ts";
import type { Fetched, PoliteGet, Version } from "./crawler-fetch.ts";
import { Forbidden } from "./robots.ts";
import { RequestFailure } from "./request.ts";
import type { Source } from "./sources.ts";
import { type State, knownVersion, withVersion } from "./crawl-state.ts";
import { vehiclesOf } from "./vehicles.ts";

/** What became of one source. */
export type Outcome =
  | {
      readonly kind: "read";
      readonly found: number;
      readonly taken: number;
      /** How many items were skipped, by reason. */
      readonly skipped: ReadonlyMap<string, number>;
      /** Blocks of JSON-LD that are no JSON. */
      readonly broken: number;
    }
  | { readonly kind: "unchanged" }
  | { readonly kind: "forbidden" | "failed"; readonly reason: string };

interface Crawl {
  readonly get: PoliteGet;
  readonly state: State;
  /** ISO date. */
  readonly observedOn: string;
  /** Told of each source when it is done. */
  readonly report: (source: Source, outcome: Outcome) => void;
}

/** Reads one source after the other. None that fails stops the next. */
export async function crawl(
  sources: readonly Source[],
  { get, state: before, observedOn, report }: Crawl,
): Promise<{ rows: ListingRow[]; state: State; outcomes: Outcome[] }> {
  const rows: ListingRow[] = [];
  const outcomes: Outcome[] = [];
  let state = before;
  for (const source of sources) {
    const visit = await visitSource(source, get, state, observedOn).catch(failureOf);
    if ("rows" in visit) {
      rows.push(...visit.rows);
      state = withVersion(state, source, visit.version);
    }
    outcomes.push(visit.outcome);
    report(source, visit.outcome);
  }
  return { rows, state, outcomes };
}

type Visit =
  | { readonly outcome: Outcome; readonly rows: readonly ListingRow[]; readonly version: Version }
  | { readonly outcome: Outcome };

async function visitSource(
  source: Source,
  get: PoliteGet,
  state: State,
  observedOn: string,
): Promise<Visit> {
  const fetched = await get(source.url, knownVersion(state, source));
  if (fetched === null) return { outcome: { kind: "unchanged" } };
  const { items, broken } = itemsOf(fetched, source);
  const sighting = { source, address: fetched.url, observedOn };
  const read = items.map((item) => askingRow(item, sighting));
  const rows = read.filter((each) => "cells" in each);
  const reasons = read.flatMap((each) => ("reason" in each ? [each.reason] : []));
  const skipped = new Map(
    [...Map.groupBy(reasons, (reason) => reason)].map(([reason, { length }]) => [reason, length]),
  );
  const counts = { found: items.length, taken: rows.length, skipped, broken };
  return { rows, version: fetched.version, outcome: { kind: "read", ...counts } };
}

function itemsOf(fetched: Fetched, source: Source): { items: Item[]; broken: number } {
  const text = textOf(fetched, source.kind);
  if (source.kind !== "page") return { items: feedItems(text, source), broken: 0 };
  const { values, broken } = jsonLdOf(text);
  return { items: vehiclesOf(values), broken };
}

const contentTypes: Readonly<Record<Source["kind"], RegExp>> = {
  page: /^(text\/html|application\/xhtml\+xml)$/,
  csv: /^(text\/(csv|plain)|application\/csv)$/,
  json: /^(application\/(.+\+)?json|text\/json)$/,
};

function textOf({ answer }: Fetched, kind: Source["kind"]): string {
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

/** Whatever a stranger's document does to us stays with its source. */
function failureOf(error: unknown): Visit {
  if (error instanceof Forbidden) return { outcome: { kind: "forbidden", reason: error.message } };
  const isExpected =
    error instanceof RequestFailure || error instanceof FeedFault || error instanceof TooComplex;
  const reason = isExpected ? error.message : `cannot be understood (${String(error)})`;
  return { outcome: { kind: "failed", reason } };
}
