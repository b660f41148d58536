import react from "@astrojs/react";
import { defineConfig, fontProviders } from "astro/config";
import { readEnvironment } from "./config/environment.ts";
import { buildTimeData } from "./scripts/build-time-data.ts";
import { subsetFonts } from "./scripts/fonts.ts";

const { SITE_URL } = readEnvironment(process.env);
const fonts = await subsetFonts();

export default defineConfig({
  site: SITE_URL,
  outDir: "./dist/site",
  trailingSlash: "never",
  // One file a route, and its CSS in the page: nothing blocks the first paint.
  build: { format: "file", inlineStylesheets: "always" },
  integrations: [react()],
  devToolbar: { enabled: false },
  fonts: [
    {
      provider: fontProviders.local(),
      name: "Figtree",
      cssVariable: "--font-figtree",
      fallbacks: ["system-ui", "sans-serif"],
      options: { variants: [{ src: [fonts["figtree"]!], weight: "400 700", style: "normal" }] },
    },
    {
      provider: fontProviders.local(),
      name: "Barlow Condensed",
      cssVariable: "--font-barlow",
      fallbacks: ["Arial Narrow", "sans-serif"],
      options: {
        variants: [{ src: [fonts["barlow-condensed"]!], weight: "600", style: "normal" }],
      },
    },
  ],
  vite: { plugins: [buildTimeData()] },
});
