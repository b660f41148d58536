import { createReadStream } from "node:fs";
import { Readable, pipeline } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { type Delimiter, delimiterOf } from "../../domain/fleet/delimiter.ts";
import { CommandError } from "../command.ts";

/** A spreadsheet's CSV, being read. */
export interface CsvSource {
  readonly delimiter: Delimiter;
  /** A byte order mark, or nothing, to begin the output with. */
  readonly mark: string;
  /** One record after another, as fast as it is asked for, without blank ones. */
  readonly records: AsyncIterable<CsvRecord>;
}

/** The cells of a record, and the line on which it begins, counted from 1. */
export interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

const byteOrderMark = "\uFEFF";
/** Much longer than a line with a note in it: a quote that is never closed ends here. */
const longestRecord = 1024 * 1024;

/** Opens a file, or standard input for "-". Throws a `CommandError` if it is not text in UTF-8. */
export async function openCsv(path: string): Promise<CsvSource> {
  const input = path === "-" ? process.stdin : createReadStream(path);
  const texts = textsOf(input, path === "-" ? "Standard input" : path);
  const start = await startOf(texts);
  const mark = start.startsWith(byteOrderMark) ? byteOrderMark : "";
  const text = start.slice(mark.length);
  const delimiter = delimiterOf(text.match(/[^\r\n]+/)?.[0] ?? "");
  return { delimiter, mark, records: recordsOf(joined(text, texts), delimiter) };
}

async function* textsOf(input: Readable, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  try {
    for await (const chunk of input) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    if (error.code === "ERR_ENCODING_INVALID_ENCODED_DATA") {
      throw new CommandError(
        `${name} is not in UTF-8. Save it as “CSV UTF-8”, and run this again.`,
      );
    }
    throw new CommandError(`${name} cannot be read: ${String(error.code)}.`);
  }
}

/** Enough text to hold the first line that is not blank. */
async function startOf(texts: AsyncGenerator<string>): Promise<string> {
  let start = "";
  while (!/[\r\n]/.test(start.trimStart()) && start.length < longestRecord) {
    const { value, done } = await texts.next();
    if (done === true) break;
    start += value;
  }
  return start;
}

async function* joined(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}

async function* recordsOf(
  texts: AsyncGenerator<string>,
  delimiter: Delimiter,
): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: longestRecord,
    // Lines that were joined by hand may end in different ways.
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // An error also ends the parser, which throws it below.
  pipeline(Readable.from(texts), parser, () => {});
  // The parser counts a line break of two characters in quotes as two lines.
  let countedTwice = 0;
  try {
    for await (const { record, info } of parser) {
      const cells: string[] = record;
      const breaks = cells.flatMap((cell) => cell.match(/\r\n|[\r\n]/g) ?? []);
      countedTwice += breaks.filter((each) => each === "\r\n").length;
      if (cells.every((cell) => cell.trim() === "")) continue;
      yield { cells, line: info.lines - countedTwice - breaks.length };
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error;
  }
}

function unreadable(error: CsvError): CommandError {
  const at = "lines" in error ? ` near line ${Number(error.lines)}` : "";
  const isQuote = ["CSV_QUOTE_NOT_CLOSED", "CSV_MAX_RECORD_SIZE"].includes(error.code);
  return new CommandError(
    isQuote
      ? `A quote is not closed${at}. Close it, and run this again.`
      : `The file is not valid CSV${at}: ${error.message}`,
  );
}
