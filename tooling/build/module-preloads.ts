import { globSync, readFileSync, writeFileSync } from "node:fs";
import { posix } from "node:path";

/**
 * Names, in each page's head, every script that its islands need. Otherwise, a browser learns of them one
 * import after another, each a round trip later. They have a low priority, because the page's text comes
 * first.
 */
export function writeModulePreloads(site: string): void {
  const imports = importsOf(site);
  for (const path of globSync("**/*.html", { cwd: site })) {
    const html = readFileSync(site + path, "utf8");
    const scripts = neededScripts(entriesOf(html), imports);
    if (scripts.length === 0) continue;
    const links = scripts
      .map((script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`)
      .join("");
    writeFileSync(site + path, html.replace("</head>", `${links}</head>`));
  }
}

/** An island's component, and what hydrates it. */
function entriesOf(html: string): string[] {
  const urls = html.matchAll(
    /<astro-island[^>]*? component-url="([^"]+)"[^>]*? renderer-url="([^"]+)"/g,
  );
  return Array.from(urls, ([, component, renderer]) => [component!, renderer!]).flat();
}

type Imports = ReadonlyMap<string, readonly string[]>;

/** What each script imports before it runs; not what it loads later. */
function importsOf(site: string): Imports {
  const files = globSync("_astro/*.js", { cwd: site });
  return new Map(
    files.map((file) => [`/${file}`, staticImports(`/${file}`, readFileSync(site + file, "utf8"))]),
  );
}

/** Reads a script as the bundler writes it, in which every import is relative. */
export function staticImports(address: string, script: string): string[] {
  const found = script.matchAll(/\b(?:from|import)\s*"(\.{1,2}\/[^"]+\.js)"/g);
  return Array.from(found, ([, path]) => posix.join(posix.dirname(address), path!));
}

/** The entries and everything that they import, each once, in the order in which a browser finds them. */
export function neededScripts(entries: readonly string[], imports: Imports): string[] {
  const needed = new Set(entries);
  for (const script of needed) for (const each of imports.get(script) ?? []) needed.add(each);
  return [...needed];
}
