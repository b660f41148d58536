import {
  type CsvRecord,
  type UnreadCsv,
  csvReader,
  type Delimiter,
  delimiterOf,
} from "../../../domain/reading/sheet/csv-reader.ts";
import type { FleetColumns } from "../../../domain/reading/sheet/columns.ts";
import {
  type LineKind,
  type SheetLayout,
  kindOf,
  layoutOf,
  recordsLookedAt,
} from "../../../domain/reading/sheet/layout.ts";
import { grouped } from "../../../domain/cart/english.ts";

const maxLines = 5000;
/** Many times as much as so many lines take. */
const maxBytes = 20_000_000;
/** The page responds to the visitor after this many characters. */
const partLength = 20_000;

/** A spreadsheet as its source has it, with how its lines and columns are read. */
export interface Sheet {
  /** The file's name; empty for a text that was pasted or typed. */
  readonly name: string;
  readonly delimiter: Delimiter;
  readonly headings: readonly string[];
  readonly columns: FleetColumns;
  readonly records: readonly SheetRecord[];
}

export interface SheetRecord extends CsvRecord {
  /** "heading" is a line that repeats the headings, as on each page of a printed list. */
  readonly kind: LineKind | "headings";
}

/** Why nothing was read, as a sentence. */
export interface Refusal {
  readonly refusal: string;
}

/** `today` is an ISO date. */
export async function readSheet(file: Blob, name: string, today: string): Promise<Sheet | Refusal> {
  if (file.size > maxBytes) return { refusal: tooManyText() };
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (typeof text !== "string") return text;
  const delimiter = delimiterOf(text);
  const readPart = csvReader(delimiter);
  const records: SheetRecord[] = [];
  const first: CsvRecord[] = [];
  let layout: SheetLayout | null = null;
  let carts = 0;
  for (let at = 0, isLast = false; !isLast; at += partLength) {
    // oxlint-disable-next-line no-await-in-loop -- the page may do something else in between
    if (at > 0) await new Promise((done) => setTimeout(done));
    isLast = at + partLength >= text.length;
    const part = readPart(text.slice(at, at + partLength), isLast);
    if (part.unread !== null) return { refusal: unreadText(part.unread) };
    first.push(...part.records);
    if (first.length < recordsLookedAt && !isLast) continue;
    layout ??= layoutOf(first, today);
    for (const record of first.splice(0)) {
      const kind = kindAt(layout, record, records.length);
      records.push({ ...record, kind });
      if (kind === "cart") carts += 1;
      if (carts > maxLines) return { refusal: tooManyText() };
    }
  }
  if (records.length === 0) {
    return { refusal: "There is nothing here to value. Enter at least one cart." };
  }
  if (carts === 0) {
    return { refusal: "There are headings, but no carts below them. Enter at least one cart." };
  }
  const { headings, columns } = layout!;
  return { name, delimiter, headings, columns, records };
}

function kindAt(layout: SheetLayout, { cells }: CsvRecord, at: number): SheetRecord["kind"] {
  if (at === layout.headingAt) return "headings";
  return at < (layout.headingAt ?? 0) ? "title" : kindOf(layout, cells);
}

const tooManyText = () =>
  `This page values up to ${grouped(maxLines)} lines at once, and there are more. Nothing has changed. Split the file into smaller ones, each with the headings; or value all of it with our free command, “npm run value” (see For developers).`;

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
