import type { Handler } from "htmlparser2";
import { TooComplex, boundedParser } from "../../text/markup.ts";
import { maxValues } from "./item.ts";

const maxJsonDepth = 100;

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
    if (values > maxValues) throw new TooComplex(`has more than ${maxValues} JSON values`);
    level = level.flatMap(partsOf);
  }
  return value;
}

function partsOf(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}

const inline = new Set("a abbr b em i mark s small span strong sub sup u".split(" "));

interface Page {
  /** The contents of its blocks of JSON-LD. */
  readonly values: readonly unknown[];
  /** Blocks of JSON-LD that are not valid JSON. */
  readonly broken: number;
  /** Where its links lead, perhaps relative to it. */
  readonly links: readonly string[];
  /** The next part of a list that is on several pages. */
  readonly next: readonly string[];
}

/** Throws `TooComplex`. */
export function parsePage(html: string): Page {
  const values: unknown[] = [];
  let broken = 0;
  const { blocks, links, next } = findBlocks(html);
  for (const block of blocks) {
    try {
      values.push(parseJson(block));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      broken++;
    }
  }
  return { values, broken, links, next };
}

/** Removes markup, because shops write "&amp;" and even tags into names. */
export function plainText(text: string): string {
  return plainLines(text).replaceAll(/\s+/g, " ").trim();
}

/** Keeps the lines of a description, because a list's entries aren't one sentence. */
export function plainLines(text: string): string {
  let plain = "";
  if (/[<&]/.test(text)) {
    parseMarkup(text, {
      onopentag: (name) => void (plain += inline.has(name) ? "" : "\n"),
      ontext: (part) => void (plain += part),
    });
  }
  return (plain || text)
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

function findBlocks(html: string) {
  const [blocks, links, next]: [string[], string[], string[]] = [[], [], []];
  let isInside = false;
  parseMarkup(html, {
    onopentag(name, { type = "", href = "", rel = "" }) {
      const isNext = /(?:^|\s)next(?:\s|$)/i.test(rel);
      if (href !== "" && (name === "a" || name === "link") && isNext) next.push(href);
      else if (href !== "" && name === "a" && !/nofollow/i.test(rel)) links.push(href);
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
  return { blocks, links, next };
}
