// Tested in estimate-picture.test.ts.
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { socialImagePath } from "../../config/site.ts";
import { confidenceLabels, estimateNote } from "../../domain/answer/text.ts";
import { formatDollars } from "../../domain/words/money.ts";
import { cartName } from "../../domain/details/wording.ts";
import { knownSummary } from "../../domain/details/cart-appearance.ts";
import { runInTurn } from "../http/run-in-turn.ts";
import type { PictureTexts } from "./estimate-picture.ts";
import {
  type SharedEstimate,
  pictureQuery,
  previewReason,
  shownNumber,
} from "./shared-estimate.ts";

/** The pages' text font in the one weight that pictures use; a file name in the build's folder. */
export const bodyFontFile = "picture-font.ttf";

/** A PNG, 1200 by 630, or null if too many are waiting to be painted. */
export type PaintEstimate = (estimate: SharedEstimate) => Promise<Buffer<ArrayBuffer> | null>;

/** Painting takes a tenth of a second, and chat apps wait a few seconds. */
const maxWaiting = 8;

/** Paints one picture at a time, and keeps none, because chat apps and CDNs cache them. */
export function createPainter(dist: string): PaintEstimate {
  const { run } = runInTurn<Buffer<ArrayBuffer>>({ maxWaiting });
  let loading: ReturnType<typeof loadPainting> | undefined;
  return (estimate) =>
    run(async () => {
      const { paintEstimate, fonts } = await (loading ??= loadPainting(dist));
      // The cart is drawn by the model as typed, even if the picture doesn't name it.
      const cart = estimate.shared.details;
      return paintEstimate({ texts: pictureTexts(estimate), cart }, fonts);
    });
}

/**
 * Loaded with the first picture, because a server that nobody asks for one needs neither satori nor
 * sharp, and because they load React, which a build in the same process must load first.
 */
async function loadPainting(dist: string) {
  const { paintEstimate } = await import("./estimate-picture.ts");
  const { pictureFonts } = await import("./picture-layout.ts");
  return { paintEstimate, fonts: pictureFonts(readFileSync(dist + bodyFontFile)) };
}

/** The site's own picture, for when that of an estimate can't be painted. */
export const fallbackPicturePath = socialImagePath("/");

/** The key of a picture: the cart, every word that is drawn, and the build that draws it. */
export function pictureKey(estimate: SharedEstimate, buildFingerprint: string): string {
  const content =
    pictureQuery(estimate) + JSON.stringify(pictureTexts(estimate)) + buildFingerprint;
  return hash("sha256", content, "base64url").slice(0, 22);
}

export function pictureTexts(estimate: SharedEstimate): PictureTexts {
  const { cart, details } = estimate.shared;
  const { advice, market } = estimate.figures;
  const { verb, dollars } = shownNumber(estimate);
  return {
    name: cartName(cart),
    confidence:
      estimate.forSale === null
        ? confidenceLabels[advice?.[estimate.role].confidence ?? "rough"]
        : "For sale",
    verb,
    number: dollars === null ? "" : formatDollars(dollars),
    because:
      market === null && estimate.forSale === null
        ? estimateNote(estimate.figures)
        : previewReason(estimate),
    facts: knownSummary(details).join(" · "),
  };
}
