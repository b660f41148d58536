import { describe, expect, test } from "vitest";
import { safeLines, oneLine, safeJson, jsonArray } from "./sanitize.ts";

test.each([
  ["a color", "\u001b[31mred\u001b[0m", "␛[31mred␛[0m"],
  ["a bell and a backspace", "a\u0007b\u0008", "a␇b␈"],
  ["a one-character escape", "\u009b2J", "�2J"],
  ["a window title", "\u001b]0;owned\u0007", "␛]0;owned␇"],
  ["text turned around", "a\u202egpj", "a�gpj"],
  ["line breaks", " a\r\nb\u2028c\td ", "a b c d"],
  ["half a character", "a\ud83d", "a�"],
  ["ordinary text", "Zoë 李 👩‍🔧", "Zoë 李 👩‍🔧"],
])("one line of %s is sanitized", (_, text, shown) => {
  expect(oneLine(text)).toBe(shown);
});

test("line breaks are kept, and each line is sanitized", () => {
  expect(safeLines("a\r\n\u001b[A\n\nb\rc")).toEqual(["a", "␛[A", "", "b", "c"]);
});

describe("JSON", () => {
  const nasty = "\u001b[2J\u009b1m\u007f\u202e\u2028\u{e0041} Zoë 👩‍🔧\n";

  test("safe JSON is exact", () => {
    expect(JSON.parse(safeJson({ nasty }))).toEqual({ nasty });
  });

  test("safe JSON has no character that controls a terminal", () => {
    expect(safeJson([nasty])).toBe(
      String.raw`[
  "\u001b[2J\u009b1m\u007f\u202e\u2028\udb40\udc41 Zoë 👩‍🔧\n"
]`,
    );
  });
});

async function* streamed(values: readonly unknown[]) {
  yield* values;
}

async function textOf(values: readonly unknown[], indent?: string): Promise<string> {
  let text = "";
  for await (const part of jsonArray(streamed(values), indent)) text += part;
  return text;
}

test.each([
  ["nothing", []],
  ["one value", ["a\n\u001b[2J"]],
  ["records", [{ id: 1, cart: { make: "E-Z-GO", years: [2019] } }, {}, null]],
])("an array of %s is written as if in one piece", async (_, values) => {
  expect(await textOf(values)).toBe(safeJson(values));
  expect(`{\n  "values": ${await textOf(values, "  ")}\n}`).toBe(safeJson({ values }));
});
