import type { Handler } from "htmlparser2";
import { TooComplex, boundedParser } from "../../text/markup.ts";

export { TooComplex };

const maxJsonDepth = 100;
const maxJsonValues = 500_000;

/** Throws `TooComplex` beyond a maximum depth or number of tags. */
export function parseMarkup(html: string, handler: Partial<Handler>): void {
  boundedParser(handler).end(html);
}

/** Throws `TooComplex` beyond a maximum depth or number of values, or a `SyntaxError`. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  let level = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length;
    if (depth >= maxJsonDepth) throw new TooComplex(`nests JSON more than ${maxJsonDepth} deep`);
    if (values > maxJsonValues) throw new TooComplex(`has more than ${maxJsonValues} JSON values`);
    level = level.flatMap(partsOf);
  }
  return value;
}

function partsOf(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}

/** `broken` counts blocks of JSON-LD that are not valid JSON. Throws `TooComplex`. */
export function parseJsonLd(html: string): { values: unknown[]; broken: number } {
  const values: unknown[] = [];
  let broken = 0;
  for (const block of findBlocks(html)) {
    try {
      values.push(parseJson(block));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      broken++;
    }
  }
  return { values, broken };
}

/** Removes markup, because shops write "&amp;" and even tags into names. */
export function plainText(text: string): string {
  let plain = "";
  parseMarkup(text, { ontext: (part) => void (plain += part) });
  return plain.replaceAll(/\s+/g, " ").trim();
}

function findBlocks(html: string): string[] {
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
