import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { readEnvironment } from "./config/environment.ts";
import { dist } from "./tooling/build/build-fingerprint.ts";
import { devApi } from "./tooling/build/dev-api.ts";
import { scopedName } from "./tooling/build/scoped-name.ts";
import { buildTimeData } from "./tooling/build/build-time-data.ts";
import { subsetFonts } from "./tooling/build/fonts.ts";
import { islandElement } from "./tooling/build/island-element.ts";
import { lateStyles } from "./tooling/build/late-styles.ts";
import { afterPaintDirective } from "./src/islands/after-paint-directive.ts";

const { SITE_URL } = readEnvironment(process.env);
await subsetFonts();

/**
 * What most tools share is one chunk, and the form of a cart another, which tools without that form
 * don't load: small chunks compress badly. Measured: 1.5 KB less script on a page with a tool. Pages
 * without a tool load neither, as their scripts import nothing of these folders.
 */
const codeSplitting = {
  groups: [
    {
      name: "react",
      test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|preload-helper/,
    },
    { name: "cart", test: isSharedByTools, minShareCount: 3 },
    { name: "form", test: isOfCartForms, minShareCount: 3 },
  ],
};

const sharedByTools = [
  /\/src\/(components\/.*\.tsx|tools\/cart\/|tools\/evidence\/estimate-band|format\/print-day)/,
  /\/domain\/(valuation\/|catalogue\/(site-prices|other-make))/,
];

function isSharedByTools(id: string): boolean {
  // The table is shown after a calculation only.
  const isLate = id.includes("arithmetic-table");
  return sharedByTools.some((folder) => folder.test(id)) && !isLate && !isOfCartForms(id);
}

function isOfCartForms(id: string): boolean {
  return /\/src\/(components\/(choices|segments|safe-part|late-part)|tools\/cart\/cart-(fields|labels))\./.test(
    id,
  );
}

export default defineConfig({
  site: SITE_URL,
  outDir: `${dist}site`,
  trailingSlash: "never",
  // One file a route, and its CSS in the page: nothing blocks the first paint.
  build: { format: "file", inlineStylesheets: "always" },
  integrations: [react(), afterPaintDirective(), devApi()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [buildTimeData(), islandElement(), lateStyles()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
    css: { modules: { generateScopedName: scopedName } },
  },
});
