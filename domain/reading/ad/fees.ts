import { type Found, textAfter, textBefore, matchesOf } from "../plain-words.ts";
import { wordPattern } from "../vocabulary.ts";

/** What everybody pays on top of the price. Whole US dollars. */
export interface Fee {
  /** In the ad's words: "prep", "doc fee". */
  readonly name: string;
  readonly dollars: number;
}

/** Always a fee that the seller charges. */
const own =
  "prep(?:aration)?|freight|(?:e-?)?filing|doc(?:ument(?:ation|s)?)?|dest(?:ination|\\.)?|set[ -]?up|assembly|pdi|admin(?:istrati(?:on|ve))?|processing|handling|transport(?:ation)?|(?:sales )?tax(?:es)?|fees";
/** A fee if the ad calls it one or adds it to the price. Otherwise it may be optional or nothing. */
const joined =
  "deliver(?:y|ed)|shipping|title|tags?|licen[sc]e|registration|ttl|dealer(?:ship)?|lot|buyer'?s?|inspection|service";
const noun = `(?:(?:dealer(?:ship)?|vehicle|factory|electronic|sales|state|local|new|est(?:imated)?|mandatory|required|additional) ){0,2}(?:${own}|${joined})(?: premium)?(?: (?:fees?|charges?|costs?))?`;
const nouns = `(?<nouns>${noun}(?:(?:,? and |, ?| ?& ?| ?/ ?| ?\\+ ?)${noun}){0,4})(?![a-z])`;
const dollars = "(?<dollars>\\d{1,2},\\d{3}|\\d{2,5})(?:\\.\\d\\d)?(?![\\d%]|,\\d|\\.\\d)";
const plus =
  "(?<plus>(?:\\+|\\bplus\\b|\\band\\b|&)[ ,:]{0,2}(?:(?:an?|additional|another|approx) ){0,2})?";

/** "Savings $1,000 Destination Charge: $450": the charge's own amount comes after it. */
const notOwed = `(?! ?:? ?\\$ ?\\d| (?:fees?|charges?|costs?|premium)\\b|(?<=\\bdealer(?:ship)?) ${noun})`;

const forms = [
  // "+ $600 prep", "$199 doc fee"
  wordPattern(
    `${plus}(?<![\\d.,])\\$? ?(?<!\\d)${dollars} ?(?:(?:for|in|of|the|a) ){0,2}${nouns}${notOwed}`,
  ),
  // "plus freight $500", "Doc fee: $199"
  wordPattern(
    `${plus}(?<![a-z])${nouns}(?: \\(\\d{1,2}(?:\\.\\d{1,3})?%\\))?(?: (?:of|is|are|only|just|will be))?[ :=(-]{0,3}(?<sign>\\$)? ?${dollars}`,
  ),
  // "$9,995 + $600"
  wordPattern(`(?<=\\d ?)(?<plus>\\+|\\bplus\\b) ?\\$ ?${dollars}(?= ?(?:[.,;!)\\n•=]|$))`),
];

const isOwn = wordPattern(`\\b(?:${own})\\b|\\b(?:fees?|charges?|premium)\\b`);
const notCharged =
  /\b(?:no|free|without|waiv(?:ed?|ing)|(?<!not |n't )includ(?:es?|ing|ed)|incl\.?|saved?|paid|pay|value of|can|could|or|after|with)(?: [a-z]{1,9}){0,2} ?[(+]? ?$/;
const optional =
  /^[ ,(]{0,3}(?:if|is (?:included|optional|available)|available|optional|beyond|past|outside|within|per\b|a mile|an hour|included|incl\.?\b|waived|paid|value|credit|deposit|extra(?! (?:fee|charge))|and up)/;

export interface FeeFound extends Found<Fee> {
  /** False for "freight included ($500)" and "prep $600, waived". */
  readonly isCharged: boolean;
}

/**
 * Delivery, tax, and title count only if the ad calls them a fee, adds them to the price, or lists
 * them right after a fee.
 */
export function feesIn(text: string, maxFee: number): FeeFound[] {
  const found = forms
    .flatMap((form) => [...matchesOf(form, text)])
    .map(({ value, start, end }) => {
      const { nouns: name = "", dollars: digits = "", plus: sum, sign } = value.groups!;
      return {
        value: { name: name.trim() || "fees", dollars: Number(digits.replace(",", "")) },
        start,
        end,
        isAdded: sum !== undefined || name.search(isOwn) !== -1 || isForPapers(name, sign, digits),
        isCharged:
          !notCharged.test(textBefore(text, start, 24)) && !optional.test(textAfter(text, end, 16)),
      };
    })
    .filter(({ value: { dollars: fee } }) => fee >= minFee && fee < maxFee)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: FeeFound[] = [];
  for (const { isAdded, ...fee } of found) {
    const last = kept.at(-1);
    if (last !== undefined && fee.start < last.end) continue;
    const isListed =
      last !== undefined && /^(?:[ ,;&+•\n]|and){1,6}$/.test(text.slice(last.end, fee.start));
    if (isAdded || isListed) kept.push(fee);
  }
  return kept;
}

/** "Title $85" */
function isForPapers(name: string, sign: string | undefined, digits: string): boolean {
  return sign !== undefined && /title|tag|licen|regist|ttl/.test(name) && digits.length < 4;
}

const minFee = 20;

const behindTotal =
  /^[ ,(]{0,3}(?:out[- ]?the[- ]?door|out[- ]the[- ]gate|otd|o\.t\.d|all[- ]in\b|drive[- ]?out|tax(?:es)?(?:,? (?:and|&) [a-z]{3,9})? included|with (?:all )?(?:tax|fees|everything)|after (?:all )?(?:tax|fees)|incl(?:udes|uding|\.)? (?:all )?(?:the )?(?:tax|fees|doc|prep|freight))/;
const beforeTotal =
  /(?:\b(?:out[- ]the[- ]door|otd|all[- ]in|total|drive[- ]?out)(?: price)?(?: is| of| comes to)?|=)[ :=-]{0,3}\$? ?$/;

/** "$9,200 out the door" is what a buyer pays in all. */
export function isTotal(text: string, { start, end }: Pick<Found<unknown>, "start" | "end">) {
  return (
    behindTotal.test(textAfter(text, end, 30)) || beforeTotal.test(textBefore(text, start, 30))
  );
}
