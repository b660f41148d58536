import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type CsvRecord, csvReader, type Delimiter, detectDelimiter } from "./csv-reader.ts";
import { anyText } from "../../words/text.fixture.ts";

function readAll(text: string, delimiter: Delimiter, partLength = text.length || 1) {
  const read = csvReader(delimiter);
  const records: CsvRecord[] = [];
  for (let at = 0; ; at += partLength) {
    const isLast = at + partLength >= text.length;
    const part = read(text.slice(at, at + partLength), isLast);
    records.push(...part.records);
    if (isLast) return { records, unread: part.unread };
  }
}

/** Null if the parser finds an unclosed quote. */
function readByParser(text: string, delimiter: Delimiter): string[][] | null {
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
    return rows.filter((cells) => cells.some((cell) => cell.trim() !== ""));
  } catch {
    return null;
  }
}

const pieces = [
  ",",
  ";",
  "\t",
  '"',
  '"',
  '""',
  "\n",
  "\r\n",
  "\r",
  " ",
  "Club Car",
  "é",
  "🛺",
  "'",
];
const anyTable = fc
  .array(fc.constantFrom(...pieces), { maxLength: 30 })
  .map((some) => some.join(""));
const anyDelimiter = fc.constantFrom<Delimiter>(",", ";", "\t");

test("any text is read as a well-known parser reads it, in parts of any length", () => {
  const check = (text: string, delimiter: Delimiter, partLength: number) => {
    const expected = readByParser(text, delimiter);
    const { records, unread } = readAll(text, delimiter, partLength);
    if (expected === null) expect(unread).not.toBeNull();
    else expect(records.map(({ cells }) => cells)).toEqual(expected);
  };
  fc.assert(fc.property(anyTable, anyDelimiter, fc.integer({ min: 1, max: 40 }), check), {
    numRuns: 3000,
  });
});

test("quoted cells are read back, whatever they contain", () => {
  const cell = anyText();
  const check = (rows: string[][], delimiter: Delimiter) => {
    const text = rows
      .map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(delimiter))
      .join("\r\n");
    const read = readAll(text, delimiter, 7).records.map(({ cells }) => cells);
    expect(read).toEqual(rows.filter((cells) => cells.some((each) => each.trim() !== "")));
  };
  fc.assert(fc.property(fc.array(fc.array(cell, { minLength: 1 })), anyDelimiter, check));
});

test("lines are counted as in a text editor, including blank lines and line breaks in quotes", () => {
  const { records } = readAll('a,b\r\n\r\n1,"x\r\ny\nz"\r2,3\n\n"",\n4,5', ",", 3);
  expect(records.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, "a"],
    [3, "1"],
    [6, "2"],
    [9, "4"],
  ]);
});

test("a far too long record without a quote is reported as too long", () => {
  const read = csvReader(",");
  read("a,b\n", false);
  const { unread } = read("x,".repeat(2 ** 20), false);
  expect(unread).toEqual({ line: 2, why: "too long" });
});

test("a far too long record is not read, even if it ends", () => {
  const { records, unread } = readAll(`a,b\n1,${"x".repeat(2 ** 21)}\n2,"3"\n`, ",");
  expect([records.length, unread]).toEqual([1, { line: 2, why: "too long" }]);
});

test("an unclosed quote is reported by its line, without keeping a long file in memory", () => {
  expect(readAll('a,b\n1,2\n3,"4\n5,6\n', ",").unread).toEqual({ line: 3, why: "open quote" });
  const read = csvReader(",");
  read('a,"b', false);
  const long = "x".repeat(2 ** 20);
  expect(read(long, false)).toEqual({ records: [], unread: { line: 1, why: "open quote" } });
});

test.each([
  ["Year,Make", ","],
  ["Year;Make, Model;Qty", ";"],
  ["Year\tMake\tNotes, other", "\t"],
  ['"a,b,c";d', ";"],
  ['"a ""x"", b";d', ";"],
  ["Carts, of 2026\nYear;Make\n2018;Club Car, the blue one\n2018;Yamaha", ";"],
  ["Cart", ","],
  ["", ","],
])("the separator of %j is %j", (line, delimiter) => {
  expect(detectDelimiter(line)).toBe(delimiter);
});
