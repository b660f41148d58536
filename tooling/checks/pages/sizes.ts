import { staticImports } from "../../build/module-preloads.ts";
import { embedPath, embedScriptPath } from "../../../src/site/paths.ts";
import type { Site } from "../../../server/http/site-manifest.ts";

/**
 * Our budget for one page's document, in bytes after brotli. Raise it only for something visitors
 * need, and name it in the commit.
 */
const maxDocument = 22_000;

/**
 * The size after brotli of a page's document, and of the scripts it loads with their imports. For the
 * embedded page, this includes the script that the host page loads.
 */
export function sizeOf(site: Site, path: string): { document: number; script: number } {
  const { body, encodings } = site.get(path)!;
  const hostScripts = path === embedPath ? [embedScriptPath] : [];
  const scripts = withImports(site, [...scriptsNamedIn(body.toString()), ...hostScripts]);
  return { document: encodings.br!.length, script: bytesOf(site, scripts) };
}

/** The bytes after brotli that a chunk loaded on demand adds to the page that requests it. */
function lazySizeOf(site: Site, path: string, chunk: RegExp): number {
  const loaded = withImports(site, scriptsNamedIn(site.get(path)!.body.toString()));
  const lazy = withImports(
    site,
    [...site.keys()].filter((url) => chunk.test(url)),
  );
  return bytesOf(site, lazy.difference(loaded));
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
    for (const imported of staticImports(url, site.get(url)!.body.toString())) found.add(imported);
  }
  return found;
}

export function sizeFaults(site: Site, path: string): string[] {
  const { document } = sizeOf(site, path);
  return document > maxDocument ? [`${path}: ${document} bytes, over ${maxDocument}`] : [];
}

/** Chunks that the home page loads after an answer, and the script that sets up offline use. */
const lazyChunks = {
  evidence: /\/evidence\.[^/]*\.js$/,
  "the sale form": /\/sell-dialog\.[^/]*\.js$/,
  saving: /\/save-answer\.[^/]*\.js$/,
  "offline use": /^\/offline\.js$/,
};

/** The largest document and the most script of each kind of page, and what loads on demand. */
export function sizeReport(site: Site, paths: readonly string[]): string[] {
  const byKind = Map.groupBy(paths, (path) => kindOf(site, path));
  const kinds = [...byKind].map(([kind, own]) => {
    const sizes = own.map((path) => ({ path, ...sizeOf(site, path) }));
    const largest = sizes.reduce((a, b) => (b.document > a.document ? b : a));
    const busiest = sizes.reduce((a, b) => (b.script > a.script ? b : a));
    return (
      `${kind}: document at most ${largest.document} bytes (${largest.path}), ` +
      `script at most ${busiest.script} (${busiest.path})`
    );
  });
  const lazy = Object.entries(lazyChunks).map(
    ([what, chunk]) => `${what} ${lazySizeOf(site, "/", chunk)}`,
  );
  return [...kinds.toSorted(), `on demand on /: ${lazy.join(", ")}`];
}

function kindOf(site: Site, path: string): string {
  if (path === "/" || path === embedPath) return path;
  return site.get(path)!.body.includes("<astro-island") ? "tool pages" : "text pages";
}
