// Tested in value-command.test.ts.
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import type { CsvPart, CsvRecord, Delimiter } from "../../domain/reading/sheet/csv-reader.ts";
import { openSheet } from "../../domain/reading/sheet/open-sheet.ts";
import { tablesIn } from "../../text/html-tables.ts";
import { CommandError, fileProblem } from "../command.ts";

export interface CartSource {
  readonly delimiter: Delimiter;
  /** What the output begins with: a byte order mark, or nothing. */
  readonly mark: string;
  readonly records: AsyncIterable<CsvRecord>;
}

/**
 * Opens a file, or standard input for "-". A web page's tables count, too. Throws a `CommandError` if
 * it isn't text; value-command.test.ts has the messages.
 */
export async function openCarts(path: string): Promise<CartSource> {
  const input = path === "-" ? process.stdin : createReadStream(path);
  const name = path === "-" ? "Standard input" : path;
  const source = await openSheet(readBytes(input, name), tablesIn);
  if (source === "workbook") {
    throw new CommandError(
      `${name} is a workbook. Open it in a spreadsheet program, save it as “CSV UTF-8”, and run this again with that file.`,
    );
  }
  if (source === "not text") {
    throw new CommandError(
      `${name} is not text. Save the carts as “CSV UTF-8”, and run this again with that file.`,
    );
  }
  const { delimiter, mark, parts } = source;
  return { delimiter, mark, records: readRecords(parts) };
}

async function* readBytes(input: Readable, name: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of input) yield chunk;
  } catch (error) {
    throw fileProblem(name, error);
  }
}

async function* readRecords(parts: AsyncIterable<CsvPart>): AsyncGenerator<CsvRecord> {
  for await (const { records, unread } of parts) {
    yield* records;
    if (unread === null) continue;
    if (unread.why === "too complex") {
      throw new CommandError(
        "The web page has too many cells or nests its tables too deeply to read. Save the carts as “CSV UTF-8”, and run this again with that file.",
      );
    }
    throw new CommandError(
      unread.why === "open quote"
        ? `A quotation mark near line ${unread.line} is never closed. Close it, and run this again.`
        : `Line ${unread.line} is longer than any row of carts. Shorten or remove it, and run this again.`,
    );
  }
}
