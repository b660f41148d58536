import { expect, test } from "vitest";
import { codeWords } from "./code-words.ts";

const valuesIn = (code: string) =>
  codeWords(code).flatMap(({ text, kind }) => (kind === "plain" ? [] : [[text, kind]]));

test("only values are colored, not the names before them", () => {
  expect(
    valuesIn(
      '{ "make": "Club \\"C\\" Car", "year": 2018, "factor": 0.95, "signedPct": -3, "work": null }',
    ),
  ).toEqual([
    ['"Club \\"C\\" Car"', "string"],
    ["2018", "number"],
    ["0.95", "number"],
    ["-3", "number"],
    ["null", "number"],
  ]);
  expect(valuesIn("v1 2026-09-09 /api/v2")).toEqual([]);
});

test("the words put together are the code", () => {
  for (const code of ["", "x", '"a"', '{ "a": 1 } ', "GET /api/v1/value?year=2018"]) {
    const words = codeWords(code);
    expect(words.map(({ text }) => text).join("")).toBe(code);
  }
});
