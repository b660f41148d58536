import type { AstroIntegration } from "astro";

/** Adds `client:after-paint`: an island that is loaded and hydrated after the page's first paint. */
export function afterPaintDirective(): AstroIntegration {
  return {
    name: "client:after-paint",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "after-paint", entrypoint: "./src/islands/after-paint.ts" });
      },
    },
  };
}
