import { expect, test } from "vitest";
import { readFleet } from "./read-fleet.ts";

const read = (contents: BlobPart) =>
  readFleet({ file: new Blob([contents]), name: "" }, "2026-11-25");

const cart = "2018,Club Car,Precedent";
const text = `Year,Make,Model\n${cart}\n`;
const utf16 = (words: string) => Buffer.from(`\uFEFF${words}`, "utf16le");

test.each<[string, BlobPart]>([
  ["UTF-8 with a mark", `\uFEFF${text}`],
  ["UTF-16 of Excel, with tabs", utf16(text.replaceAll(",", "\t"))],
  ["UTF-16 of a Mac", utf16(text).swap16()],
  ["Windows-1252", Buffer.from(`Café,Year,Make,Model\né,${cart}\n`, "latin1")],
  ["lines without headings", cart],
  ["a cart in one cell", "2018 Club Car Precedent"],
])("%s is read", async (_, contents) => {
  expect(await read(contents)).toMatchObject({ lines: [{ figures: { estimate: 2826 } }] });
});

test("words above carts in the usual order are headings, and a typing error is none", async () => {
  expect(await read(`When,Who,What\n${cart}\n`)).toMatchObject({
    headings: ["When", "Who", "What"],
    columns: { modelYear: 0, make: 1, model: 2 },
    lines: [{ line: 2 }],
  });
  expect(await read(`20I8,EZ-GO,RXV\n${cart}\n`)).toMatchObject({
    headings: ["Year", "Make", "Model"],
    lines: [{ line: 1, figures: null }, { line: 2 }],
  });
});

test("letters of Windows-1252 far into a file are read too", async () => {
  const long = `Year,Make,Model,Notes\n${`${cart},x\n`.repeat(4000)}${cart},café\n`;
  const fleet = await read(Buffer.from(long, "latin1"));
  expect("lines" in fleet && fleet.lines.at(-1)!.text).toBe(`${cart},café`);
});

test.each<[string, BlobPart, RegExp]>([
  ["a workbook", Buffer.from("PK\u0003\u0004 and so on"), /save it as “CSV UTF-8”/],
  ["an older workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), /workbook/],
  ["a PDF", "%PDF-1.7", /not text/],
  ["bytes", Buffer.from([1, 0, 2]), /not text/],
  ["nothing", "", /Enter at least one cart/],
  ["blank lines", "\n\r\n ,,\n", /nothing here to value/],
  ["headings alone", "Year,Make,Model\n", /no carts below them/],
  ["an open quote", `${text}2018,"Club Car`, /near line 3/],
  ["an open quote in a long file", `${text}2018,"x\n${cart.repeat(60_000)}`, /near line 3/],
  ["too many lines", `${text}${`${cart}\n`.repeat(5001)}`, /up to 5,000 lines.*npm run value/],
  ["a file far too long", Buffer.alloc(20_000_001, "2018,"), /up to 5,000 lines/],
])("%s is refused in a sentence", async (_, contents, sentence) => {
  expect(await read(contents)).toEqual({ refusal: expect.stringMatching(sentence) });
});
