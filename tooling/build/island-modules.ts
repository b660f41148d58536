import { globSync, readFileSync, writeFileSync } from "node:fs";
import { posix } from "node:path";

/** Lists the islands' modules on every page of a built site. */
export function nameIslandModules(site: string): void {
  for (const path of globSync("**/*.html", { cwd: site })) {
    const html = readFileSync(site + path, "utf8");
    writeFileSync(site + path, addIslandModules(html, site));
  }
}

/** What the framework's element reads, and this site's own does not. */
const unread = / (?:uid|client|opts)="[^"]*"| await-children\b/g;

/**
 * For each island of a page, lists in `data-modules` every module it needs, so that all of them can
 * be fetched at once, and leaves out what no one reads. Addresses are relative to the folder `site`.
 */
export function addIslandModules(html: string, site: string): string {
  return html.replace(/<astro-island\b[^>]*>/g, (tag) => {
    const modules = new Set<string>();
    for (const [, url] of tag.matchAll(/(?:component|renderer)-url="([^"]+)"/g)) {
      collect(url!, site, modules);
    }
    return tag.replace(unread, "").replace(/>$/, ` data-modules="${[...modules].join(" ")}">`);
  });
}

function collect(url: string, site: string, modules: Set<string>): void {
  if (modules.has(url)) return;
  modules.add(url);
  const imports = readFileSync(site + url, "utf8").matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g);
  for (const [, path] of imports) collect(posix.join(posix.dirname(url), path!), site, modules);
}
