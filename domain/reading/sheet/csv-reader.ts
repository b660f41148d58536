export interface CsvRecord {
  readonly cells: readonly string[];
  /** Where the record begins, counted from 1 as in a text editor. */
  readonly line: number;
}

export interface UnreadCsv {
  readonly line: number;
  readonly why: "open quote" | "too long" | "too complex";
}

export interface CsvPart {
  readonly records: readonly CsvRecord[];
  readonly unread: UnreadCsv | null;
}

/** Much longer than a line with a note in it. An unclosed quote ends here. */
const maxRecordLength = 1024 * 1024;

/**
 * Reads a CSV file in parts, so that it is never in memory as a whole. Lines end with LF, CRLF, or
 * CR, in any mixture. A quote inside an unquoted cell is an ordinary character, and so are both
 * quotes of a cell in which text follows the second.
 */
export function csvReader(delimiter: Delimiter): (part: string, isLast: boolean) => CsvPart {
  let rest = "";
  let line = 1;
  return (part, isLast) => {
    const text = rest + part;
    const records: CsvRecord[] = [];
    let start = 0;
    while (start < text.length) {
      const record = recordAt(text, start, delimiter, isLast);
      if (record === null) break;
      const { cells, end, next } = record;
      if (end - start > maxRecordLength) return { records, unread: { line, why: "too long" } };
      if (!isBlankRecord(cells)) records.push({ cells, line });
      line += 1 + breaksIn(cells);
      start = next;
    }
    rest = text.slice(start);
    const isOpen = rest.length > (isLast ? 0 : maxRecordLength);
    const why = rest.includes('"') ? "open quote" : "too long";
    return { records, unread: isOpen ? { line, why } : null };
  };
}

function isBlankRecord(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

function breaksIn(cells: readonly string[]): number {
  let breaks = 0;
  for (const cell of cells) {
    if (/[\r\n]/.test(cell)) breaks += cell.match(/\r\n|[\r\n]/g)!.length;
  }
  return breaks;
}

interface Read {
  readonly cells: readonly string[];
  readonly end: number;
  readonly next: number;
}

function recordAt(text: string, start: number, delimiter: Delimiter, isLast: boolean): Read | null {
  const cells: string[] = [];
  for (let at = start; ;) {
    const cell =
      text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter);
    if (cell === null) return null;
    const { end } = cell;
    cells.push(cell.value);
    if (text[end] === delimiter) {
      at = end + 1;
      continue;
    }
    // A CRLF or a pair of quotes may be split between two parts.
    const isAtEnd = end + (text[end] === "\r" ? 1 : 0) >= text.length;
    if (isAtEnd && !isLast) return null;
    return { cells, end, next: end + (text.startsWith("\r\n", end) ? 2 : 1) };
  }
}

interface Cell {
  readonly value: string;
  readonly end: number;
}

function plainCell(text: string, at: number, delimiter: Delimiter): Cell {
  const end = endOfPlain(text, at, delimiter);
  return { value: text.slice(at, end), end };
}

function quotedCell(text: string, at: number, delimiter: Delimiter): Cell | null {
  let close = text.indexOf('"', at + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1) return null;
  const value = text.slice(at + 1, close).replaceAll('""', '"');
  const end = endOfPlain(text, close + 1, delimiter);
  if (end === close + 1) return { value, end };
  return { value: `"${value}${text.slice(close, end)}`, end };
}

function endOfPlain(text: string, at: number, delimiter: Delimiter): number {
  const code = delimiter.charCodeAt(0);
  let end = at;
  for (; end < text.length; end++) {
    const character = text.charCodeAt(end);
    if (character === code || character === 10 || character === 13) break;
  }
  return end;
}

const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/** Titles may come above the headings, and a comma in a title separates nothing. */
const sampledLines = 25;

const separatorLine = /^\uFEFF?"?sep=([,;\t|])"?[\r\n]/i;

/** The character that separates cells the same number of times in most of the first lines. */
export function detectDelimiter(text: string): Delimiter {
  const separator = separatorLine.exec(text)?.[1];
  const named = delimiters.find((delimiter) => delimiter === separator);
  if (named !== undefined) return named;
  const lines = text
    .split(/[\r\n]+/, sampledLines)
    .map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, ""));
  const scored = delimiters.map((delimiter) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(delimiter).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    const [usual = 0, often = 0] =
      [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    return { delimiter, usual, often };
  });
  return scored.toSorted((a, b) => b.often - a.often || b.usual - a.usual)[0]!.delimiter;
}
