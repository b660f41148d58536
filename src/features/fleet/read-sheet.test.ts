import { expect, test } from "vitest";
import { readSheet } from "./read-sheet.ts";

const read = (contents: BlobPart) => readSheet(new Blob([contents]), "", "2026-11-25");

const cartsOf = async (contents: BlobPart) => {
  const sheet = await read(contents);
  if ("refusal" in sheet) throw new Error(sheet.refusal);
  return sheet.records.filter(({ kind }) => kind === "cart");
};

const cart = "2018,Club Car,Precedent";
const text = `Year,Make,Model\n${cart}\n`;
const utf16 = (words: string) => Buffer.from(`\uFEFF${words}`, "utf16le");

test.each<[string, BlobPart]>([
  ["UTF-16 of Excel, with tabs", utf16(text.replaceAll(",", "\t"))],
  ["lines without headings", cart],
  ["a saved web page", `<table><tr><td>${cart.split(",").join("<td>")}</table>`],
])("carts in %s are read", async (_, contents) => {
  expect(await cartsOf(contents)).toMatchObject([{ cells: cart.split(",") }]);
});

test("unknown words above carts are headings, and a mistyped year is still a cart", async () => {
  expect(await read(`When,Who,What\n${cart}\n`)).toMatchObject({
    headings: ["When", "Who", "What"],
    columns: { modelYear: 0, make: 1, model: 2 },
    records: [{ kind: "headings" }, { kind: "cart", line: 2 }],
  });
  expect(await read(`20I8,EZ-GO,RXV\n${cart}\n`)).toMatchObject({
    headings: ["Year", "Make", "Model"],
    records: [
      { kind: "cart", line: 1 },
      { kind: "cart", line: 2 },
    ],
  });
});

test.each<[string, BlobPart, RegExp]>([
  ["a workbook", Buffer.from("PK\u0003\u0004 and so on"), /save it as “CSV UTF-8”/],
  ["a PDF", "%PDF-1.7", /not text/],
  ["nothing", "", /Enter at least one cart/],
  ["blank lines", "\n\r\n ,,\n", /nothing here to value/],
  ["a web page without a table", "<html><body><p>Carts</p></body></html>", /has no table of carts/],
  [
    "a web page of cells that span a hundred others",
    `<table>${"<tr><td colspan=100 rowspan=100>2018</td></tr>".repeat(20_000)}</table>`,
    /has too many cells or nests its tables too deep/,
  ],
  [
    "a web page of nested tables",
    "<table><tr><td>".repeat(100_000),
    /has too many cells or nests its tables too deep/,
  ],
  [
    "a web page of too many carts",
    `<table>${`<tr><td>${cart.split(",").join("<td>")}`.repeat(60_000)}</table>`,
    /up to 5,000 lines/,
  ],
  ["headings alone", "Year,Make,Model\n", /no carts below them/],
  ["an open quote", `${text}2018,"Club Car`, /near line 3/],
  ["an open quote in a long file", `${text}2018,"x\n${cart.repeat(60_000)}`, /near line 3/],
  ["too many lines", `${text}${`${cart}\n`.repeat(5001)}`, /up to 5,000 lines.*npm run value/],
  ["a file far too long", Buffer.alloc(20_000_001, "2018,"), /up to 5,000 lines/],
])("a file with %s is refused with a reason", async (_, contents, sentence) => {
  expect(await read(contents)).toEqual({ refusal: expect.stringMatching(sentence) });
});
