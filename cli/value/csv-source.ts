import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import {
  type CsvPart,
  type CsvRecord,
  csvReader,
  type Delimiter,
  delimiterOf,
} from "../../domain/reading/sheet/csv-reader.ts";
import { CommandError } from "../command.ts";

/** A spreadsheet's CSV, being read. */
export interface CsvSource {
  readonly delimiter: Delimiter;
  /** A byte order mark, or nothing, to begin the output with. */
  readonly mark: string;
  /** One record after another, as fast as it is asked for, without blank ones. */
  readonly records: AsyncIterable<CsvRecord>;
}

const byteOrderMark = "\uFEFF";
/** As much as shows what separates the cells. */
const startLength = 16 * 1024;

/** Opens a file, or standard input for "-". Throws a `CommandError` if it is not text in UTF-8. */
export async function openCsv(path: string): Promise<CsvSource> {
  const input = path === "-" ? process.stdin : createReadStream(path);
  const texts = textsOf(input, path === "-" ? "Standard input" : path);
  const start = await startOf(texts);
  const mark = start.startsWith(byteOrderMark) ? byteOrderMark : "";
  const text = start.slice(mark.length);
  const delimiter = delimiterOf(text);
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

/** Enough text to hold the first lines. */
async function startOf(texts: AsyncGenerator<string>): Promise<string> {
  let start = "";
  while (start.length < startLength) {
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

/** One record after another, without blank ones. */
async function* recordsOf(
  texts: AsyncGenerator<string>,
  delimiter: Delimiter,
): AsyncGenerator<CsvRecord> {
  const read = csvReader(delimiter);
  for await (const text of texts) yield* recordsIn(read(text, false));
  yield* recordsIn(read("", true));
}

function recordsIn({ records, unread }: CsvPart): readonly CsvRecord[] {
  if (unread === null) return records;
  throw new CommandError(
    unread.why === "open quote"
      ? `A quotation mark near line ${unread.line} is never closed. Close it, and run this again.`
      : `Line ${unread.line} is longer than any row of carts. Shorten or remove it, and run this again.`,
  );
}
