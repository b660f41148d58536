import type { Caption } from "../../../domain/answer/text.ts";
import { type AxisEnds, percentOn } from "./price-axis.ts";

/** Percent of a wide screen's price scale that a caption may take. */
export const captionWidth = 30;

export interface CaptionPlace {
  /** Percent from the left at which the caption's price is, or null if it has none. */
  readonly point: number | null;
  /** Percent from the left at which the caption's box begins on a wide screen, in whole numbers. */
  readonly from: number;
  readonly align: "start" | "center" | "end";
}

/**
 * Centers each caption under its own price, and moves it aside only as far as its neighbors and the
 * ends of the scale make it. One without a price stands between its neighbors.
 */
export function captionPlaces(
  captions: readonly Caption[],
  ends: AxisEnds | undefined,
): readonly CaptionPlace[] {
  const points = captions.map(({ dollars }) =>
    dollars === undefined || ends === undefined ? null : percentOn(ends, dollars),
  );
  const last = captions.length - 1;
  const even = (at: number) => (last === 0 ? 50 : (100 * at) / last);
  const wanted = points.map((point, at) => {
    if (point !== null) return point;
    const [before, after] = [points[at - 1], points[at + 1]];
    return before != null && after != null ? (before + after) / 2 : even(at);
  });
  const froms: number[] = [];
  for (const [at, center] of wanted.entries()) {
    const least = at === 0 ? 0 : froms[at - 1]! + captionWidth;
    froms.push(Math.max(least, Math.round(center - captionWidth / 2)));
  }
  for (let at = last; at >= 0; at--) {
    const most = (at === last ? 100 : froms[at + 1]!) - captionWidth;
    froms[at] = Math.min(froms[at]!, most);
  }
  return points.map((point, at) => ({
    point,
    from: froms[at]!,
    align: alignOf((wanted[at]! - froms[at]!) / captionWidth),
  }));
}

/** `share` is how far into the caption's box its price is. */
function alignOf(share: number): CaptionPlace["align"] {
  if (share < 0.4) return "start";
  return share > 0.6 ? "end" : "center";
}
