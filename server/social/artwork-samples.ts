import { type Artwork, artworkOf, colorNames } from "./artwork.ts";
import type { TypefaceRecord } from "./typeface.ts";

const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** Every letter is a square half as wide as the font is high. */
export const squares: TypefaceRecord = {
  unitsPerEm: 1000,
  glyphs: [...characters, "·"].map((character) => ({
    character,
    advance: 500,
    path: character === " " ? "" : "M0 0H400V400H0Z",
  })),
  kerning: [["AV", -100]],
};

/** What pictures are drawn from where a test does not look at the drawing itself. */
export const plainArtwork: Artwork = artworkOf({
  board: squares,
  body: squares,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from its names
  colors: Object.fromEntries(
    colorNames.map((name) => [name, name === "brand-deep" ? "#000" : "#fff"]),
  ) as Artwork["colors"],
  parts: [],
  mark: "",
  siteName: "CartWorth",
});
