import { fileURLToPath } from "node:url";
import { build } from "vite";
import { buildTimeData } from "./build-time-data.ts";

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
    root: fileURLToPath(new URL("../..", import.meta.url)),
    publicDir: false,
    logLevel: "warn",
    define: { ...define, "process.env.NODE_ENV": '"production"' },
    plugins: [buildTimeData()],
    build: {
      outDir: site,
      emptyOutDir: false,
      // In library mode, no code is added to preload its chunks, which are rarely needed.
      lib: {
        entry: fileURLToPath(new URL(`../../${source}`, import.meta.url)),
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
