// devApi is tested in tooling/build/dev-api.test.ts.
import { getRequestListener } from "@hono/node-server";
import react from "@astrojs/react";
import type { AstroIntegration } from "astro";
import { defineConfig } from "astro/config";
import { readEnvironment } from "./config/environment.ts";
import { createApp } from "./server/app.ts";
import { openInbox } from "./server/open-inbox.ts";
import { dist } from "./tooling/build/build-fingerprint.ts";
import { buildTimeData, classNameIn } from "./tooling/build/bundle-script.ts";
import { subsetFonts } from "./tooling/build/fonts.ts";

const environment = readEnvironment(process.env);
await subsetFonts();

export default defineConfig({
  site: environment.SITE_URL,
  outDir: `${dist}site`,
  trailingSlash: "never",
  // One file per route, with its CSS in the page, so nothing blocks the first paint.
  build: { format: "file", inlineStylesheets: "always" },
  integrations: [react(), afterPaintDirective(), devApi()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [buildTimeData()],
    css: { modules: { generateScopedName: classNameIn } },
    // Papers are imported both with their page and on demand, which the bundler would warn about.
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Every document carries the names of the scripts that all pages share, so they're short.
              entryFileNames: ({ name }) =>
                `_astro/${name.startsWith("page.astro") ? "page" : "[name]"}.[hash].js`,
              // Code that many tools share goes into two files; text pages load only the first. What
              // answers share goes into a third. By default, each combination of pages gets a file of
              // its own, and a page with a tool requests 44.
              codeSplitting: {
                groups: [
                  {
                    name: "base",
                    // With the core of React DOM, so that its client can run before our code is there,
                    // and with what loads parts on demand, on text pages, too.
                    test: /\/src\/(browser|format|ui\/lazy)\/|\/react-dom\/(index|cjs\/react-dom\.)|vite\/preload-helper/,
                    minShareCount: 4,
                    priority: 3,
                  },
                  { name: "shared", tags: ["$initial"], minShareCount: 6, priority: 2 },
                  // The page for a wrong address needs nothing else.
                  { name: "closest", test: /\/src\/format\/closest/, priority: 2 },
                  {
                    name: "answers",
                    test: /\/src\/(features\/(answer|cart-form|value)|ui\/masthead\/use-)|\/domain\/answer\//,
                    tags: ["$initial"],
                    minShareCount: 2,
                    priority: 1,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});

/** Adds `client:after-paint`: an island that is loaded and hydrated after the page's first paint. */
function afterPaintDirective(): AstroIntegration {
  return {
    name: "client:after-paint",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "after-paint", entrypoint: "./src/islands/after-paint.ts" });
      },
    },
  };
}

/** Lets `npm run dev` receive the forms, with the same inbox as the server. */
function devApi(): AstroIntegration {
  return {
    name: "dev-api",
    hooks: {
      "astro:server:setup": ({ server }) => {
        if (environment.INBOX === "off") return;
        const inbox = openInbox(environment);
        const { fetch } = createApp({ site: new Map(), inbox });
        // Astro's own parts need Node.js's own Response.
        const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
        server.middlewares.use((request, response, next) => {
          if (request.url?.startsWith("/api/")) void answer(request, response);
          else next();
        });
        server.httpServer?.once("close", () => void inbox.store.close());
      },
    },
  };
}
