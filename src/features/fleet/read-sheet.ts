import type { CsvRecord, Delimiter, UnreadCsv } from "../../../domain/reading/sheet/csv-reader.ts";
import type { FleetColumns, Pair } from "../../../domain/reading/sheet/columns.ts";
import {
  type LineKind,
  type SheetLayout,
  findLayout,
  lineKindAt,
  sampledRecords,
} from "../../../domain/reading/sheet/layout.ts";
import { openSheet } from "../../../domain/reading/sheet/open-sheet.ts";
import { formatNumber } from "../../../domain/words/english.ts";

const maxLines = 5000;
/** Far more than `maxLines` lines take. */
const maxBytes = 20_000_000;
/** Bytes read before the page gets to respond to the visitor. */
const bytesPerTurn = 20_000;

export interface Sheet {
  /** Empty for text that was pasted or typed. */
  readonly name: string;
  readonly delimiter: Delimiter;
  readonly headings: readonly string[];
  readonly columns: FleetColumns;
  readonly pairs: readonly Pair[];
  readonly records: readonly SheetRecord[];
}

export interface SheetRecord extends CsvRecord {
  readonly kind: LineKind;
}

export interface Refusal {
  readonly refusal: string;
}

/** `today` is an ISO date. */
export async function readSheet(file: Blob, name: string, today: string): Promise<Sheet | Refusal> {
  if (file.size > maxBytes) return { refusal: tooManyText() };
  let isLoaded = true;
  // Few visitors have a web page, so only they load the parser.
  const tablesIn = async (html: AsyncIterable<string>) => {
    const parser = await import("../../../text/html-tables.ts").catch(() => null);
    isLoaded = parser !== null && "tablesIn" in parser;
    return isLoaded ? parser!.tablesIn(html) : [];
  };
  const source = await openSheet(partsOf(new Uint8Array(await file.arrayBuffer())), tablesIn);
  if (source === "workbook") return { refusal: workbook };
  if (source === "not text") return { refusal: noText };
  const { delimiter } = source;
  const records: SheetRecord[] = [];
  const first: CsvRecord[] = [];
  let layout: SheetLayout | null = null;
  let carts = 0;
  const add = (): boolean => {
    layout ??= findLayout(first, today);
    for (const record of first.splice(0)) {
      const kind = lineKindAt(layout, record.cells, records.length, today);
      records.push({ ...record, kind });
      if (kind === "cart") carts += 1;
      if (carts > maxLines) return false;
    }
    return true;
  };
  for await (const part of source.parts) {
    if (part.unread !== null) return { refusal: unreadText(part.unread) };
    for (const record of part.records) first.push(record);
    if ((layout !== null || first.length >= sampledRecords) && !add()) {
      return { refusal: tooManyText() };
    }
  }
  if (!isLoaded) return { refusal: notLoaded };
  if (!add()) return { refusal: tooManyText() };
  if (records.length === 0 && source.isPage) return { refusal: noTable };
  if (records.length === 0) {
    return { refusal: "There is nothing here to value. Enter at least one cart." };
  }
  if (carts === 0) {
    return { refusal: "There are headings, but no carts below them. Enter at least one cart." };
  }
  const { headings, columns, pairs } = layout!;
  return { name, delimiter, headings, columns, pairs, records };
}

const tooManyText = () =>
  `This page values up to ${formatNumber(maxLines)} lines at once, and there are more. Nothing has changed. Split the file into smaller ones, each with the headings; or value all of it with our free command, “npm run value” (see For developers).`;

function unreadText({ line, why }: UnreadCsv): string {
  if (why === "too complex") return tooComplex;
  return why === "open quote"
    ? `A quotation mark near line ${line} is never closed. Close it, and value the carts again.`
    : `Line ${line} is longer than any row of carts. Shorten or remove it, and value the carts again.`;
}

/** Pauses between parts, so that the page can respond to the visitor. */
async function* partsOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += bytesPerTurn) {
    if (start > 0) await new Promise((done) => setTimeout(done));
    yield bytes.subarray(start, start + bytesPerTurn);
  }
}

const workbook =
  "This is a workbook, which only a spreadsheet program can read. Open it there, save it as “CSV UTF-8”, and choose that file.";
const noText =
  "This file is not text. Choose a CSV file, or copy the cells in your spreadsheet and paste them below.";
const tooComplex =
  "This web page has too many cells or nests its tables too deeply to read. Copy the carts from it, and paste them below, one on each line.";
const notLoaded =
  "The part that reads web pages couldn’t be loaded. Check your connection, and choose the file again.";
const noTable =
  "This web page has no table of carts. Copy the carts from it, and paste them below, one on each line.";
