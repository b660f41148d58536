import { parseJson, parseMarkup } from "./bounded-parsers.ts";

/**
 * The values of a page's JSON-LD blocks, and how many blocks are not valid JSON. Throws
 * `TooComplex`.
 */
export function jsonLdOf(html: string): { values: unknown[]; broken: number } {
  const values: unknown[] = [];
  let broken = 0;
  for (const block of blocksOf(html)) {
    try {
      values.push(parseJson(block));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      broken++;
    }
  }
  return { values, broken };
}

/** A text as a reader sees it: shops write "&amp;" and even tags into names. */
export function plainText(text: string): string {
  let plain = "";
  parseMarkup(text, { ontext: (part) => void (plain += part) });
  return plain.replaceAll(/\s+/g, " ").trim();
}

function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let isInside = false;
  parseMarkup(html, {
    onopentag(name, { type = "" }) {
      isInside = name === "script" && /^\s*application\/ld\+json\s*(;|$)/i.test(type);
      if (isInside) blocks.push("");
    },
    ontext(part) {
      if (isInside) blocks.push(`${blocks.pop() ?? ""}${part}`);
    },
    onclosetag() {
      isInside = false;
    },
  });
  return blocks;
}
