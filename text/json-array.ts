import { safeJson } from "./sanitize.ts";

/** Values as one JSON array followed by a line break. */
export async function* jsonFile(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield* jsonArray(values);
  yield "\n";
}

/**
 * The output of `safeJson` for an array, in parts. `indent` is the indentation of the line it
 * begins on.
 */
export async function* jsonArray(
  values: AsyncIterable<unknown>,
  indent = "",
): AsyncGenerator<string> {
  const newLine = `\n${indent}  `;
  let open = "[";
  for await (const value of values) {
    // JSON strings contain no line breaks.
    yield open + newLine + safeJson(value).replaceAll("\n", newLine);
    open = ",";
  }
  yield open === "[" ? "[]" : `\n${indent}]`;
}
