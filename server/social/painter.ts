import { createHash } from "node:crypto";
import type Sharp from "sharp";
import type { Appraisal } from "../../domain/valuation/appraise.ts";
import { socialImage } from "../../src/metadata/page-metadata.ts";
import type { Artwork } from "./artwork.ts";
import { estimatePicture } from "./estimate-picture.ts";
import { pictureQuery, type SharedCart } from "./shared-cart.ts";
import { recentlyUsed } from "./recently-used.ts";

/** A PNG, 1200 by 630. */
type Picture = Buffer<ArrayBuffer>;

export interface Painter {
  /** The picture, if it is kept or being painted already. */
  kept(key: string): Promise<Picture> | undefined;
  /** Null if too many are being painted. */
  paint(key: string, shared: SharedCart, appraisal: Appraisal): Promise<Picture> | null;
}

/** About 100 KB each. */
const keptPictures = 64;
/** Each takes one of the four threads that also compress pages, for some 40 ms. */
const paintedAtOnce = 2;

/** Paints on threads of their own, a few pictures at a time, and keeps those asked for last. */
export function createPainter(sharp: typeof Sharp, artwork: Artwork): Painter {
  const pictures = recentlyUsed<Promise<Picture>>(keptPictures);
  let painting = 0;

  async function painted(shared: SharedCart, appraisal: Appraisal): Promise<Picture> {
    painting += 1;
    try {
      const svg = Buffer.from(estimatePicture(shared, appraisal, artwork));
      return Buffer.from(await sharp(svg).removeAlpha().png().toBuffer());
    } finally {
      painting -= 1;
    }
  }

  return {
    kept: (key) => pictures.get(key),
    paint(key, shared, appraisal) {
      if (painting >= paintedAtOnce) return null;
      const picture = painted(shared, appraisal);
      pictures.set(key, picture);
      picture.catch(() => pictures.delete(key));
      return picture;
    },
  };
}

/** The site's own picture, for when that of an estimate can't be painted. */
export const ordinaryPicturePath = socialImage("/");

/** What a picture depends on: the cart and what it is worth this year. */
export function pictureKey(shared: SharedCart, { value }: Appraisal): string {
  const content = `${pictureQuery(shared)} ${value}`;
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
