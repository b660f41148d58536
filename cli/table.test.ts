import { expect, test } from "vitest";
import { keyValues, tableLines, tableRow, cellOf, fit } from "./table.ts";

const columns = [
  { title: "Name", maxWidth: 8 },
  { title: "About", maxWidth: 20 },
];

function table(rows: string[][]): string {
  const lines = tableLines(
    columns,
    rows.map((row) => tableRow(columns, row)),
  );
  return [...lines].join("").trimEnd();
}

test("columns are as wide as their widest cell, and lines don't end in spaces", () => {
  const rows = [
    ["Ann", "a cart"],
    ["Barbara", ""],
  ];
  expect(table(rows).split("\n")).toEqual(["Name     About", "Ann      a cart", "Barbara"]);
});

test("East Asian characters and emoji take up two cells", () => {
  const rows = [
    ["李雷", "x"],
    ["🛺", "x"],
    ["Zoe\u0308", "x"],
  ];
  expect(table(rows).split("\n")).toEqual(["Name  About", "李雷  x", "🛺    x", "Zoe\u0308   x"]);
});

test("a cell stays on its line and can't control the terminal", () => {
  expect(table([["A\u001b[2J", "two\nlines"]])).toBe("Name   About\nA␛[2J  two lines");
});

test("a table can have any number of rows", () => {
  const row = tableRow(columns, ["Ann", "a cart"]);
  const rows = Array.from({ length: 200_000 }, () => row);
  expect([...tableLines(columns, rows)]).toHaveLength(200_001);
});

test("keys and values are aligned, with further lines of a value below the first", () => {
  const pairs: [string, string[]][] = [
    ["Id", ["7"]],
    ["Message", ["Hello,", "", "Ann"]],
  ];
  expect(keyValues(pairs).split("\n")).toEqual([
    "Id       7",
    "Message  Hello,",
    "",
    "         Ann",
  ]);
});

test.each([
  ["12345678", "12345678"],
  ["123456789", "1234567…"],
  ["one two three", "one two…"],
  ["“Zoë’s”—", "“Zoë’s”—"],
  ["“Zoë’s”—–", "“Zoë’s”…"],
  ["李李李李李", "李李李…"],
  ["abcdefgo\u0308", "abcdefgo\u0308"],
  ["abcdefgo\u0308i", "abcdefg…"],
  ["abcdef李李", "abcdef…"],
  ["👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧", "👩‍🔧👩‍🔧👩‍🔧…"],
])("the cell %j is cut to %j", (text, shown) => {
  expect(fit(text, 8)).toEqual(cellOf(shown));
});

test.each([
  ["plain", 5],
  ["Zoe\u0308", 3],
  ["李雷", 4],
  ["👩‍🔧!", 3],
  ["®\ufe0f®", 3],
  ["", 0],
])("the text %j takes up %i cells", (text, width) => {
  expect(cellOf(text).width).toBe(width);
});
