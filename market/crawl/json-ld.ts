import { Parser } from "htmlparser2";

/** The values of a page's JSON-LD blocks, and how many of its blocks are no JSON. */
export function jsonLdOf(html: string): { values: unknown[]; broken: number } {
  const values: unknown[] = [];
  let broken = 0;
  for (const block of blocksOf(html)) {
    try {
      values.push(JSON.parse(block));
    } catch {
      broken++;
    }
  }
  return { values, broken };
}

/** A text as a reader sees it: shops write "&amp;" and even tags into names. */
export function plainText(text: string): string {
  let plain = "";
  const parser = new Parser({ ontext: (part) => (plain += part) });
  parser.end(text);
  return plain.replaceAll(/\s+/g, " ").trim();
}

function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let isInside = false;
  const parser = new Parser({
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
  parser.end(html);
  return blocks;
}
