import { type BuiltPage, textBlocksOf } from "./page.ts";
import { syllable } from "syllable";

/** Words our pages never say, and what they say instead. docs/style-guide.md explains them. */
const never: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bE-Z-GO\b/, "EZ-GO"],
  [
    /\ba (?=EZ-GO|[ai][a-z]|o(?!n(?:e|ce)\b)[a-z]|e(?!u)[a-z]|u(?!n[ai]|s[aeiu]|t[ai])[a-z]|hour|honest)/,
    "“an” before a vowel",
  ],
  [/\ban (?=[b-df-gj-np-tv-z][a-z]|u[s]ed|unit)/, "“a” before a consonant"],
  [/\d %/, "no space before %"],
  [/\b8 of 10\b/, "“8 in 10”, or “most”"],
  [/\bis no(?:t a)? (?:whole|valid) \w+ number\b/, "“isn’t a whole number”"],
  [/\bis none that\b|\bknow no more of\b|\bsomething else than\b|\bwalk on\b/, "plain words"],
  [/\bhow far .{1,30} err\b|\berrs?\b/i, "“How accurate is this?”"],
  [
    /\bhaggle it away\b|\bhard-worked\b|\bwant a clean\b|\bis let by\b|\bwas let by\b/,
    "plain words",
  ],
  [/\balong the curve\b/i, "“by year”"],
  [/\bsuch a cart\b/, "“a cart like this”"],
  [/\be-mails?\b/i, "“email”"],
  [/\b(?:whilst|amongst|whereby|thereof|herein|aforementioned|utilize)\b/i, "a shorter word"],
  [
    /\b(?:colou?red? grey|colour|grey|neighbour|catalogue|licence|tyre|favour|organis|centre|metre|behaviour|labelled|travelled|cheque)\w*\b/i,
    "the American spelling",
  ],
  [/\b(?!had had|that that)(\w+) \1\b(?!-)/i, "the word once"],
  [/\s[–—]\s|\s-\s/, "a comma, a colon, or a new sentence"],
  [/\w'\w|"/, "curly quotes"],
  [/\b(?:please|kindly)\b/i, "the sentence without it"],
  [/!(?=\s|$)/, "a period"],
];

/** Texts that the product spec gives word for word. */
const ofTheSpec = [
  "Unexpected Application Error!",
  "Thank you for your message! We'll get back to you soon.",
];

/** Words and constructions on a page that our style guide bans, as sentences. */
export function houseWordFaults(page: BuiltPage): string[] {
  return textBlocksOf(page)
    .filter((block) => !ofTheSpec.includes(block))
    .flatMap((block) =>
      never.flatMap(([pattern, instead]) => {
        const found = pattern.exec(block);
        if (found === null) return [];
        const around = block.slice(
          Math.max(0, found.index - 20),
          found.index + found[0].length + 20,
        );
        return [`${page.path}: “…${around}…”: write ${instead}`];
      }),
    );
}

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

/** Pages that are hard to read, as sentences. */
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
