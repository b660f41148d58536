import { isLikelyYear, yearMeantBy } from "../cart/year.ts";
import { type Found, after, before, matchesOf } from "./plain-ad.ts";

/** A year and how much speaks for it being the cart's. */
export interface YearFound extends Found<number> {
  readonly score: number;
}

const years =
  /(?<![\d$.,#/'a-z-])(?:'\d\d|(?:19|20)\d\d|\d\d)(?![\d%"+]|[.,]\d|[-/]\d|(?: ?(?:ish|ah|hours|hrs|miles|k|lbs|s|x)\b))/g;
const yearLabel = /\b(?:year|yr|model year|ano|my)\b\.?[ .:=-]{0,20}$/;
const cartLabel = /\b(?:cart|carrito|buggy|vehicle)(?: is| was)?(?: an?)?[ :-]{1,3}$/;
const isA =
  /\b(?:it'?s|its|is|this|have|got|selling|sell|vendo|for sale|my|our|del?|i'?ve)(?: an?| my| our)?:? $/;
const built =
  /\b(?:built|made|manufactured|model|modelo|ano|fabricado)(?: in| year| en| de| del)?[ :]{1,3}$/;
const otherDate =
  /\b(?:registered|reg|bought|purchased|since|est|established|business|to us|sold|installed?|replaced|put|rebuilt|refurb(?:ished)?|restored|painted|serviced|inspected|until|till|thru|through|expires?|exp|warranty|tags?|stickers?|inspection|starting|from|manual|as of|in|by|late|early|last|again|retired|after|before|new|of|desde|hasta|en|comprado|dated?|jan\w{0,6}|feb\w{0,6}|mar(?:ch)?|apr\w{0,4}|may|june?|july?|aug\w{0,4}|sep\w{0,7}|oct\w{0,5}|nov\w{0,6}|dec\w{0,6})\.?[ :,'(]{1,3}(?:late |early |of |spring |summer |fall |winter )?$/;
const ownedThen =
  /\b(?:registered|bought|purchased|owned|serviced|painted|rebuilt|refurbished|restored|installed|replaced|paid|titled|warranty|upgraded|converted|added)\b[^.!?;\n•]{0,24}$/;
const guess = /^ ?(?:ish|\?|or (?:19|20|')\d|-(?:19|20)?\d\d|s\b)/;
const guessing =
  /\b(?:about|around|approx\w{0,8}|circa|maybe|think(?: it'?s| it is)?(?: an?)?|believe(?: it'?s)?(?: an?)?|probably(?: an?)?|early|mid|late|or|than|newer|older|pre) $/;
const otherThing =
  /^ ?(?:(?:new|trojan|crown|us|interstate|lithium|agm|6v|8v|12v|48v|36v) ){0,3}(?:batter|batts?\b|motor\b|engine|tires?\b|edition|manual|warranty|controller|charger|trojans|pack\b|windshield|title\b|tags?\b|season|price|sticker)|^ ?(?:and|or) newer/;

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
  { start, end }: { start: number; end: number },
  names: readonly Found<string>[],
  isBare: boolean,
): number {
  const lead = before(text, start);
  const tail = after(text, end);
  if (guess.test(tail) || guessing.test(lead) || otherThing.test(tail)) return 0;
  const isBefore = names.some((name) => name.start >= end && isLink(text.slice(end, name.start)));
  if (isBare) return isBefore && begins.test(lead) ? 6 : 0;
  if (yearLabel.test(lead)) return 9;
  if (cartLabel.test(lead)) return 7;
  if (isBefore) return otherDate.test(lead) && !/\b(?:of|in|new|from|by|last) $/.test(lead) ? 2 : 6;
  if (built.test(lead)) return 5;
  if (otherDate.test(lead) || ownedThen.test(lead)) return 0;
  const isAfter = names.some(
    (name) =>
      name.end <= start &&
      /^[ ,(•\n|/-]{1,4}(?:(?!batt|troj|new|crown|pack)[a-z\d+]{1,9}[ ,-]{1,2}){0,2}$/.test(
        text.slice(name.end, start),
      ),
  );
  if (isAfter) return 4;
  if (isA.test(lead)) return 3;
  if (/^ model\b/.test(tail)) return 3;
  return /(?:^|[\n.!•])[ ]{0,3}$/.test(lead) ? 2 : 1;
}

const begins =
  /(?:^|[\n•.!,:;(]|\b(?:an?|my|our|this|selling|sell|sale|the|have|got|is|yea|its|it's|clean|used|nice|in)) {0,3}$/;

/** A few words such as "used gas" may stand between the year and the name. */
function isLink(between: string): boolean {
  return (
    between.length <= 36 &&
    /^[ ,:•|~-]{1,4}(?:[a-z\d'"-]{1,12}[ ,:|-]{1,3}){0,4}$/.test(between) &&
    !/\b(?:batter|cart|hours|miles|to|for|in|my|our|and)\b/.test(between.replace(/golf carts?/, ""))
  );
}

/** The cart's year, if one is clearer than all others. */
export function clearestYear(found: readonly YearFound[]): Found<number> | undefined {
  const [first] = found;
  const isClear = found.every(({ value, score }) => value === first?.value || score < first!.score);
  return isClear ? first : undefined;
}
