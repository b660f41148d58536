import { projectFolder } from "../../config/dist-folder.ts";
import { build, type Plugin } from "vite";
import { createRequire } from "node:module";

interface BundleOptions {
  readonly define?: Record<string, string>;
  /** A script that other pages load as they did before there were modules. */
  readonly isClassic?: boolean;
}

/** Writes a script whose name never changes, with all that it imports, into a built site's folder. */
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
