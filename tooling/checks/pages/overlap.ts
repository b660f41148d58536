import { type BuiltPage } from "./page.ts";
import { textBlocksOf } from "./page-text.ts";

const shingleWords = 5;

/** All runs of five words in a page's own text. */
function shinglesOf(page: BuiltPage): Set<string> {
  const words =
    textBlocksOf(page)
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const count = Math.max(0, words.length - shingleWords + 1);
  return new Set(
    Array.from({ length: count }, (_, at) => words.slice(at, at + shingleWords).join(" ")),
  );
}

/** Two pages, and the share of the shorter one's runs of five words that the other has too. */
export interface Overlap {
  readonly share: number;
  readonly paths: readonly [string, string];
}

/** For each page, the other one that has most of its text. */
export function nearestOverlaps(pages: readonly BuiltPage[]): Overlap[] {
  const texts = pages.map((page) => ({ path: page.path, shingles: shinglesOf(page) }));
  return texts.map((one) => {
    const others = texts.filter((other) => other !== one);
    return others
      .map((other): Overlap => ({
        share: shareOf(one.shingles, other.shingles),
        paths: [one.path, other.path],
      }))
      .reduce((a, b) => (b.share > a.share ? b : a));
  });
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return one.intersection(other).size / Math.max(1, one.union(other).size);
}
