import { type CsvPart, type Delimiter, csvReader, detectDelimiter } from "./csv-reader.ts";
import { type Unreadable, createDecoder } from "./decode.ts";
import { type HtmlTable, isHtml, rowsOf } from "./html-rows.ts";

export interface SheetSource {
  /** Separates cells, also in the valued file. */
  readonly delimiter: Delimiter;
  /** The valued file begins with a byte order mark unless the file was UTF-8 without one. */
  readonly mark: string;
  readonly isPage: boolean;
  readonly parts: AsyncIterable<CsvPart>;
}

type TablesIn = (html: AsyncIterable<string>) => Promise<readonly HtmlTable[] | null>;

/** Enough to recognize the encoding and the separator. */
const startLength = 16 * 1024;
const byteOrderMark = "\uFEFF";

/**
 * Opens text in UTF-8, UTF-16, or Windows-1252 with any separator, or a saved web page. Only a web
 * page's tables are in memory as a whole.
 */
export async function openSheet(
  file: AsyncIterable<Uint8Array>,
  tablesIn: TablesIn,
): Promise<SheetSource | Unreadable> {
  const bytes = file[Symbol.asyncIterator]();
  const start = await startOf(bytes);
  const decode = createDecoder(start);
  if (typeof decode === "string") return decode;
  const text = decode(start, false);
  const rest = textsOf(bytes, decode);
  if (isHtml(text)) {
    const parts = partsOfPage(text, rest, tablesIn);
    return { delimiter: ",", mark: byteOrderMark, isPage: true, parts };
  }
  const delimiter = detectDelimiter(text);
  const mark = isUnmarkedUtf8(start) ? "" : byteOrderMark;
  return { delimiter, mark, isPage: false, parts: partsOf(text, rest, delimiter) };
}

/** The valued file is in UTF-8, which Excel recognizes only by a byte order mark. */
function isUnmarkedUtf8(start: Uint8Array): boolean {
  try {
    const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    const text = strict.decode(start, { stream: true });
    return !text.startsWith(byteOrderMark) && !text.includes("\0");
  } catch {
    return false;
  }
}

async function startOf(bytes: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < startLength) {
    const { value, done } = await bytes.next();
    if (done === true) break;
    chunks.push(value);
    length += value.length;
  }
  const start = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    start.set(chunk, at);
    at += chunk.length;
  }
  return start;
}

async function* textsOf(
  bytes: AsyncIterator<Uint8Array>,
  decode: (part: Uint8Array, isLast: boolean) => string,
): AsyncGenerator<string> {
  for (let next = await bytes.next(); next.done !== true; next = await bytes.next()) {
    yield decode(next.value, false);
  }
  yield decode(new Uint8Array(), true);
}

async function* partsOf(
  start: string,
  rest: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<CsvPart> {
  const read = csvReader(delimiter);
  yield read(start, false);
  for await (const text of rest) yield read(text, false);
  yield read("", true);
}

async function* partsOfPage(
  start: string,
  rest: AsyncIterable<string>,
  tablesIn: TablesIn,
): AsyncGenerator<CsvPart> {
  const tables = await tablesIn(prependPart(start, rest));
  const rows = tables && rowsOf(tables);
  if (rows === null) {
    yield { records: [], unread: { line: 1, why: "too complex" } };
    return;
  }
  const records = rows.map((cells, at) => ({ cells, line: at + 1 }));
  const isFilled = ({ cells }: { cells: readonly string[] }) =>
    cells.some((cell) => cell.trim() !== "");
  yield { records: records.filter(isFilled), unread: null };
}

async function* prependPart(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}
