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
        const late = lateLoads(bundle);
        const chunks = new Set(late.flatMap((load) => [...load.chunks]));
        for (const { facadeModuleId } of entriesOf(bundle)) {
          const missing = lateStyleModules(facadeModuleId!, (id) => this.getModuleInfo(id)).filter(
            (id) => !chunks.values().some(({ moduleIds }) => moduleIds.includes(id)),
          );
          // Such a file is neither in the page nor in what is loaded on demand.
          if (missing.length > 0) this.error(`Styles in no late script: ${missing.join(", ")}`);
        }
        moveStyles(late, bundle);
      },
    },
  };
}

/** What some page loads on demand: a chunk that it asks for, and all that come with it. */
interface LateLoad {
  readonly asked: Chunk;
  readonly chunks: ReadonlySet<Chunk>;
}

function lateLoads(bundle: Bundle): LateLoad[] {
  const chunkAt = (file: string) => {
    const output = bundle[file];
    return output?.type === "chunk" ? output : null;
  };
  const importsOf = (file: string) => chunkAt(file)?.imports ?? [];
  return entriesOf(bundle).flatMap(({ fileName }) => {
    const first = reached(fileName, importsOf);
    const all = reached(fileName, (file) => [
      ...importsOf(file),
      ...(chunkAt(file)?.dynamicImports ?? []),
    ]);
    const asksFor = (from: string) => chunkAt(from)?.dynamicImports ?? [];
    const asked = new Set([...all].flatMap(asksFor));
    return [...asked.difference(first)].flatMap((file) => {
      // What asks for it is there before it, with everything that came with that.
      const before = [...all]
        .filter((from) => asksFor(from).includes(file))
        .map((from) => reached(from, importsOf))
        .reduce((some, others) => some.intersection(others));
      const more = reached(file, importsOf).difference(first).difference(before);
      const chunks = [...more].map(chunkAt).filter((chunk) => chunk !== null);
      return { asked: chunkAt(file)!, chunks: new Set(chunks) };
    });
  });
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

/**
 * The styles of a chunk are in its own script. If another page has that chunk from the start, and
 * its styles with it, they are in the scripts that ask for it on demand instead.
 */
function moveStyles(late: readonly LateLoad[], bundle: Bundle): void {
  const first = chunksAtFirst(bundle);
  const carried = new Map<Chunk, Set<Chunk>>();
  for (const { asked, chunks } of late) {
    for (const chunk of chunks) {
      const carrier = first.has(chunk.fileName) && !first.has(asked.fileName) ? asked : chunk;
      carried.set(carrier, (carried.get(carrier) ?? new Set()).add(chunk));
    }
  }
  const moved = new Set([...carried.values()].flatMap((chunks) => [...chunks]));
  for (const [carrier, chunks] of carried) {
    // What a chunk imports comes before it, so that its own styles win, as in a page's own.
    const files = [...chunks]
      .toReversed()
      .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    const sheets = [...new Set(files)].map((file) => stylesIn(file, carrier, bundle));
    carrier.code = sheets.join("") + carrier.code;
  }
  for (const { viteMetadata } of moved) {
    for (const file of viteMetadata?.importedCss ?? []) delete bundle[file];
    viteMetadata?.importedCss.clear();
  }
}

/** The chunks that some page has from the start. */
function chunksAtFirst(bundle: Bundle): Set<string> {
  const importsOf = (file: string) => {
    const output = bundle[file];
    return output?.type === "chunk" ? output.imports : [];
  };
  return new Set(entriesOf(bundle).flatMap(({ fileName }) => [...reached(fileName, importsOf)]));
}

/** A statement that adds a style sheet to the page. */
function stylesIn(file: string, { fileName }: Chunk, bundle: Bundle): string {
  const sheet = bundle[file];
  if (sheet?.type !== "asset") throw new Error(`${fileName} lacks its styles, ${file}`);
  const text = JSON.stringify(String(sheet.source).trim());
  return `{let s=new CSSStyleSheet;s.replaceSync(${text});document.adoptedStyleSheets.push(s)}`;
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
