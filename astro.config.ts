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

/** The form of a cart, which not all tools have. */
const cartForm =
  /\/tools\/cart\/(cart-fields|detail-fields|did-you-mean|extra-fields|model-|serial-field|use-settled|year-field)|\/components\/(bring-into-view|chip|choices|segments|use-prefetch)/;

/**
 * What most tools share is one chunk, and the fields of a cart another: small chunks compress badly.
 * Measured: 1.5 KB less script on a page with a tool. Pages without a tool load neither: of these
 * folders they import nothing, and the spelling of names, which one of them uses, is apart. What is
 * loaded on demand counts among those that share.
 */
const codeSplitting = {
  groups: [
    {
      name: "react",
      test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|preload-helper/,
    },
    {
      name: "cart",
      test: (id: string) => isSharedByTools(id) && !cartForm.test(id),
      minShareCount: 3,
    },
    // Some pages without the form need these, which it would take along.
    { name: "closest", test: /\/format\/closest/ },
    { name: "labels", test: /\/tools\/cart\/(cart|line)-labels|\/components\/(late|safe)-part/ },
    { name: "form", test: cartForm, minShareCount: 2 },
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
