import { readFileSync } from "node:fs";
import * as v from "valibot";
import { projectFolder } from "../../config/folders.ts";
import { listingSchema } from "../../domain/market/listing.ts";
import { isDay } from "../../domain/words/iso-day.ts";
import { csvText, escapeFormula } from "../../text/csv.ts";
import { nameAmongOthers } from "../import/units.ts";
import { type Problem, readBy, readTable } from "../import/csv-table.ts";
import type { Read } from "./reads.ts";

/** Not trimmed: the name of a cart on a dealer's front page ends in a space. */
const text = v.pipe(v.string(), v.nonEmpty("is empty"));
const day = v.pipe(v.string(), v.check(isDay, "is not a day such as 2026-11-28"));
const dayIfAny = v.union([v.literal(""), day], "is not a day such as 2026-11-28");
const { make, model, model_year, condition, price_usd } = listingSchema.entries;

const listSchema = v.object({
  /** The address in the list of sources. */
  list: text,
  first_day: day,
  last_day: day,
});

const spanSchema = v.object({
  ...listSchema.entries,
  /** As `unitOf` names it. */
  unit: text,
  make,
  model,
  model_year,
  condition,
  price_usd,
  not_yet_on: dayIfAny,
  no_longer_on: dayIfAny,
});

/** The first and the last day on which a source was read as a whole. */
type ListReads = v.InferOutput<typeof listSchema>;

/**
 * The days on which a unit was listed at one price, from the first to the last on which we saw it. On
 * `not_yet_on` it wasn't listed at that price yet, and on `no_longer_on` it no longer was. The former
 * is empty if the unit was on the list when we first read it, and the latter if it still has this
 * price as far as we know.
 */
export type Span = v.InferOutput<typeof spanSchema>;

/** What we have seen on dealers' lists, from day to day. */
export interface Stock {
  readonly lists: readonly ListReads[];
  readonly spans: readonly Span[];
}

/** A read older than what we know about its list changes nothing, and neither does adding one twice. */
export function carryForward(stock: Stock, given: Read): Stock {
  // The file has the address in this form.
  const read = { ...given, list: escapeFormula(given.list) };
  const spans = stock.spans.filter(({ list }) => list === read.list);
  const reads = stock.lists.find(({ list }) => list === read.list);
  const lastRead = lastDay([...spans, ...(reads === undefined ? [] : [reads])]);
  if (read.day < lastRead) return stock;
  const isWhole =
    read.kind === "whole" || (read.kind === "unchanged" && reads?.last_day === lastRead);
  return {
    lists: isWhole
      ? [
          ...stock.lists.filter((each) => each !== reads),
          { list: read.list, first_day: reads?.first_day ?? read.day, last_day: read.day },
        ]
      : stock.lists,
    spans: [
      ...stock.spans.filter(({ list }) => list !== read.list),
      ...(read.kind === "unchanged"
        ? spans.map((span) => (span.last_day === lastRead ? extendSpan(span, read.day) : span))
        : carrySpans(spans, withKnownNames(read, spans), reads)),
    ],
  };
}

/**
 * A page's only cart has the page's name, and a longer one as soon as the page lists another. It keeps
 * the name by which we know it.
 */
export function withKnownNames(read: Read, spans: readonly Span[]): Read {
  const known = new Map([
    ...spans.map((span) => [nameAmongOthers(span.unit, span), span.unit] as const),
    ...spans.map(({ unit }) => [unit, unit] as const),
  ]);
  return {
    ...read,
    units: read.units.map((unit) => ({
      ...unit,
      unit: known.get(nameAmongOthers(unit.unit, unit)) ?? known.get(unit.unit) ?? unit.unit,
    })),
    unclear: read.unclear.map((name) => known.get(name) ?? name),
  };
}

function carrySpans(spans: readonly Span[], read: Read, reads: ListReads | undefined): Span[] {
  const { list, day: today, kind } = read;
  const now = new Map(read.units.map((unit) => [unit.unit, unit]));
  const latest = new Map(spans.toSorted(byUnitAndDay).map((span) => [span.unit, span]));
  const carried = spans.map((span) => {
    if (latest.get(span.unit) !== span) return span;
    const unit = now.get(span.unit);
    if (unit?.price_usd === span.price_usd) return { ...extendSpan(span, today), ...unit };
    const isKnown = unit !== undefined || (kind === "whole" && !isUnclear(span.unit, read));
    return isKnown && span.no_longer_on === "" ? { ...span, no_longer_on: today } : span;
  });
  const begun = [...now.values()].flatMap((unit): Span[] => {
    const before = latest.get(unit.unit);
    if (before?.price_usd === unit.price_usd) return [];
    const notYet = before?.no_longer_on === "" ? before.last_day : (reads?.last_day ?? "");
    return [
      { list, ...unit, first_day: today, last_day: today, not_yet_on: notYet, no_longer_on: "" },
    ];
  });
  return [...carried, ...begun];
}

/** True if it may be one of the units that are listed in a way we couldn't read. */
export function isUnclear(unit: string, read: Read): boolean {
  return read.unclear.some((name) => unit === name || unit.startsWith(`${name} `));
}

/** A unit that comes back was never gone. */
function extendSpan(span: Span, today: string): Span {
  return { ...span, last_day: today, no_longer_on: "" };
}

function lastDay(rows: readonly { readonly last_day: string }[]): string {
  return rows.reduce((last, { last_day }) => (last_day > last ? last_day : last), "");
}

/** The units on the list when it was last read as a whole, and that day; null if it never was. */
export function lastSeenOn(
  { lists, spans }: Stock,
  address: string,
): { readonly day: string; readonly units: readonly Span[] } | null {
  const list = escapeFormula(address);
  const reads = lists.find((each) => each.list === list);
  if (reads === undefined) return null;
  const units = spans.filter((span) => span.list === list && span.no_longer_on === "");
  return { day: reads.last_day, units };
}

export const stockFile = `${projectFolder}listings/stock.csv`;

const columns = [
  "list",
  "unit",
  "make",
  "model",
  "model_year",
  "condition",
  "price_usd",
  "first_day",
  "last_day",
  "not_yet_on",
  "no_longer_on",
] as const satisfies (keyof Span)[];

/** Sorted, so that the same stock gives the same bytes. */
export function stockText({ lists, spans }: Stock): string {
  return csvText(columns, [...lists, ...spans].toSorted(byUnitAndDay));
}

type Row = { readonly list: string; readonly unit?: string; readonly first_day: string };

function byUnitAndDay(a: Row, b: Row): number {
  const keys = [a, b].map(({ list, unit = "", first_day }) => [list, unit, first_day] as const);
  const at = [0, 1, 2].find((each) => keys[0]![each] !== keys[1]![each]);
  // By code unit, which is the same on every machine.
  return at === undefined ? 0 : keys[0]![at]! < keys[1]![at]! ? -1 : 1;
}

/** A row without a unit is the list's own: the first and last days on which we read all of it. */
export function readStock(file: string): Stock & { readonly problems: Problem[] } {
  const { rows, problems } = readTable<{ listing: ListReads | Span }>(file, columns, (record) =>
    record["unit"] === "" ? readBy(listSchema, record) : readBy(spanSchema, record),
  );
  const read = rows.map(({ listing }) => listing);
  return {
    lists: read.filter((row) => !("unit" in row)),
    spans: read.filter((row) => "unit" in row),
    problems,
  };
}

/** A problem in the project's own file is a bug. */
export function readStockFile(): Stock {
  const { problems, ...stock } = readStock(readFileSync(stockFile, "utf8"));
  if (problems.length > 0) throw new Error(`${stockFile}: ${JSON.stringify(problems)}`);
  return stock;
}
