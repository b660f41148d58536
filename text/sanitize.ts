/** Joiners are part of emoji and Persian words; every other invisible character is suspect. */
const controls = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\u200c\u200d]]/gv;
const controlsButLayout = /[\p{Cc}--[\t\n\r]]/gv;
/** JSON escapes the first 32 itself, and its own line breaks must stay. */
const controlsInJson = /[[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]--[\u200c\u200d]]/gv;

/** Puts a visitor's text on one line that can't control the terminal: ESC is shown as ␛. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().toWellFormed().replace(controls, controlPicture);
}

export function safeLines(text: string): string[] {
  return text.split(/\r\n|[\n\r]/).map((line) => oneLine(line));
}

/**
 * For text in a file: replaces only control characters that affect a terminal. Tabs and line breaks
 * stay.
 */
export function stripControls(text: string): string {
  return text.toWellFormed().replace(controlsButLayout, controlPicture);
}

/** Exact JSON with an escape for every unprintable character. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(controlsInJson, (character) =>
    Array.from({ length: character.length }, (_, at) => escape(character.charCodeAt(at))).join(""),
  );
}

const escape = (unit: number) => `\\u${unit.toString(16).padStart(4, "0")}`;

/** Unicode has symbols for the first 32 control characters and for DEL. */
function controlPicture(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 32) return String.fromCharCode(0x2400 + code);
  return code === 127 ? "␡" : "\ufffd";
}

export async function* jsonFile(
  values: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncGenerator<string> {
  yield* jsonArray(values);
  yield "\n";
}

/** Streams what `safeJson` returns for an array. `indent` is that of the line the array begins on. */
export async function* jsonArray(
  values: AsyncIterable<unknown> | Iterable<unknown>,
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
