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

/** Two pages, and how much of their text is the same. */
export interface Overlap {
  readonly share: number;
  readonly paths: readonly [string, string];
}

/** Every two of these pages whose text overlaps by more than a share, the most alike first. */
export function overlaps(pages: readonly BuiltPage[], most: number): Overlap[] {
  const texts = pages.map((page) => ({ path: page.path, shingles: shinglesOf(page) }));
  const pairs = texts.flatMap((one, at) =>
    texts.slice(at + 1).map((other): Overlap => ({
      share: shareOf(one.shingles, other.shingles),
      paths: [one.path, other.path],
    })),
  );
  return pairs.filter(({ share }) => share > most).toSorted((a, b) => b.share - a.share);
}

/** The runs of words that both have, as a share of those that either has. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = one.intersection(other).size;
  return both / Math.max(1, one.size + other.size - both);
}

/** Pages so alike that search engines could take them for doorways, as sentences. */
export function overlapFaults(pages: readonly BuiltPage[], most: number): string[] {
  return overlaps(pages, most).map(
    ({ share, paths: [one, other] }) =>
      `${one} and ${other} have ${Math.round(share * 100)}% of their text in common; the most allowed is ${most * 100}%`,
  );
}
