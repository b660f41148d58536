import { months } from "./find-batteries.ts";
import { isLikelyYear, yearMeantBy } from "../cart/year.ts";
import {
  type Found,
  after,
  before,
  matchesOf,
  setOf,
  wordsAfter,
  wordsBefore,
} from "./plain-ad.ts";

/** A year and how much speaks for it being the cart's. */
export interface YearFound extends Found<number> {
  readonly score: number;
}

const years =
  /(?<![\d$.,#/'a-z-])(?:'\d\d|(?:19|20)\d\d|\d\d)(?![\d%"+]|[.,]\d|[-/]\d| ?(?:ish|ah|hours|hrs|miles|k|lbs|s|x)\b)/g;
const otherDates = setOf(
  "registered bought purchased since business sold installed replaced put rebuilt thru warranty in by batteries battery batts sticker stickers last new",
);
const guessing = setOf("about around maybe early mid late or than");
const ofOther = setOf("battery batteries batts motor engine tires edition warranty trojan trojans");

/** The years that an ad may give to the cart, the likeliest first. */
export function yearsIn(text: string, names: readonly Found<string>[], asOfYear: number) {
  const found: YearFound[] = [];
  for (const { value: match, start, end } of matchesOf(years, text)) {
    const written = match[0].replace("'", "");
    const year = written.length === 4 ? written : yearMeantBy(written, asOfYear);
    if (year === null || !isLikelyYear(year, asOfYear)) continue;
    const score = scoreOf(text, { start, end }, names, match[0].length === 2);
    if (score > 0) found.push({ value: Number(year), start, end, score });
  }
  return found.toSorted((a, b) => b.score - a.score);
}

function scoreOf(
  text: string,
  { start, end }: Pick<YearFound, "start" | "end">,
  names: readonly Found<string>[],
  isBare: boolean,
): number {
  const said = wordsBefore(text, start, 3);
  const [last = ""] = said;
  if (/^ ?(?:ish|\?|or (?:19|20|')\d)/.test(after(text, end)) || guessing.has(last)) return 0;
  const isBefore = names.some((name) => name.start >= end && links(text.slice(end, name.start)));
  if (isBare) return isBefore && !/\d[ /]{0,2}$/.test(before(text, start, 3)) ? 6 : 0;
  if (/^(?:year|yr|ano)$/.test(last)) return 9;
  if (said.slice(0, 2 + Number(last === "a")).some((word) => /^(?:cart|carrito|buggy)$/.test(word)))
    return 7;
  const isDated = said.some((word) => otherDates.has(word) || months.includes(word.slice(0, 3)));
  if (isBefore) return /^(?:registered|bought|purchased|since|installed|paid)$/.test(last) ? 2 : 6;
  const isAfter = names.some((name) => name.end <= start && follows(text.slice(name.end, start)));
  // "2016 Trojan batteries" is the pack's year, but "RXV 2016 gas motor rebuilt" the cart's.
  const next = wordsAfter(text, end, isAfter ? 1 : 2);
  if (next.some((word) => ofOther.has(word))) return 0;
  if (/^(?:modelo?|made)$/.test(said[Number(last === "in")] ?? "")) return 5;
  if (isDated) return 0;
  if (isAfter) return 4;
  return /(?:^|[\n.!•]) {0,3}$/.test(before(text, start)) ? 2 : 1;
}

const follows = (between: string) =>
  /^[ ,(•\n|/-]{1,4}(?:(?!batt|troj|new|pack)[a-z\d+]{1,9}[ ,-]{1,2}){0,3}$/.test(between);

/** A few words such as "used gas" may stand between the year and the name. */
const links = (between: string) =>
  between.length <= 36 &&
  /^[ ,:•|~-]{1,4}(?:(?!batt|hours|miles|to\b|for\b|in\b|my\b|our\b|and\b)[a-z\d'"-]{1,12}[ ,:|-]{1,3}){0,4}$/.test(
    between,
  );

/** The cart's year, if one is clearer than all others. */
export function clearestYear(found: readonly YearFound[]): Found<number> | undefined {
  const [first] = found;
  const isClear = found.every(({ value, score }) => value === first?.value || score < first!.score);
  return isClear ? first : undefined;
}
