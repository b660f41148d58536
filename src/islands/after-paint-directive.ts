import type { AstroIntegration } from "astro";

/** Adds `client:painted`: an island that is loaded and hydrated after the page's first paint. */
export function paintedDirective(): AstroIntegration {
  return {
    name: "client:painted",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "painted", entrypoint: "./src/islands/painted.ts" });
      },
    },
  };
}
