import { describe, expect, test } from "vitest";
import { csvText, csvLines } from "./csv.ts";

const cell = (text: string) => csvText(["a"], [{ a: text }]).slice("a\r\n".length, -"\r\n".length);

test("a CSV file begins with its columns, and every line ends with CRLF", () => {
  expect(csvText(["a", "b"], [{ a: "x", b: 7 }])).toBe("a,b\r\nx,7\r\n");
});

test("a CSV file without rows has its header", () => {
  expect(csvText(["a", "b"], [])).toBe("a,b\r\n");
});

test("writing line by line produces the same file", async () => {
  const rows = [{ a: "x, y" }, { a: "=1", b: 7 }];
  async function* streamed() {
    yield* rows;
  }
  let file = "";
  for await (const line of csvLines(["a", "b"], streamed())) file += line;
  expect(file).toBe(csvText(["a", "b"], rows));
});

test("a missing field becomes an empty cell", () => {
  expect(csvText(["a", "b", "c"], [{ b: true }])).toBe("a,b,c\r\n,true,\r\n");
});

test.each([
  ["one, two", '"one, two"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["two\r\nlines", '"two\r\nlines"'],
  ["new tires; new seat", '"new tires; new seat"'],
  ["one\ttwo", '"one\ttwo"'],
  ["plain text", "plain text"],
  ["it's", "it's"],
  ["Zoë 李 🛺", "Zoë 李 🛺"],
  ["👩‍🔧", "👩‍🔧"],
])("the cell %j is written as %j", (text, written) => {
  expect(cell(text)).toBe(written);
});

describe("a cell that a spreadsheet would run as a formula", () => {
  test.each([
    ["=1+1", "'=1+1"],
    ["+1 202 555 0142", "'+1 202 555 0142"],
    ["-2", "'-2"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", `"'\t'=1"`],
    ["x;=cmd|' /C calc'!A0", `"x;'=cmd|' /C calc'!A0"`],
    ["x\t=1+1", `"x\t'=1+1"`],
    ['x;"=1+1', `"x;""'=1+1"`],
    ['"""""""""""=1', `"""""""""""""""""""""""'=1"`],
    ["x,=1+1,y", `"x,'=1+1,y"`],
    ["x\n@SUM(A1)", `"x\n'@SUM(A1)"`],
    ["\r=1", `"'\r'=1"`],
    ["\n=1", `"'\n'=1"`],
    ["＝1+1", "'＝1+1"],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ])("the formula %j is written as %j", (text, written) => {
    expect(cell(text)).toBe(written);
  });

  test.each(["a=1", "1+1", "x@y.example", " =1", "-", "- -"])(
    "the cell %j is not a formula",
    (text) => {
      expect(cell(text)).toBe(text);
    },
  );
});

test("a long run of quotes is read quickly", () => {
  const quotes = '"'.repeat(200_000);
  expect(cell(`${quotes}=`)).toHaveLength(2 * quotes.length + 4);
});

test("terminal control characters are shown as symbols", () => {
  expect(cell("\u001b[2J\u009b1m\u0000\u007f")).toBe("␛[2J�1m␀␡");
});
