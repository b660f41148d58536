// Tested with whole ads in ad/read-ad.test.ts, and with cells in sheet/row.test.ts.
export interface Found<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

/** `places` gives each character of `text` its position in the original ad. */
export interface PlainAd {
  readonly text: string;
  readonly places: readonly number[];
}

/**
 * Lowercase ASCII. Accents and the fancy letters of social networks are reduced to plain letters.
 * An emoji becomes a bullet, which ends a phrase as a period does.
 */
export function plainAd(ad: string): PlainAd {
  let text = "";
  const places: number[] = [];
  let place = 0;
  for (const character of ad) {
    const plain = plainCharacter(character);
    for (let i = 0; i < plain.length; i++) places.push(place);
    text += plain;
    place += character.length;
  }
  places.push(place);
  return { text, places };
}

function plainCharacter(character: string): string {
  if (/^[\n -@[-~]$/.test(character)) return character;
  if (/[®™©]/.test(character)) return "";
  if (/[’‘]/.test(character)) return "'";
  if (/[”“]/.test(character)) return '"';
  const money = moneySigns[character];
  if (money !== undefined) return money;
  if (/\p{Pd}/u.test(character)) return "-";
  const plain = character
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase();
  return /^[ -~]*$/.test(plain) ? plain : /\s/.test(plain) ? " " : "•";
}

const moneySigns: Readonly<Record<string, string>> = {
  "💲": "$",
  "£": "gbp",
  "€": "eur",
  "¥": "yen",
  "₹": "inr",
};

/** Covers matches so that later patterns don't see them. The length stays the same. */
export function hide(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (hidden) => cover(hidden.length));
}

export function hideAt(text: string, { start, end }: Pick<Found<unknown>, "start" | "end">) {
  return text.slice(0, start) + cover(end - start) + text.slice(end);
}

const cover = (length: number) => "~".repeat(length);

export function textBefore(text: string, place: number, length = 40): string {
  return text.slice(Math.max(0, place - length), place);
}

export function textAfter(text: string, place: number, length = 40): string {
  return text.slice(place, place + length);
}

/** A dash between spaces ends a phrase, too, unless a number follows it: "price - 5000". */
const breaks = /[.!?;,\n•|()](?!\d)| - (?=[a-z])/;

/** Within the phrase, nearest first. */
export function wordsBefore(text: string, place: number, count: number, ends = breaks): string[] {
  const phrase = textBefore(text, place, 60).split(ends).at(-1)!;
  return (phrase.match(words) ?? []).toReversed().slice(0, count);
}

export function wordsAfter(text: string, place: number, count: number): string[] {
  return (textAfter(text, place, 60).split(breaks, 1)[0]!.match(words) ?? []).slice(0, count);
}

const words = /[a-z][a-z']*/g;

export const setOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** No ad repeats itself more often, and each match costs time. */
const maxMatches = 50;

/** The pattern needs the flag g. */
export function* matchesOf(
  pattern: RegExp,
  text: string,
  max = maxMatches,
): Generator<Found<RegExpExecArray>> {
  let count = 0;
  for (const match of text.matchAll(pattern)) {
    yield { value: match, start: match.index, end: match.index + match[0].length };
    count += 1;
    if (count === max) return;
  }
}
