import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import type { TypefaceRecord } from "../../server/social/typeface.ts";
import { fontCharacters } from "./fonts.ts";

const require = createRequire(import.meta.url);
const { resolve } = require;

/** As much of HarfBuzz as is used here; the package has no types. */
interface HarfBuzz {
  createBlob(bytes: Uint8Array): unknown;
  createFace(blob: unknown, index: number): { readonly upem: number };
  createFont(face: unknown): { glyphToPath(glyph: number): string };
  createBuffer(): {
    addText(text: string): void;
    guessSegmentProperties(): void;
    /** The glyphs with their advances. */
    json(): { g: number; ax: number }[];
    destroy(): void;
  };
  shape(font: unknown, buffer: unknown): void;
}

const sources = {
  board: {
    file: resolve("@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2"),
    variationAxes: {},
  },
  body: {
    file: resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
    variationAxes: { wght: 500 },
  },
};

/** The outlines of this site's characters in one of its fonts, for a server that draws text. */
export async function outlinesOf(font: keyof typeof sources): Promise<TypefaceRecord> {
  const { file, variationAxes } = sources[font];
  const options = { targetFormat: "sfnt", variationAxes } as const;
  const bytes = await subsetFont(readFileSync(file), fontCharacters, options);
  // The package is a promise, which an import would take for that of the module.
  const harfbuzz: HarfBuzz = await require("harfbuzzjs");
  const face = harfbuzz.createFace(harfbuzz.createBlob(bytes), 0);
  const shaper = harfbuzz.createFont(face);

  function shape(text: string) {
    const buffer = harfbuzz.createBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaper, buffer);
    const shaped = buffer.json();
    buffer.destroy();
    return shaped;
  }

  const glyphs = Array.from(fontCharacters, (character) => {
    const [glyph] = shape(character);
    const path = shaper.glyphToPath(glyph!.g);
    return { character, advance: glyph!.ax, path };
  });
  const advances = new Map(glyphs.map(({ character, advance }) => [character, advance]));
  return { unitsPerEm: face.upem, glyphs, kerning: kerningOf(advances, shape) };
}

/** How much closer, or further apart, two characters stand than their advances say. */
function kerningOf(
  advances: ReadonlyMap<string, number>,
  shape: (text: string) => { ax: number }[],
): [pair: string, units: number][] {
  const characters = [...advances.keys()];
  return characters.flatMap((first) =>
    characters.flatMap((second): [string, number][] => {
      const shaped = shape(first + second);
      const width = shaped.reduce((sum, { ax }) => sum + ax, 0);
      const units = width - advances.get(first)! - advances.get(second)!;
      return units === 0 || shaped.length !== 2 ? [] : [[first + second, units]];
    }),
  );
}
