import { createRequire } from "node:module";
import type { Plugin } from "vite";

// Node's own loader: the bundler's is closed once the configuration is read.
const require = createRequire(import.meta.url);

/**
 * Replaces a `*.data.ts` module in a bundle by its exports as JSON, worked out at build time,
 * so that a browser gets the few fields it needs and not the records they are drawn from.
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
