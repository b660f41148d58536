import { expect, test } from "vitest";
import type { HtmlTable } from "./html-rows.ts";
import { openSheet } from "./open-sheet.ts";

const noTables = async () => [];

async function* inChunks(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** The file arrives in chunks of this length. */
async function cellsOf(
  bytes: Uint8Array,
  length = 1000,
  tablesIn: () => Promise<HtmlTable[]> = noTables,
) {
  const source = await openSheet(inChunks(bytes, length), tablesIn);
  if (typeof source === "string") return source;
  const cells: (readonly string[])[] = [];
  for await (const { records } of source.parts)
    for (const record of records) cells.push(record.cells);
  return { delimiter: source.delimiter, mark: source.mark, cells };
}

const cells = [
  ["Año", "Marca", "Dueño"],
  ["2018", "EZ-GO", "Peña"],
];
const written = (by: string) => cells.map((row) => row.join(by)).join("\r\n");
const mark = "\uFEFF";

test.each<[string, Buffer, { delimiter: string; mark: string }]>([
  ["UTF-8", Buffer.from(written(",")), { delimiter: ",", mark: "" }],
  ["UTF-8 with a mark", Buffer.from(mark + written(";")), { delimiter: ";", mark }],
  ["Windows-1252", Buffer.from(written(";"), "latin1"), { delimiter: ";", mark }],
  ["UTF-16", Buffer.from(mark + written("\t"), "utf16le"), { delimiter: "\t", mark }],
  [
    "UTF-16 of a Mac",
    Buffer.from(mark + written("\t"), "utf16le").swap16(),
    { delimiter: "\t", mark },
  ],
  ["UTF-16 without a mark", Buffer.from(written("|"), "utf16le"), { delimiter: "|", mark }],
  [
    "UTF-16 of a Mac without a mark",
    Buffer.from(written("|"), "utf16le").swap16(),
    { delimiter: "|", mark },
  ],
])("a file in %s is read, wherever it is divided", async (_, bytes, expected) => {
  for (const length of [1, 3, 1000]) {
    expect(await cellsOf(bytes, length)).toEqual({ ...expected, cells });
  }
});

test("a letter far into a file still distinguishes Windows-1252 from UTF-8", async () => {
  const long = `a,b\n${"c,d\n".repeat(10_000)}e,Peña\n`;
  for (const encoding of ["latin1", "utf8"] as const) {
    const read = await cellsOf(Buffer.from(long, encoding), 4096);
    expect(read).toMatchObject({ cells: expect.arrayContaining([["e", "Peña"]]) });
  }
});

test("a separator that a file names counts, even if another is more frequent", async () => {
  const read = await cellsOf(Buffer.from("sep=;\na,b,c;d\ne,f,g;h\n"));
  expect(read).toMatchObject({ delimiter: ";" });
});

test.each<[string, Uint8Array, string]>([
  ["a workbook", Buffer.from("PK\u0003\u0004 and so on"), "workbook"],
  ["an older workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), "workbook"],
  ["a PDF", Buffer.from("%PDF-1.7"), "not text"],
  ["rich text", Buffer.from("{\\rtf1 2018}"), "not text"],
  ["bytes", Buffer.from(Array.from({ length: 99 }, (_, at) => at % 7)), "not text"],
])("%s can't be read", async (_, bytes, why) => {
  expect(await cellsOf(bytes)).toBe(why);
});

const cell = (text: string, columns = 1, rows = 1) => ({ text, columns, rows });

test("of a page's tables, the longest is read, and so are others with as many columns", async () => {
  const menu = [[cell("Home"), cell("Carts")]];
  const head = [cell("Year"), cell("Make"), cell("Model")];
  const tables = [
    menu,
    [[cell("In stock", 3)], head, [cell("2018"), cell("EZ-GO"), cell("TXT")]],
    [
      [cell("2019"), cell("EZ-GO", 1, 2), cell("RXV")],
      [cell("2020"), cell("Valor")],
    ],
  ];
  const read = await cellsOf(Buffer.from("<html><body>…</body></html>"), 1000, async () => tables);
  expect(read).toEqual({
    delimiter: ",",
    mark,
    cells: [
      ["In stock", "", ""],
      ["Year", "Make", "Model"],
      ["2018", "EZ-GO", "TXT"],
      ["2019", "EZ-GO", "RXV"],
      ["2020", "EZ-GO", "Valor"],
    ],
  });
});

const rowsFrom = async (tables: HtmlTable[]) => {
  const read = await cellsOf(Buffer.from("<html><body>…</body></html>"), 1000, async () => tables);
  return typeof read === "string" ? read : read.cells;
};

test("a cell spans no row below its table, and no column is lost to it", async () => {
  expect(await rowsFrom([[[cell("a", 1, 100), cell("b")], [cell("c")]]])).toEqual([
    ["a", "b"],
    ["a", "c"],
  ]);
});

test("a page whose spans would fill millions of cells isn’t read", async () => {
  const wide = Array.from({ length: 1000 }, () => [cell("", 100, 100), cell("", 100, 100)]);
  const source = await openSheet(inChunks(Buffer.from("<html>"), 99), async () => [wide]);
  if (typeof source === "string") throw new Error(source);
  const { value } = await source.parts[Symbol.asyncIterator]().next();
  expect(value).toEqual({ records: [], unread: { line: 1, why: "too complex" } });
});

test("a page with very many rows is read whole", async () => {
  const long = Array.from({ length: 150_000 }, () => [cell("2018"), cell("RXV")]);
  expect(await rowsFrom([long])).toHaveLength(150_000);
});
