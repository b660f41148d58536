// Tested in offline-build.test.ts.
import { projectFolder } from "../../config/folders.ts";
import { build, type Plugin } from "vite";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { basename, relative } from "node:path";
import { dist } from "./build-fingerprint.ts";

interface BundleOptions {
  readonly define?: Record<string, string>;
  /** For other sites' pages, whose script element has no `type="module"`. */
  readonly isClassic?: boolean;
}

/** Writes a script whose name never changes, with everything it imports, into a built site. */
export async function bundleScript(
  site: string,
  source: string,
  path: string,
  { define = {}, isClassic = false }: BundleOptions = {},
): Promise<void> {
  await build({
    configFile: false,
    root: projectFolder,
    publicDir: false,
    logLevel: "warn",
    define: { ...define, "process.env.NODE_ENV": '"production"' },
    plugins: [buildTimeData()],
    build: {
      outDir: site,
      emptyOutDir: false,
      // In library mode, no code is added to preload its chunks, which are rarely needed.
      lib: {
        entry: projectFolder + source,
        formats: [isClassic ? "iife" : "es"],
        name: "embed",
      },
      rolldownOptions: {
        output: {
          entryFileNames: path.slice(1),
          chunkFileNames: "_astro/[name].[hash].js",
          minify: true,
        },
      },
    },
  });
}

/** Writes a module for the server, which can't run components as they are written, into `dist`. */
export async function bundleServerModule(source: string, file: string): Promise<void> {
  await build({
    configFile: false,
    root: projectFolder,
    publicDir: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [buildTimeData()],
    css: { modules: { generateScopedName: classNameIn } },
    ssr: { noExternal: true },
    build: {
      ssr: projectFolder + source,
      outDir: dist,
      emptyOutDir: false,
      rolldownOptions: {
        // React's directives for servers and browsers mean nothing in one bundle.
        onLog(level, message, print) {
          if (message.code !== "MODULE_LEVEL_DIRECTIVE") print(level, message);
        },
        output: {
          entryFileNames: file,
          // As Astro names them in the pages.
          assetFileNames: "_astro/[name].[hash][extname]",
          codeSplitting: false,
        },
      },
    },
  });
}

/**
 * "plot_charts-3fa" for `.plot` of charts.module.css: anybody who inspects a page can find the
 * sheet, and the digits, which are from its path, keep sheets of the same name apart.
 */
export function classNameIn(name: string, path: string): string {
  const place = relative(projectFolder, path);
  const digits = createHash("sha256").update(place).digest("hex").slice(0, 3);
  return `${name}_${basename(path, ".module.css")}-${digits}`;
}

// This is Node's own loader: the bundler's is closed once the configuration has been read.
const require = createRequire(import.meta.url);

/**
 * In a bundle, replaces a `*.data.ts` module with its exports as JSON, evaluated at build time, so
 * that a browser gets only the few fields it needs and not the records they come from.
 */
export function buildTimeData(): Plugin {
  return {
    name: "build-time-data",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".data.ts")) return null;
      return Object.entries(require(id))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
