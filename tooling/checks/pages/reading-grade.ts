import { syllable } from "syllable";
import type { BuiltPage } from "./page.ts";
import { textBlocksOf } from "./page-text.ts";

/**
 * The school grade that a page's sentences are written for, after Flesch and Kincaid (1975); null
 * for a page with hardly any. Headings, names, and cells of tables are no sentences.
 */
export function readingGrade(page: BuiltPage): number | null {
  const sentences = textBlocksOf(page)
    .filter((block) => /[.?:]$/.test(block))
    .flatMap((block) => block.split(/(?<=[.?:])\s+/));
  const words = sentences.flatMap(
    (sentence) => sentence.match(/[\p{L}\p{N}$][\p{L}\p{N}’,.-]*/gu) ?? [],
  );
  if (words.length < fewWords) return null;
  const syllables = words.reduce((sum, word) => sum + (/\d/.test(word) ? 1 : syllable(word)), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

const fewWords = 50;

/** What keeps the pages from being read easily, as sentences. */
export function readingFaults(
  pages: readonly BuiltPage[],
  { median, hardest }: { median: number; hardest: number },
): string[] {
  const grades = pages
    .flatMap((page) => {
      const grade = readingGrade(page);
      return grade === null ? [] : [{ path: page.path, grade }];
    })
    .toSorted((a, b) => a.grade - b.grade);
  const middle = grades[Math.floor(grades.length / 2)]?.grade ?? 0;
  return [
    ...(middle > median
      ? [
          `half of the pages are written for grade ${middle.toFixed(1)} or above; ${median} is allowed`,
        ]
      : []),
    ...grades
      .filter(({ grade }) => grade > hardest)
      .map(
        ({ path, grade }) =>
          `${path}: written for grade ${grade.toFixed(1)}; shorten its sentences`,
      ),
  ];
}
