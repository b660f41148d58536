import { globSync, readFileSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { type Rolldown, build } from "vite";

const source = fileURLToPath(new URL("../../src/islands/island.ts", import.meta.url));

/** Gives every page of a built site this site's own element for islands. */
export async function writeIslands(site: string): Promise<void> {
  const element = await elementScript();
  for (const path of globSync("**/*.html", { cwd: site })) {
    const html = readFileSync(site + path, "utf8");
    writeFileSync(site + path, withOwnElement(addIslandModules(html, site), element));
  }
}

async function elementScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: "iife", minify: true } },
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has one output of one chunk
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/** The style and the two scripts that the framework writes before a page's first island. */
const framework = /<style>astro-island,[^<]*<\/style>(?:<script>[^]*?<\/script>){2}/;

/** Puts the element in place of the framework's, which is much longer. */
export function withOwnElement(html: string, element: string): string {
  if (!html.includes("<astro-island")) return html;
  if (!framework.test(html)) throw new Error("The framework writes its islands differently now.");
  const own = `<style>astro-island{display:contents}</style><script>${element}</script>`;
  return html.replace(framework, () => own);
}

/** What the framework's element reads, and this site's own does not. */
const unread = / (?:uid|client|opts)="[^"]*"| await-children\b/g;

/**
 * For each island of a page, lists in `data-modules` every module it needs, so that all of them can
 * be fetched at once, and leaves out what nothing reads. Addresses are relative to the folder `site`.
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
