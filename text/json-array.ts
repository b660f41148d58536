import { safeJson } from "./sanitize.ts";

/** Values as one JSON array and a line break. */
export async function* jsonFile(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield* jsonArray(values);
  yield "\n";
}

/** The text of `safeJson` for an array, part by part. `indent` is that of the line it begins on. */
export async function* jsonArray(
  values: AsyncIterable<unknown>,
  indent = "",
): AsyncGenerator<string> {
  const newLine = `\n${indent}  `;
  let open = "[";
  for await (const value of values) {
    // Within JSON's strings there are no line breaks.
    yield open + newLine + safeJson(value).replaceAll("\n", newLine);
    open = ",";
  }
  yield open === "[" ? "[]" : `\n${indent}]`;
}
