import { expect, test } from "vitest";
import { safeJson } from "./sanitize.ts";
import { jsonArray } from "./json-array.ts";

async function* each(values: readonly unknown[]) {
  yield* values;
}

async function textOf(values: readonly unknown[], indent?: string): Promise<string> {
  let text = "";
  for await (const part of jsonArray(each(values), indent)) text += part;
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
