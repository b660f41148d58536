import { socialImage } from "../../config/site.ts";
import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Piscina } from "piscina";
import { confidenceLabels } from "../../domain/advice/sign-words.ts";
import { formatDollars } from "../../domain/cart/money.ts";
import { cartName } from "../../domain/cart/wording.ts";
import { cartSummary } from "../../domain/cart/seen-cart.ts";
import type { PictureTask, PictureTexts } from "./estimate-picture.ts";
import { type SharedEstimate, pictureQuery } from "./shared-estimate.ts";

/** The font of the pages' text, in the one weight that pictures need, in a build's folder. */
export const bodyFontFile = "picture-font.ttf";

/** A PNG, 1200 by 630. */
type Picture = Uint8Array<ArrayBuffer>;

export interface Painter {
  /** True if the picture is kept, so that it costs nothing to send. */
  has(key: string): boolean;
  /** Undefined if too many are waiting to be painted. */
  paint(key: string, estimate: SharedEstimate): Promise<Picture | undefined>;
  close(): Promise<void>;
}

/** Each takes a tenth of a second, and a chat waits a few. */
const maxWaiting = 8;
/** About 100 KB each. */
const keptBytes = 8_000_000;

/** Paints one picture at a time, in a thread of its own, and keeps those asked for last. */
export function createPainter(dist: string): Painter {
  const pool = new Piscina<PictureTask, Picture>({
    filename: new URL("./estimate-picture.ts", import.meta.url).href,
    workerData: dist + bodyFontFile,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: maxWaiting,
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
    idleTimeout: 10 * 60_000,
  });
  const pictures = new LRUCache<string, Picture, SharedEstimate>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context: estimate }) =>
      pool.run({
        texts: pictureTexts(estimate),
        cart: { ...estimate.shared.details, ...estimate.shared.cart },
      }),
  });
  return {
    has: (key) => pictures.has(key),
    async paint(key, context) {
      const isFull = pool.queueSize >= maxWaiting && !pictures.has(key);
      return isFull ? undefined : pictures.fetch(key, { context });
    },
    close: () => pool.destroy(),
  };
}

/** The site's own picture, for when that of an estimate can't be painted. */
export const ordinaryPicturePath = socialImage("/");

/** The key of a picture: the cart, and every word that is drawn. */
export function pictureKey(estimate: SharedEstimate): string {
  const content = pictureQuery(estimate) + JSON.stringify(pictureTexts(estimate));
  return hash("sha256", content, "base64url").slice(0, 22);
}

export function pictureTexts(estimate: SharedEstimate): PictureTexts {
  const { shared, appraisal, advice, words, asking } = estimate;
  const { details, cart } = shared;
  const dealers = asking === null ? "" : ` · Dealers ask ${formatDollars(asking)}`;
  return {
    name: cartName(cart),
    confidence: confidenceLabels[advice.confidence],
    verb: words.verb,
    number: formatDollars(advice.number),
    because: words.because,
    figures: `Estimated value ${formatDollars(appraisal.value)}${dealers}`,
    facts: cartSummary({ ...details, ...cart }).join(" · "),
  };
}
