import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { readEnvironment } from "./config/environment.ts";
import { dist } from "./tooling/build/build-fingerprint.ts";
import { devApi } from "./tooling/build/dev-api.ts";
import { scopedName } from "./tooling/build/scoped-name.ts";
import { buildTimeData } from "./tooling/build/build-time-data.ts";
import { subsetFonts } from "./tooling/build/fonts.ts";
import { lateStyles } from "./tooling/build/late-styles.ts";
import { afterPaintDirective } from "./src/islands/after-paint-directive.ts";

const { SITE_URL } = readEnvironment(process.env);
await subsetFonts();

/** The form of a cart, which not all tools have. */
const cartForm =
  /\/tools\/cart\/(cart-fields|cart-summary|condition-help|detail-fields|did-you-mean|find-link|extra-fields|model-|serial-field|use-settled|year-field)|\/value\/cart-form|\/components\/(bring-into-view|chip|choices|segments|use-prefetch)|\/evidence\/estimate-band/;

/** The value tool as pages of this site have it. */
const valueTool = /\/tools\/value\/(answer|calculator|draft|estimate\.|ready-stage|result-board)/;

/**
 * What most tools share is one chunk, and the form of a cart another: small chunks compress badly.
 * Measured: 1.5 KB less script on a page with a tool. Pages without a tool load neither. A group
 * takes along what its modules import, unless an earlier group has it.
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
    { name: "cart-picture", test: /\/components\/(cart-(attributes|drawing|picture)|drawing)/ },
    {
      name: "labels",
      test: /\/tools\/cart\/(cart-(facts|labels)|line-labels|sale-address)|valuation\/(line-name|readable-cart)|\/components\/(late|safe)-part|\/format\/(date-text|print-day)/,
    },
    { name: "form", test: cartForm, minShareCount: 2 },
    // The embedded tool shows its parts later, and would otherwise cut it into pieces.
    { name: "calculator", test: valueTool },
    // What follows the figures, of which the embedded tool shows a part.
    { name: "board-rest", test: /\/tools\/value\/(board-rest|estimate-notes|result-actions)/ },
    { name: "market", test: /\/evidence\/market-/ },
  ],
};

const sharedByTools = [
  /\/src\/(components\/(.*\.tsx|changes-in)|tools\/cart\/)/,
  /\/domain\/(valuation\/|catalogue\/(site-prices|other-make))/,
];
/** Shown after a calculation, or only by some tools. */
const notAtFirst =
  /arithmetic-table|cart-(facts|picture|drawing|attributes)|line-name|link-button|readable-cart|sale-address/;

function isSharedByTools(id: string): boolean {
  return sharedByTools.some((folder) => folder.test(id)) && !notAtFirst.test(id);
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
    plugins: [buildTimeData(), lateStyles()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
    css: { modules: { generateScopedName: scopedName } },
  },
});
