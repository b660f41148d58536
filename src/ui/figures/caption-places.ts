import type { Caption } from "../../../domain/answer/text.ts";
import { type AxisEnds, percentOn } from "./price-axis.ts";

/** All in percent of a wide screen's price scale. */
export interface CaptionPlace {
  /** Where the caption's price is, or null if it has none. */
  readonly point: number | null;
  /** Where the caption's box begins, and how wide it is, in whole numbers. */
  readonly from: number;
  readonly width: number;
  readonly align: "start" | "center" | "end";
}

/** How wide a caption may be if three fit side by side, and if their prices are close together. */
const [maxWidth, maxCrowded] = [32, 22];
/** Between two captions, so that they don't read as one. */
const gap = 2;
/** Percent of the scale that a character takes. */
const [titleCharacter, noteCharacter] = [0.76, 0.6];
/** A longer note takes two lines. */
const maxLine = 34;

function widthOf({ title, note }: Caption, widest: number): number {
  const lines = note.length > maxLine ? 2 : 1;
  const text = Math.max(titleCharacter * title.length, (noteCharacter * note.length) / lines);
  return Math.min(widest, Math.ceil(text) + 2);
}

/**
 * Centers each caption under its own price, and moves it aside only as far as its neighbors and the
 * ends of the scale make it. One without a price stands between its neighbors.
 */
export function captionPlaces(
  captions: readonly Caption[],
  ends: AxisEnds | undefined,
): readonly CaptionPlace[] {
  const roomy = placesWithin(captions, ends, maxWidth);
  const isAside = ({ point, from, width }: CaptionPlace) =>
    point !== null && (point < from || point > from + width);
  return roomy.some(isAside) ? placesWithin(captions, ends, maxCrowded) : roomy;
}

function placesWithin(
  captions: readonly Caption[],
  ends: AxisEnds | undefined,
  widest: number,
): readonly CaptionPlace[] {
  const points = captions.map(({ dollars }) =>
    dollars === undefined || ends === undefined ? null : percentOn(ends, dollars),
  );
  const widths = captions.map((caption) => widthOf(caption, widest));
  const last = captions.length - 1;
  // Two would look like three with one missing if they stood as far apart as three.
  const evenly = (at: number) =>
    last < 2 ? (100 * (at + 1)) / (last + 2) : (100 * (at + 0.5)) / captions.length;
  const centers = points.map((point, at) => {
    if (point !== null) return point;
    const [before, after] = [points[at - 1], points[at + 1]];
    return before != null && after != null ? (before + after) / 2 : evenly(at);
  });
  const froms: number[] = [];
  for (const [at, center] of centers.entries()) {
    const leftmost = at === 0 ? 0 : froms[at - 1]! + widths[at - 1]! + gap;
    froms.push(Math.max(leftmost, Math.round(center - widths[at]! / 2)));
  }
  for (let at = last; at >= 0; at--) {
    const rightmost = (at === last ? 100 : froms[at + 1]! - gap) - widths[at]!;
    froms[at] = Math.min(froms[at]!, rightmost);
  }
  return points.map((point, at) => ({
    point,
    from: froms[at]!,
    width: widths[at]!,
    align: alignOf((centers[at]! - froms[at]!) / widths[at]!),
  }));
}

/** `share` is how far into the caption's box its price is. */
function alignOf(share: number): CaptionPlace["align"] {
  if (share < 0.4) return "start";
  return share > 0.6 ? "end" : "center";
}
