import { createRequire } from "node:module";
import type { Plugin } from "vite";

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
