// Tested in house-words.test.ts and page-faults.test.ts.
import { dist } from "../../build/build-fingerprint.ts";
import { type Site, loadSite } from "../../../server/http/site-manifest.ts";
import { Parser } from "htmlparser2";

export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

export function titleOf({ html }: BuiltPage): string {
  return html.match(/<title>([^<]*)/)?.[1] ?? "";
}

export function descriptionOf({ html }: BuiltPage): string {
  return html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? "";
}

/** Addresses on this site that the page links to, with their anchors. */
export function linksOf({ html }: BuiltPage): string[] {
  return Array.from(html.matchAll(/<a\b[^>]*?\shref="([/#][^"]*)"/g), ([, href]) => href!);
}

export function anchorsOf({ html }: BuiltPage): Set<string> {
  return new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id!));
}

/** Everything in the last build, and the HTML pages of it. */
export function builtPages(): { site: Site; pages: BuiltPage[] } {
  const site = loadSite(dist);
  const pages = [...site.values()]
    .filter(({ type }) => type.startsWith("text/html"))
    .map(({ path, body }) => ({ path, html: body.toString() }));
  return { site, pages };
}

/**
 * Elements that are not a page's own text: code, drawings, and the tools, which are the same
 * everywhere.
 */
const skipped = new Set([
  "astro-island",
  "noscript",
  "pre",
  "script",
  "style",
  "svg",
  "template",
  "textarea",
]);

/** Elements that don't end a line of text. */
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
