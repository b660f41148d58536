import { Parser } from "htmlparser2";
import type { BuiltPage } from "./page.ts";

/** What is not a page's own text: code, drawings, and the tools, which are the same everywhere. */
const skipped = new Set(["astro-island", "noscript", "pre", "script", "style", "svg", "template"]);

/** Elements that stand within a line of text. */
const inline = new Set([
  "a",
  "abbr",
  "b",
  "cite",
  "code",
  "data",
  "em",
  "i",
  "span",
  "strong",
  "sup",
  "time",
  "wbr",
]);

/** The text blocks of a page's main part, without the tools, one string for each paragraph or cell. */
export function textBlocksOf({ html }: BuiltPage): string[] {
  const blocks = [""];
  let depth = 0;
  let skippedAt: number | null = null;
  let isMain = false;
  const parser = new Parser({
    onopentag(name) {
      depth += 1;
      if (name === "main") isMain = true;
      if (skipped.has(name)) skippedAt ??= depth;
      if (!inline.has(name)) blocks.push("");
    },
    ontext(text) {
      if (isMain && skippedAt === null) blocks[blocks.length - 1] += text;
    },
    onclosetag(name) {
      if (skippedAt === depth) skippedAt = null;
      if (name === "main") isMain = false;
      if (!inline.has(name)) blocks.push("");
      depth -= 1;
    },
  });
  parser.end(html);
  return blocks
    .map((block) => block.replaceAll(/\s+/g, " ").trim())
    .filter((block) => block !== "");
}
