import { existsSync, readFileSync } from "node:fs";
import { type Typeface, type TypefaceRecord, typefaceOf } from "./typeface.ts";

/** Everything that pictures of estimates are drawn from, as the build leaves it. */
export interface ArtworkRecord {
  readonly board: TypefaceRecord;
  readonly body: TypefaceRecord;
  readonly colors: Readonly<Record<(typeof colorNames)[number], string>>;
  /** The parts of the drawn cart, as SVG. */
  readonly parts: readonly (readonly [id: string, markup: string])[];
  /** The site's mark, 32 by 32, as SVG. */
  readonly mark: string;
  readonly siteName: string;
}

export interface Artwork extends Omit<ArtworkRecord, "board" | "body" | "parts"> {
  readonly board: Typeface;
  readonly body: Typeface;
  readonly parts: ReadonlyMap<string, string>;
}

/** The tokens that the pictures use besides those of the cart. */
export const colorNames = [
  "brand",
  "brand-deep",
  "brand-deepest",
  "cart-ink",
  "flag",
  "ground",
  "hill",
  "on-brand",
  "on-brand-soft",
  "tile-crease",
  "turf",
  "turf-light",
] as const;

/** The file in a build's folder. It is not served to visitors. */
export const artworkFile = "estimate-artwork.json";

/** Null for a site that was built without it. */
export function readArtwork(dist: string): Artwork | null {
  const file = dist + artworkFile;
  return existsSync(file) ? artworkOf(JSON.parse(readFileSync(file, "utf8"))) : null;
}

export function artworkOf({ board, body, parts, ...rest }: ArtworkRecord): Artwork {
  return { ...rest, board: typefaceOf(board), body: typefaceOf(body), parts: new Map(parts) };
}
