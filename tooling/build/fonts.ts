// Tested with a picture in ../../server/shared-links/estimate-picture.test.ts.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** Every character that the pages may use. `npm run check` fails if a page uses any other. */
export const fontCharacters =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("") +
  "\u00a0¢£©®°²½·×é–—‘’“”•…€−™";

const resolve = createRequire(import.meta.url).resolve;
const folder = new URL("../../.astro/fonts/", import.meta.url);

export const bodyFont = resolve(
  "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
);
const fonts = [
  {
    name: "figtree",
    source: bodyFont,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    name: "barlow-condensed",
    source: resolve("@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2"),
  },
];

/** The font of the pages' text in one weight, in a format that other programs can read. */
export function pictureFont(): Promise<Buffer> {
  const options = { targetFormat: "sfnt", variationAxes: { wght: 500 } } as const;
  return subsetFont(readFileSync(bodyFont), fontCharacters, options);
}

/** Writes the two fonts, reduced to this site's characters, to `.astro/fonts/`. */
export async function subsetFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const written = fonts.map(async ({ name, source, ...options }) => {
    const font = await subsetFont(readFileSync(source), fontCharacters, {
      targetFormat: "woff2",
      ...options,
    });
    writeFileSync(new URL(`${name}.woff2`, folder), font);
  });
  await Promise.all(written);
}
