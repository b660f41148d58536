import barlowCondensed from "../../.astro/fonts/barlow-condensed.woff2?url";
import figtree from "../../.astro/fonts/figtree.woff2?url";

/** The fonts of all pages. Until they're there, text stands in fallbacks with the same metrics. */
export const fonts = [
  { family: "Figtree", url: figtree, weight: "400 700" },
  { family: "Barlow Condensed", url: barlowCondensed, weight: "600" },
] as const;
