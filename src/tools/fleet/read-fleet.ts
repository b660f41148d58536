import { formatCount } from "./fleet-words.ts";
import { type UnreadCsv, type CsvRecord, csvReader } from "../../../domain/fleet/csv-reader.ts";
import { type Delimiter, delimiterOf } from "../../../domain/fleet/delimiter.ts";
import {
  type FleetColumns,
  columnsOf,
  missingColumns,
} from "../../../domain/fleet/fleet-columns.ts";
import { headingsOfTyped } from "../../../domain/fleet/typed-lines.ts";
import { NotUtf8, type Refusal, encodingOf, textsOf } from "./decode-file.ts";
import { type Fleet, lineOf } from "./fleet.ts";

/** The most lines of carts that a page holds. */
const mostLines = 100_000;

/** A text or a file with carts. */
export interface FleetSource {
  readonly file: Blob;
  /** The file's name; empty for a text that was pasted or typed. */
  readonly name: string;
  /** How a fleet was read that this browser kept. */
  readonly layout?: KeptLayout;
}

export interface KeptLayout {
  readonly delimiter: Delimiter;
  readonly headings: readonly string[];
  readonly hasHeadings: boolean;
  readonly columns: FleetColumns;
}

/** What happens while a long file is being read. */
export interface Watch {
  /** Called after each part. Gives the worker time to learn that the reading is to stop. */
  readonly onPart: (lines: number, share: number) => Promise<void>;
  readonly isStopped: () => boolean;
}

/** Reads and values a whole source; null if it was stopped. */
export async function readFleet(
  source: FleetSource,
  asOfYear: number,
  watch: Watch,
): Promise<Fleet | Refusal | null> {
  const encoding = await encodingOf(source.file);
  if (typeof encoding !== "string") return encoding;
  try {
    return await readAs(encoding, source, asOfYear, watch);
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    return readAs("windows-1252", source, asOfYear, watch);
  }
}

async function readAs(
  encoding: Parameters<typeof textsOf>[1],
  source: FleetSource,
  asOfYear: number,
  watch: Watch,
): Promise<Fleet | Refusal | null> {
  let fleet: Fleet | null = null;
  let read: ReturnType<typeof csvReader> | null = null;
  for await (const { text, bytes, isLast } of textsOf(source.file, encoding)) {
    const delimiter =
      fleet?.delimiter ??
      source.layout?.delimiter ??
      delimiterOf(text.match(/[^\r\n]+/)?.[0] ?? "");
    read ??= csvReader(delimiter);
    const { records, unread } = read(text, isLast);
    if (unread !== null) return { refusal: unreadText(unread) };
    let own = records;
    if (fleet === null && records.length > 0) {
      fleet = startedFleet(source, delimiter, records, asOfYear);
      own = records.slice(fleet.headingLine === null ? 0 : 1);
    }
    for (const record of own) fleet!.lines.push(lineOf(fleet!, record));
    const lines = fleet?.lines.length ?? 0;
    if (lines > mostLines) return { refusal: tooManyText };
    await watch.onPart(lines, bytes / source.file.size);
    if (watch.isStopped()) return null;
  }
  return fleet === null || fleet.lines.length === 0 ? { refusal: emptyText(fleet) } : fleet;
}

function unreadText({ line, why }: UnreadCsv): string {
  return why === "open quote"
    ? `A quotation mark near line ${line} is never closed. Close it, and value the carts again.`
    : `Line ${line} is longer than any row of carts. Shorten or remove it, and value the carts again.`;
}

const tooManyText = `There are more than ${formatCount(mostLines)} lines of carts, more than this page can hold. Split the file into smaller ones, each with the headings, and value them one after another.`;

function emptyText(fleet: Fleet | null): string {
  if (fleet === null) return "There is nothing here to value. Enter at least one cart.";
  return "There are headings, but no carts below them. Enter at least one cart.";
}

function startedFleet(
  { name, layout }: FleetSource,
  delimiter: Delimiter,
  records: readonly CsvRecord[],
  asOfYear: number,
): Fleet {
  const { hasHeadings, headings, columns } = layout ?? layoutOf(records, asOfYear);
  const headingLine = hasHeadings ? records[0]! : null;
  return { name, delimiter, asOfYear, headingLine, headings, columns, lines: [] };
}

/** Lines that show whether a text without known headings is one without any. */
const trialLines = 10;

function layoutOf(records: readonly CsvRecord[], asOfYear: number): Omit<KeptLayout, "delimiter"> {
  const first = records[0]!.cells;
  const columns = columnsOf(first);
  const typed =
    missingColumns(columns) === undefined
      ? null
      : headingsOfTyped(
          records.slice(0, trialLines).map(({ cells }) => cells),
          asOfYear,
        );
  if (typed === null) return { hasHeadings: true, headings: first, columns };
  // Words above carts in the usual order are headings, if not ones that we know.
  const hasHeadings = first.every((cell) => !/\d/.test(cell));
  return { hasHeadings, headings: hasHeadings ? first : typed, columns: columnsOf(typed) };
}
