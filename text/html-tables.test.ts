import { expect, test } from "vitest";
import { tablesIn } from "./html-tables.ts";

/** The page arrives in parts of seven characters. */
const tablesOf = async (html: string) => (await tablesIn(inParts(html, 7)))!;

async function* inParts(html: string, length: number) {
  for (let start = 0; start < html.length; start += length) yield html.slice(start, start + length);
}

const page = `<!doctype html><html><head><title>Carts</title><style>td { color: red }</style>
<script>const row = "<table><tr><td>no</td></tr></table>";</script></head><body>
<table><thead><tr><th colspan=2>Caf&eacute; &amp; Carts&nbsp;</th><th>Price</th></tr></thead>
<tbody><tr><td rowspan="2">Club&nbsp;Car</td><td><b>Onward</b><br>lifted</td><td>$9,995</td></tr>
<tr><td>
  Tempo</td><td></td></tr></tbody></table></body></html>`;

test("a page's tables have their cells' texts and spans", async () => {
  const cell = (text: string, columns = 1, rows = 1) => ({ text, columns, rows });
  const tables = [
    [
      [cell("Café & Carts", 2), cell("Price")],
      [cell("Club Car", 1, 2), cell("Onward lifted"), cell("$9,995")],
      [cell("Tempo"), cell("")],
    ],
  ];
  expect(await tablesOf(page)).toEqual(tables);
});

test("a cell that is never closed ends at the next one, as in Excel's files", async () => {
  const table = "<table><tr><td>2018<td>EZ-GO<tr><td>2019<td>Yamaha</table>";
  const texts = (await tablesOf(table)).map((rows) =>
    rows.map((row) => row.map(({ text }) => text)),
  );
  expect(texts).toEqual([
    [
      ["2018", "EZ-GO"],
      ["2019", "Yamaha"],
    ],
  ]);
});

test("a cell that holds a table is layout", async () => {
  const inner = "<table><tr><td>2018</td><td>EZ-GO</td></tr></table>";
  const tables = await tablesOf(`<table><tr><td>Menu ${inner} below</td></tr></table>`);
  expect(tables.map(([row]) => row?.map(({ text }) => text))).toEqual([[""], ["2018", "EZ-GO"]]);
});

test.each([
  ["nests tables", "<table><tr><td>".repeat(100_000)],
  [
    "has hundreds of thousands of rows",
    `<table>${"<tr><td>2018<td>RXV</tr>".repeat(200_000)}</table>`,
  ],
])("a page that %s isn’t read", async (_, html) => {
  expect(await tablesIn(inParts(html, 20_000))).toBeNull();
});
