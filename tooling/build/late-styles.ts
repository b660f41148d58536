import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const nothing = "\0not-rendered";

/**
 * Keeps the styles of what a tool loads on demand out of its page. They are in the script that is
 * loaded: one request brings both, nothing is seen without its styles, and the page's policy need
 * not allow other style sheets.
 */
export function lateStyles(): Plugin[] {
  return [withoutLateParts(), withStylesInLateScripts(), withoutPreloading()];
}

/** A page is rendered without them, so that it gets the styles of what it shows at first. */
function withoutLateParts(): Plugin {
  return {
    name: "without-late-parts",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "prerender",
    resolveDynamicImport: (_source, importer) =>
      /\/src\/.*\.tsx?$/.test(importer ?? "") ? nothing : null,
    load: (id) => (id === nothing ? "export {};" : null),
  };
}

function withStylesInLateScripts(): Plugin {
  return {
    name: "styles-in-late-scripts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // Before the framework looks for the styles of its pages.
      order: "pre",
      handler(_options, bundle) {
        const chunks = lateChunks(bundle);
        for (const { facadeModuleId } of entriesOf(bundle)) {
          const missing = lateStyleModules(facadeModuleId!, (id) => this.getModuleInfo(id)).filter(
            (id) => !chunks.some(({ moduleIds }) => moduleIds.includes(id)),
          );
          // Such a file is neither in the page nor in what is loaded on demand.
          if (missing.length > 0) this.error(`Styles in no late script: ${missing.join(", ")}`);
        }
        for (const chunk of chunks) moveStyles(chunk, bundle);
      },
    },
  };
}

/** The chunks that some page has to load on demand. */
function lateChunks(bundle: Bundle): Chunk[] {
  const chunkAt = (file: string) => {
    const output = bundle[file];
    return output?.type === "chunk" ? output : null;
  };
  const late = entriesOf(bundle).flatMap(({ fileName }) => {
    const first = reached(fileName, (file) => chunkAt(file)?.imports ?? []);
    const all = reached(fileName, (file) => {
      const chunk = chunkAt(file);
      return chunk === null ? [] : [...chunk.imports, ...chunk.dynamicImports];
    });
    return [...all.difference(first)];
  });
  return [...new Set(late)].map(chunkAt).filter((chunk) => chunk !== null);
}

function entriesOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter(
    (output): output is Chunk => output.type === "chunk" && output.isEntry,
  );
}

type Info = (id: string) => Rolldown.ModuleInfo | null;

/** The CSS modules that only a dynamic import of this entry leads to. */
function lateStyleModules(entry: string, info: Info): string[] {
  const first = reached(entry, (id) => info(id)?.importedIds ?? []);
  const all = reached(entry, (id) => [
    ...(info(id)?.importedIds ?? []),
    ...(info(id)?.dynamicallyImportedIds ?? []),
  ]);
  return [...all.difference(first)].filter((id) => id.endsWith(".css"));
}

function reached(start: string, next: (from: string) => readonly string[]): Set<string> {
  const found = new Set([start]);
  for (const each of found) for (const other of next(each)) found.add(other);
  return found;
}

function moveStyles(chunk: Chunk, bundle: Bundle): void {
  const files = chunk.viteMetadata?.importedCss ?? new Set();
  for (const file of files) {
    const sheet = bundle[file];
    if (sheet?.type !== "asset") throw new Error(`${chunk.fileName} lacks its styles, ${file}`);
    const text = JSON.stringify(String(sheet.source).trim());
    chunk.code = `{let s=new CSSStyleSheet;s.replaceSync(${text});document.adoptedStyleSheets.push(s)}${chunk.code}`;
    delete bundle[file];
  }
  files.clear();
}

/**
 * The bundler's own code before an import on demand is 0.6 KB longer. It waits for style sheets, of
 * which there are none, and preloads scripts, which are fetched anyway when a form is first used.
 */
function withoutPreloading(): Plugin {
  return {
    name: "without-preloading",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configEnvironment: (name) => (name === "client" ? { build: { modulePreload: false } } : null),
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
  };
}
