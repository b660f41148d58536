import { embedPath, embedScriptPath } from "../../../src/site/paths.ts";
import type { Site } from "../../../server/http/site-manifest.ts";

/**
 * The maximum size of a page after brotli (in thousands of bytes): its document and its scripts.
 */
export interface SizeLimit {
  readonly documentKb: number;
  readonly scriptKb: number;
}

const toolLimit = { documentKb: 20, scriptKb: 95 };
/** It arrives in the first round trip: a server sends this much before it waits for the browser. */
const homeLimit = { ...toolLimit, documentKb: 14.5 };
/** Other sites carry it, so it has less than a page of ours. */
const embedLimit = { documentKb: 12, scriptKb: 90 };
const textLimit = { documentKb: 20, scriptKb: 5 };

/** A page with an island is a tool page. */
export function limitOf(path: string, html: string): SizeLimit {
  if (path === embedPath) return embedLimit;
  if (path === "/") return homeLimit;
  if (html.includes("<astro-island")) return toolLimit;
  return textLimit;
}

/**
 * The size after brotli of a page's document, and of the scripts it loads with their imports. The
 * embedded page brings one that the page around it loads.
 */
export function sizeOf(site: Site, path: string): { document: number; script: number } {
  const { body, encodings } = site.get(path)!;
  const around = path === embedPath ? [embedScriptPath] : [];
  const scripts = withImports(site, [...scriptsNamedIn(body.toString()), ...around]);
  return { document: encodings.br!.length, script: bytesOf(site, scripts) };
}

/** The bytes after brotli that a chunk loaded on demand adds to the page that requests it. */
function lateSizeOf(site: Site, path: string, chunk: RegExp): number {
  const loaded = withImports(site, scriptsNamedIn(site.get(path)!.body.toString()));
  const late = withImports(
    site,
    [...site.keys()].filter((url) => chunk.test(url)),
  );
  return bytesOf(site, late.difference(loaded));
}

function scriptsNamedIn(html: string): string[] {
  return html.match(/\/_astro\/[\w.-]+\.js/g) ?? [];
}

function bytesOf(site: Site, urls: ReadonlySet<string>): number {
  return [...urls].reduce((sum, url) => sum + site.get(url)!.encodings.br!.length, 0);
}

/** Static imports only: dynamic imports are not loaded with the page. */
function withImports(site: Site, urls: Iterable<string>): Set<string> {
  const found = new Set(urls);
  for (const url of found) {
    const imports = site
      .get(url)!
      .body.toString()
      .matchAll(/(?:from|import)\s*"\.\/(?:_astro\/)?([\w.-]+\.js)"/g);
    for (const [, file] of imports) found.add(`/_astro/${file}`);
  }
  return found;
}

export function sizeFaults(site: Site, path: string, html: string): string[] {
  const { documentKb, scriptKb } = limitOf(path, html);
  const { document, script } = sizeOf(site, path);
  return [
    ...(document > documentKb * 1000 ? [`${path}: ${document} bytes, over ${documentKb} KB`] : []),
    ...(script > scriptKb * 1000
      ? [`${path}: ${script} bytes of script, over ${scriptKb} KB`]
      : []),
  ];
}

/** Scripts that load after the home page's own, and how many thousand bytes they may take. */
const lateParts = [
  { what: "the dealers' evidence", chunk: /\/dealer-evidence\./, limitKb: 12 },
  { what: "the script that starts offline use", chunk: /^\/offline\.js$/, limitKb: 2 },
];

export function latePartFaults(site: Site): string[] {
  return lateParts.flatMap(({ what, chunk, limitKb }) => {
    const bytes = lateSizeOf(site, "/", chunk);
    if (bytes === 0) return [`${what} has no separate chunk`];
    return bytes > limitKb * 1000 ? [`${what}: ${bytes} bytes, over ${limitKb} KB`] : [];
  });
}
