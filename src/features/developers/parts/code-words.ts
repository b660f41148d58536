export interface CodeWord {
  readonly text: string;
  /** "number" also for null, true, and false; "plain" for names and whatever else is between values. */
  readonly kind: "plain" | "string" | "number";
}

/** A string with a colon after it is a name. */
const words =
  /"[^"]*"\s*:|(?<string>"(?:[^"\\]|\\.)*")|(?<number>(?<![\w./-])(?:-?\d+(?:\.\d+)?|null|true|false)(?![\w./-]))|[\s\S]/g;

/** Cuts code into strings, numbers, and what is between them. */
export function codeWords(code: string): CodeWord[] {
  const found: CodeWord[] = [];
  for (const { 0: text, groups } of code.matchAll(words)) {
    const kind = groups!["string"] ? "string" : groups!["number"] ? "number" : "plain";
    const last = found.at(-1);
    if (kind === "plain" && last?.kind === "plain") {
      found[found.length - 1] = { kind, text: last.text + text };
    } else {
      found.push({ kind, text });
    }
  }
  return found;
}
