import { readFileSync } from "node:fs";
import { posix } from "node:path";

/**
 * Adds low-priority preloads for the modules of a page's islands, which the browser otherwise
 * discovers one after the other. `site` is the folder the addresses are relative to.
 */
export function addModulePreloads(html: string, site: string): string {
  const entries = html.matchAll(/(?:component|renderer)-url="([^"]+)"/g);
  const modules = new Set<string>();
  for (const [, url] of entries) collect(url!, site, modules);
  const links = [...modules].map(
    (url) => `<link rel="modulepreload" href="${url}" fetchpriority="low">`,
  );
  return html.replace("</head>", `${links.join("")}</head>`);
}

function collect(url: string, site: string, modules: Set<string>): void {
  if (modules.has(url)) return;
  modules.add(url);
  const imports = readFileSync(site + url, "utf8").matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g);
  for (const [, path] of imports) collect(posix.join(posix.dirname(url), path!), site, modules);
}
