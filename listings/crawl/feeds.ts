import { parse } from "csv-parse/sync";
import { TooComplex, parseJson } from "./bounded-parsers.ts";
import { type Item, itemFields, offerFields, shortText } from "./item.ts";
import { plainText } from "./json-ld.ts";
import type { Source } from "./sources.ts";

/** More than any dealer has. */
const maxRows = 50_000;

type FeedRow = Readonly<Record<string, unknown>>;

/** The carts in a feed: a CSV file with a header, or a JSON list of objects. Throws for other text. */
export function feedItems(text: string, { kind, mapping }: Source): Item[] {
  const rows = kind === "csv" ? csvRows(text) : jsonRows(text);
  if (rows.length > maxRows) throw new TooComplex(`has more than ${maxRows} rows`);
  return rows.map((row) => itemOf(row, mapping));
}

/** The feed is not a list of carts. */
export class FeedError extends Error {}

function csvRows(text: string): FeedRow[] {
  try {
    return parse(text, { columns: true, bom: true, skip_empty_lines: true, to: maxRows + 1 });
  } catch (cause) {
    throw new FeedError("is not valid CSV", { cause });
  }
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
