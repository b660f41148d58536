import barlowCondensed from "../../.astro/fonts/barlow-condensed.woff2?url";
import figtree from "../../.astro/fonts/figtree.woff2?url";

/** The fonts of all pages. Until they load, fallbacks with the same metrics stand in for them. */
export const fonts = [
  { family: "Figtree", url: figtree, weight: "400 700" },
  { family: "Barlow Condensed", url: barlowCondensed, weight: "600" },
] as const;
