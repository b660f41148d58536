import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../config/folder.fixture.ts";
import { sale } from "../../domain/submissions/entry.fixture.ts";
import { cellsOfSale, readSales, salesText } from "../../listings/import/sales-file.ts";
import { runProcess } from "../process.fixture.ts";

let target = "";
let file = "";
beforeEach(() => {
  const folder = newFolder();
  target = join(folder, "sales.csv");
  file = join(folder, "accepted.csv");
  writeFileSync(target, salesText([rowOf("s0000000000000000000b")]));
});

const rowOf = (rowId: string, price = sale.price) => ({
  ...cellsOfSale({ ...sale, price }),
  row: rowId,
});

const take = () => runProcess("market/market.ts", ["sales", file, "--into", target]);
const rows = () =>
  readSales(readFileSync(target, "utf8")).sales.map(({ cells, price }) => [cells.row, price]);

test("accepted sales are added, and a row that is already there is replaced", async () => {
  writeFileSync(
    file,
    salesText([rowOf("s0000000000000000000a", 8000), rowOf("s0000000000000000000b", 7000)]),
  );
  const { code, out, err } = await take();
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^Added 1 sale; 1 was already there\.\n.*sales\.csv has 2 sales\.$/m);
  expect(out).toContain("npm run market -- fit");
  expect(rows()).toEqual([
    ["s0000000000000000000a", 8000],
    ["s0000000000000000000b", 7000],
  ]);
});

test("a file with a bad row changes nothing, and the row is named", async () => {
  const bad = { ...rowOf("s0000000000000000000a"), price: "9" };
  writeFileSync(file, salesText([bad, rowOf("s0000000000000000000c")]));
  const { code, err } = await take();
  expect(code).toBe(1);
  expect(err).toContain("accepted.csv:2: price is below 300");
  expect(err).toMatch(/^Nothing was added: 1 problem in .*accepted\.csv\.$/m);
  expect(rows()).toEqual([["s0000000000000000000b", sale.price]]);
});
