import { describe, expect, test } from "vitest";
import { sale } from "../../domain/submissions/entry.fixture.ts";
import { codeOf } from "../../domain/submissions/sale-code.ts";
import {
  cellsOfSale,
  readSalesFile,
  readSales,
  rowIdOf,
  saleColumns,
  salesText,
} from "./sales-file.ts";

const cells = cellsOfSale(sale);

test("the project's own file of sales can be read", () => {
  expect(() => readSalesFile()).not.toThrow();
});

test("a sale is read back as it was written", () => {
  const { sales, problems } = readSales(salesText([cells]));
  expect(problems).toEqual([]);
  expect(sales).toEqual([
    {
      cells,
      soldIn: "2026-07",
      price: 9000,
      kind: "private",
      cart: expect.objectContaining({ ...sale.cart, batteryAge: 2, serial: "" }),
    },
  ]);
});

test("what nobody said stays empty, and what the model implies is written out", () => {
  const { saleKind: _kind, state: _state, ...open } = sale;
  const cart = { modelYear: 2021, make: "Icon", model: "i60L" };
  expect(cellsOfSale({ ...open, cart })).toMatchObject({
    kind: "",
    state: "",
    seats: "6",
    lifted: "true",
    condition: "",
    batteryAge: "",
  });
});

test.each([
  ["Club Car", "Onward, ask Ann at 202 555 0142", "Club Car", "Onward"],
  ["Club Car", "ann@example.com", "Club Car", "Other"],
  ["Ann’s Garage", "Special", "Other", "Other"],
  ["Club Car", "=HYPERLINK(1)", "Club Car", "Other"],
])("a %s %j is in the file as a %s %s", (make, model, listedMake, listed) => {
  const written = cellsOfSale({ ...sale, cart: { ...sale.cart, make, model } });
  expect([written.make, written.model]).toEqual([listedMake, listed]);
  expect(readSales(salesText([written])).problems).toEqual([]);
});

test("rows are sorted by name, whenever they came", () => {
  const names = ["s0000000000000000000b", "s0000000000000000000a", "s0000000000000000000c"];
  const text = salesText(names.map((row) => ({ ...cells, row })));
  expect(readSales(text).sales.map((each) => each.cells.row)).toEqual(names.toSorted());
});

test("a sale has the same row each time it is accepted, named by a hash of its code", () => {
  const other = cellsOfSale({ ...sale, id: crypto.randomUUID() });
  expect(cells.row).toBe(rowIdOf(codeOf(sale.id)));
  expect([cellsOfSale(sale, "https://auction.example/7").row, cells.row === other.row]).toEqual([
    cells.row,
    false,
  ]);
});

describe("a bad row", () => {
  const problemOf = (change: object) =>
    readSales(salesText([{ ...cells, ...change }])).problems.map(({ reason }) => reason);

  test.each([
    [{ row: "7" }, "row isn't a row ID"],
    [{ sold_in: "2026-13" }, "sold_in is not an ISO month"],
    [{ price: "299" }, "price is below 300"],
    [{ price: "9e3" }, "price is not a whole number"],
    [{ kind: "gift" }, "kind is not one of private, trade-in, dealer, auction"],
    [{ make: "Nobody" }, "has no year, make, or model that we can read"],
    [{ seats: "5" }, "seats isn't a value we know"],
    [{ lifted: "yes" }, "lifted isn't a value we know"],
    [{ public_source: "my neighbor" }, "public_source is not a web address"],
    [{ public_source: "javascript:alert()" }, "public_source is not a web address"],
  ])("the row with %j is reported", (change, reason) => {
    expect(problemOf(change)).toEqual([reason]);
  });

  test("a row that is in the file twice is reported with its line", () => {
    expect(readSales(salesText([cells, cells])).problems).toEqual([
      { line: 3, reason: "row is in the file twice" },
    ]);
  });

  test("a file without one of our columns is reported", () => {
    expect(readSales("row,price\r\n").problems[0]!.reason).toMatch(
      /^is missing the columns sold_in/,
    );
    expect(saleColumns).not.toContain("serial");
  });
});
