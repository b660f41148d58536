import { type Found, after, before } from "../plain-words.ts";
import { numberOf, wordPattern } from "../vocabulary.ts";

type Span = Pick<Found<unknown>, "start" | "end">;

const sentenceEnds = /[!?;\n•|]|\.(?! ?\d)/;

/**
 * "Replaced 2 batteries" and "half the pack is new" leave the age of the other batteries open. Of
 * lithium batteries, any number may be the whole pack.
 */
export function isPartOfPack(text: string, { start, end }: Span): boolean {
  const lead = before(text, start, 48).split(sentenceEnds).at(-1)!;
  const tail = after(text, end, 64).split(sentenceEnds, 1)[0]!;
  if (matches(shareBefore, lead) || matches(partBehind, tail)) return true;
  // "20 packs replaced" is about a fleet.
  if (/^packs?$/.test(text.slice(start, end))) return false;
  const isSet = set.test(lead);
  const inName = countInName.exec(text.slice(start, end))?.groups;
  const counts = [
    inName?.["count"] === undefined ? firstGroups(countBefore, lead) : inName,
    firstGroups(countAtVerb, lead),
    timesBehind.exec(tail)?.groups,
    ...allGroups(countOfState, `${lead}~${tail}`),
  ].filter((groups) => groups !== undefined);
  return counts.some(({ count, volts: each }) => {
    const isOnePack = /^(?:an?|one|1|una?)$/.test(count!) && calledPack.test(text.slice(start));
    return !isOnePack && !isPackOf(text, numberFrom(count!), each ?? inName?.["volts"], isSet);
  });
}

/** The noun is "battery", which is one of a pack or the starter's. */
export function isSingle(text: string, { start, end }: Span): boolean {
  const name = text.slice(start, end);
  return (
    /^bat[a-z]*(?:y|ia)$/.test(name) &&
    !calledPack.test(text.slice(start)) &&
    !set.test(before(text, start)) &&
    !/\bus $/.test(before(text, start))
  );
}

const matches = (pattern: RegExp, text: string) => text.search(pattern) !== -1;
const allGroups = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(({ groups }) => groups);
const firstGroups = (pattern: RegExp, text: string) => allGroups(pattern, text)[0];
const numberFrom = (word: string) => (/^(?:an|una|uno)$/.test(word) ? 1 : numberOf(word));

const calledPack =
  /^(?:packs?|bat[a-z]* ?(?:packs?|banks?|sets?|system|ages?|dates?|year|[:=]|\.{2,}|- ?\d))/;
const set = /\b(?:sets?|all|full|complete|whole|entire|every|todas|juego|completo)\b[^,]{0,24}$/;

const digits =
  "\\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve|dos|tres|cuatro|cinco|seis|siete|ocho";
const numbers = `${digits}|an?|one|una?|uno`;
const free = "(?<![\\w.,$'/-])";
const state =
  "(?:(?:brand|all|just|still|the|only) )?(?:new|newer|fresh|old|older|good|bad|dead|weak|original|replaced|changed|swapped|installed|nuev[ao]s?|viej[ao]s?|mal[ao]s?|buen[ao]s?|cambiad[ao]s?)";
/** What may stand between a count and the batteries that it counts. */
const between =
  "(?:of|the|its|my|our|these|those|them|all|out|are|is|were|was|brand|spanking|new|newer|newish|fresh|old|older|good|strong|great|bad|dead|weak|replaced|replacement|original|deep|cycle|golf|cart|lead|acid|agm|gel|flooded|trojans?|crown|us|usa|interstate|duracell|energizer|exide|dakota|deka|heavy|duty|premium|de|las|los|la|mis|sus|\\d{1,2}|six|eight|four)";
const volts = "\\d{1,2} ?-?v(?:olts?)?'?s?";
const shares =
  "(?:half|1/2|\\d{1,2} ?(?:%|percent)|most(?:ly)?|mainly|partly|partially|front|rear|back|top|bottom|left|right|middle|some|several|few|couple|pair|part|portion|many|majority|quarters?|third|single|another|other|nearly all|almost all|not all|mitad|medi[ao]|algun[ao]s?|vari[ao]s|unas|unos|par|mayoria|casi tod[ao]s)";
const time =
  "(?:[ -]?(?:a )?(?:plus )?(?:years?|yrs?|yo|months?|mos?|weeks?|wks?|days?|hours?|hrs?|seasons?|summers?|winters?|anos?|mes(?:es)?|miles|owners?|seat|pass|people|v(?:olts?)?)\\b)";

const shareBefore = wordPattern(
  `\\b${shares}(?:[ -](?:${between}|set|pack|juego)| \\d{1,2} ?-?v(?:olts?)?){0,6}[ -]$`,
);
const countInName =
  /^(?:sets? of )?(?:(?<count>\d)(?: ?[x/-] ?| (?:brand )?(?:new |fresh )?))?(?<volts>\d{1,2}) ?-? ?v/;
const countBefore = wordPattern(
  `${free}(?<count>${numbers})(?: ?x ?|[ -])(?:(?:${between}|${volts})[ -]{1,2}){0,7}$`,
);
const countAtVerb = wordPattern(
  `\\b(?:replaced?|changed|swapped(?: out)?|installed|put(?: in)?|new|bought|got|added|cambie|cambio|cambiaron|puse|reemplace) (?:just |only |about |the |its |my |those ){0,2}(?<count>${digits}|one)(?!${time})(?: (?!and\\b|with\\b|for\\b|on\\b|to\\b)[a-z'-]{1,12}){0,5} $`,
);
const timesBehind = wordPattern(`^ ?(?:x ?|\\( ?x? ?|\\* ?)(?<count>\\d)(?! ?[\\d/.]|${time})\\b`);
const countOfState = wordPattern(
  `${free}(?<count>${digits}|one)(?: of (?:them|which|those|the (?:batteries|\\d|four|six|eight)|\\d|four|six|eight))?,? (?:(?:are|is|were|was|have been|has been|got|son|estan|fueron) )?${state}(?= ?(?:$|[,.;)!(~&/+\\d]|(?:and|in|on|last|this|ones?|batter(?:y|ies)|y|but|with|at)\\b))`,
);
const partBehind = wordPattern(
  `^.{0,44}?\\b(?:${[
    "(?:mostly|partly|partially|half|nearly all|almost all|not all|medio) (?:are )?(?:brand )?(?:new|replaced|old|nuev[ao]s)",
    `(?:all but|except(?: for)?|apart from|other than|minus|but|save|menos|excepto) (?:for )?(?:a couple|a few|(?:${digits}|one|una)(?= ?(?:$|[,)]|(?:that|which|is|are|was|were|old|bad|new|of|que|es)\\b)))`,
    `${shares}(?: of (?:them|the|those|which)\\b[a-z ]{0,12}?)? (?:(?:are|is|were|was|have been|has been|got) )?${state}`,
    `(?:replaced|changed|swapped|new|added) (?:out )?(?:just |only )?(?:${digits}|one|a couple|a few|half|some|several|a bad|a dead)(?: of (?:them|the))?(?![\\d/-]| 1/2|(?: (?:of|a))?${time})\\b`,
    `(?:${digits}|one) (?:are|is) (?:only |about )?(?:\\d|an?|one)${time}`,
    "(?:the )?(?:others?|rest|remaining) (?:are|is|was|were|have|from|in|old|new|good|original|\\d)",
    `(?:${digits}|one|una) (?:out )?(?:of|de) (?:them|those|the|\\d|las|ellas)`,
    "las (?:otras|demas)",
    "(?:on|in) (?:the |one )?(?:front|rear|back|left|right|driver'?s?|passenger)[ -](?:side|end|half|row)",
  ].join("|")})`,
);

/** Packs of golf carts have 36, 48, or 72 volts, in batteries of 6, 8, or 12. */
const packVolts = /\b(36|48|72) ?-?v(?:olts?)?\b/g;
const eachVolts =
  /\b([68]|12) ?-?v(?:olts?|'?s)?\b(?! ?(?:outlet|converter|reducer|plug|socket|usb|power|starter|fan|accessor))/g;

function isPackOf(
  text: string,
  count: number,
  voltsEach: string | undefined,
  isSet: boolean,
): boolean {
  const packs = numbersIn(packVolts, text);
  const each = voltsEach === undefined ? numbersIn(eachVolts, text) : [Number(voltsEach)];
  if (each.length === 1) {
    const total = count * each[0]!;
    return packs.length === 0 ? [36, 48, 72].includes(total) : packs.includes(total);
  }
  return isSet
    ? [4, 6, 8, 12].includes(count)
    : count === 6 || (count === 8 && !packs.includes(36));
}

const numbersIn = (pattern: RegExp, text: string) => [
  ...new Set([...text.matchAll(pattern)].map(([, digit]) => Number(digit))),
];
