import type { Plugin } from "vite";

/** Takes the framework's element for islands out of the pages, which have `src/islands/island.ts`. */
export function islandElement(): Plugin {
  return {
    name: "island-element",
    enforce: "pre",
    apply: "build",
    load: (id) =>
      id.endsWith("/astro/dist/runtime/server/astro-island.prebuilt.js")
        ? `export default "";`
        : null,
  };
}
