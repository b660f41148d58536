import { describe, expect, test } from "vitest";
import { cut, sheet, table } from "./table.ts";

const columns = [
  { title: "Name", longest: 8 },
  { title: "About", longest: 20 },
];

test("columns are as wide as their longest cell, and lines do not end in spaces", () => {
  const rows = [
    ["Ann", "a cart"],
    ["Barbara", ""],
  ];
  expect(table(columns, rows).split("\n")).toEqual([
    "Name     About",
    "Ann      a cart",
    "Barbara",
  ]);
});

test("East Asian characters and emoji take two places", () => {
  const rows = [
    ["李雷", "x"],
    ["🛺", "x"],
    ["Zoe\u0308", "x"],
  ];
  expect(table(columns, rows).split("\n")).toEqual([
    "Name  About",
    "李雷  x",
    "🛺    x",
    "Zoe\u0308   x",
  ]);
});

test("a cell stays on its line and cannot steer the terminal", () => {
  expect(table(columns, [["A\u001b[2J", "two\nlines"]])).toBe("Name   About\nA␛[2J  two lines");
});

describe("long text", () => {
  test.each([
    ["12345678", "12345678"],
    ["123456789", "1234567…"],
    ["one two three", "one two…"],
    ["李李李李李", "李李李…"],
    ["👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧", "👩‍🔧👩‍🔧👩‍🔧…"],
  ])("%j is cut to %j", (text, shown) => {
    expect(cut(text, 8)).toBe(shown);
  });
});

test("a sheet aligns its values, and further lines of a value below the first", () => {
  const pairs: [string, string[]][] = [
    ["Id", ["7"]],
    ["Message", ["Hello,", "", "Ann"]],
  ];
  expect(sheet(pairs).split("\n")).toEqual(["Id       7", "Message  Hello,", "", "         Ann"]);
});
