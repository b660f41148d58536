import {
  type CsvRecord,
  type UnreadCsv,
  csvReader,
  type Delimiter,
  delimiterOf,
} from "../../../domain/fleet/csv-reader.ts";
import type { FleetColumns } from "../../../domain/fleet/fleet-columns.ts";
import { type SheetLayout, kindOf, layoutOf } from "../../../domain/fleet/sheet.ts";
import { grouped } from "../../../domain/cart/english.ts";
import { type Fleet, type FleetLine, lineOf } from "./model.ts";

/** The most lines of carts that the page values. */
const mostLines = 5000;
/** Many times as much as so many lines take. */
const mostBytes = 20_000_000;
/** How many lines are valued before the page responds to what was pressed meanwhile. */
const linesAtOnce = 250;

/** A text or a file with carts. */
export interface FleetSource {
  readonly file: Blob;
  /** The file's name; empty for a text that was pasted or typed. */
  readonly name: string;
  /** How the fleet was read when this browser kept it. */
  readonly layout?: KeptLayout;
}

export interface KeptLayout {
  readonly delimiter: Delimiter;
  readonly headings: readonly string[];
  readonly hasHeadings: boolean;
  readonly columns: FleetColumns;
}

/** Why nothing was read, as a sentence. */
export interface Refusal {
  readonly refusal: string;
}

/** Reads and values a whole source. `today` is an ISO date. */
export async function readFleet(source: FleetSource, today: string): Promise<Fleet | Refusal> {
  if (source.file.size > mostBytes) return { refusal: tooManyText() };
  const text = decode(new Uint8Array(await source.file.arrayBuffer()));
  if (typeof text !== "string") return text;
  const delimiter = source.layout?.delimiter ?? delimiterOf(text);
  const { records, unread } = csvReader(delimiter)(text, true);
  if (unread !== null) return { refusal: unreadText(unread) };
  if (records.length === 0)
    return { refusal: "There is nothing here to value. Enter at least one cart." };
  const layout = source.layout ? keptLayout(source.layout, records) : layoutOf(records, today);
  const { headingAt, headings, columns } = layout;
  const kinds = records.map(({ cells }, at) =>
    at < (headingAt ?? 0) ? "title" : at === headingAt ? null : kindOf(layout, cells),
  );
  const carts = records.filter((_, at) => kinds[at] === "cart");
  if (carts.length === 0) {
    return { refusal: "There are headings, but no carts below them. Enter at least one cart." };
  }
  if (carts.length > mostLines) return { refusal: tooManyText() };
  const others = records.flatMap((record, at) => {
    const kind = kinds[at];
    return kind === "cart" || kind == null ? [] : [{ text: record.text, line: record.line, kind }];
  });
  const headingLine = headingAt === null ? null : records[headingAt]!;
  const fleet: Fleet = {
    name: source.name,
    delimiter,
    today,
    headingLine,
    headings,
    columns,
    lines: [],
    others,
  };
  return { ...fleet, lines: await valued(fleet, carts) };
}

function keptLayout({ headings, hasHeadings, columns }: KeptLayout, records: readonly CsvRecord[]) {
  const isHeading = ({ cells }: CsvRecord) =>
    cells.every((cell, at) => cell === (headings[at] ?? ""));
  const headingAt = hasHeadings ? Math.max(0, records.findIndex(isHeading)) : null;
  return { headingAt, headings, columns } satisfies SheetLayout;
}

async function valued(fleet: Fleet, carts: readonly CsvRecord[]): Promise<FleetLine[]> {
  const lines: FleetLine[] = [];
  for (const [at, cart] of carts.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- the page may do something else in between
    if (at % linesAtOnce === linesAtOnce - 1) await new Promise((done) => setTimeout(done));
    lines.push(lineOf(fleet, cart));
  }
  return lines;
}

const tooManyText = () =>
  `This page values up to ${grouped(mostLines)} lines at once, and there are more. Nothing has changed. Split the file into smaller ones, each with the headings; or value all of it with our free command, “npm run value” (see For developers).`;

function unreadText({ line, why }: UnreadCsv): string {
  return why === "open quote"
    ? `A quotation mark near line ${line} is never closed. Close it, and value the carts again.`
    : `Line ${line} is longer than any row of carts. Shorten or remove it, and value the carts again.`;
}

/** The text of a file without a byte order mark, or why it is no text. */
function decode(bytes: Uint8Array): string | Refusal {
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte);
  if (begins(0xff, 0xfe)) return new TextDecoder("utf-16le").decode(bytes);
  if (begins(0xfe, 0xff)) return new TextDecoder("utf-16be").decode(bytes);
  // Zip archives, which Excel's and Apple's files are, and the older files of Excel.
  if (begins(0x50, 0x4b, 3, 4) || begins(0xd0, 0xcf, 0x11, 0xe0)) return { refusal: workbook };
  if (begins(0x25, 0x50, 0x44, 0x46) || bytes.includes(0)) return { refusal: noText };
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Excel's plain “CSV” has letters such as é in another encoding.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const workbook =
  "This is a workbook, which only a spreadsheet program can read. Open it there, save it as “CSV UTF-8”, and choose that file.";
const noText =
  "This file is not text. Choose a CSV file, or copy the cells in your spreadsheet and paste them below.";
