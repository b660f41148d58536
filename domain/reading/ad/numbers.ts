// Tested with whole ads in read-ad.test.ts.
import { isLikelyYear, expandYear } from "../../words/year.ts";
import {
  type Found,
  textAfter,
  textBefore,
  matchesOf,
  setOf,
  wordsAfter,
  wordsBefore,
  hide,
} from "../plain-words.ts";
import { monthNames } from "../../words/english.ts";

interface FoundYear extends Found<number> {
  readonly score: number;
  /** The words that express doubt: "maybe", "?", "or 2015". */
  readonly doubt?: string | undefined;
}

const years =
  /(?:(?<![\d$.#/'a-z-]|\d,)|(?<=(?<![a-z])[fm]y))(?:'\d\d|(?:19|20)\d\d|\d\d'?)(?![\d%"+]|,\d|\.(?!5\b)\d|[-/](?!(?:19|20)?\d\d(?![\d/-]))\d| ?(?:ah|hours(?! ?\d)|hrs|miles|k|lbs|s|x|v|volts?|mph|hp|seats?|pass(?:enger)?s?|carts|inch(?:es)?|(?<!(?:19|20)\d\d ?)in)\b)/g;
const impossible = /(?<![\d$.,#/'a-z-])(?:1[89]|2[01])\d\d(?![\d%"+]|[.,]\d|[-/]\d)/g;
const otherDateWords = setOf(
  "hours registered bought purchased since business sold installed replaced put rebuilt thru warranty in by batteries battery batts sticker stickers last new",
);
/** A year after one of these is never the model year. */
const datedWords = setOf("since registered bought purchased installed replaced paid until thru");
/** A year after one of these is that of the work, or some other date, unless the cart's name follows. */
const workWords = setOf(
  "restored refurbished refurb reconditioned repainted painted lifted converted serviced upgraded rewired tuned through til till exp expires " +
    "wrapped rewrapped reupholstered recovered rebuilt redone overhauled detailed customized modified modded repowered kit paint upholstery wrap inspected",
);
const boughtNew = /\b(?:bought|purchased|got)(?: (?:it|this|her))? (?:brand )?new(?: in)? $/;
const soldAs = /\b(?:sold|titled|registered|considered|sold to me) as (?:an? )?$/;
const guessWords = setOf("or o than");
const otherThings = setOf(
  "battery batteries batts motor engine tires edition warranty trojan trojans",
);

interface FoundYears {
  readonly years: readonly FoundYear[];
  readonly unlikely: readonly Found<"unlikely year">[];
}

function* likelyYears(text: string, asOfYear: number): Generator<Found<number>> {
  for (const { value: match, start, end } of matchesOf(years, text)) {
    const written = match[0].replace("'", "");
    if (isDisplacement(written, textAfter(text, end, 4))) continue;
    const next = nextYear.exec(textAfter(text, end, 6))?.groups?.["next"];
    if (next !== undefined && !isRange(written, next)) continue;
    const year = written.length === 4 ? written : expandYear(written, asOfYear);
    if (year === null || !isLikelyYear(year, asOfYear) || isCounted(text, start)) continue;
    yield { value: Number(year), start, end };
  }
}

/** "90 cc" is an engine. "19 CC Precedent" is a year and a Club Car: no cart has an engine that small. */
const isDisplacement = (written: string, after: string) =>
  /^ ?cc\b/.test(after) && written.length === 2 && Number(written) > 40;

const nextYear = /^[-/](?<next>(?:19|20)?\d\d)/;
const maxModelYears = 3;

/** "2018/2019" and "2018-19" are model years, and "2018-04" is a date. */
function isRange(written: string, next: string): boolean {
  const apart = (Number(next.slice(-2)) - Number(written.slice(-2)) + 100) % 100;
  return written.length === 4 && apart > 0 && apart <= maxModelYears;
}

export function yearsIn(ad: string, names: readonly Found<string>[], asOfYear: number): FoundYears {
  const found: FoundYear[] = [];
  const text = ad.replaceAll(shortMonth, "$<month> ");
  for (const year of likelyYears(text, asOfYear)) {
    const score = yearScore(text, year, names, /^\d\d'?$/.test(text.slice(year.start, year.end)));
    const doubt = doubtBeside(text, year);
    if (score > 0) found.push({ ...year, score, doubt });
  }
  // In "12 carts, 2009", the 12 isn't a year, because another year is written in full.
  const isInFull = ({ start, end }: FoundYear) => end - start === 4;
  const likely = found.some(isInFull) ? found.filter((each) => each.end - each.start > 2) : found;
  const unlikely = [...matchesOf(impossible, text)].filter(
    ({ value, end }) =>
      !isLikelyYear(value[0], asOfYear) &&
      names.some((name) => name.start >= end && canLink(text.slice(end, name.start))),
  );
  return {
    years: likely.toSorted((a, b) => b.score - a.score),
    unlikely: unlikely.map(({ start, end }) => ({ value: "unlikely year", start, end })),
  };
}

/** The period of "Oct. 2025" doesn't end a sentence. */
const shortMonth = /\b(?<month>jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.(?= ?'?\d)/g;

const countLabel =
  /(?:\b(?:lot|unit|item|cart|carts|no|num|number|qty|quantity|asset|hole|stock|stk|bay)[ .:#]{0,3}|#) ?$/;

/** The number in "Lot 12", "Cart 22", or "qty 10" isn't a year. */
function isCounted(text: string, start: number): boolean {
  return (
    /^\d\d(?!\d)/.test(text.slice(start, start + 3)) && countLabel.test(textBefore(text, start, 14))
  );
}

const doubts = setOf(
  "pre before after between maybe about around approximately approx circa probably possibly think believe creo",
);

const besideYears = setOf("a an the it it's its is que es");

function doubtBeside(text: string, { start, end }: Pick<FoundYear, "start" | "end">) {
  const qualifier = wordsBefore(text, start, 4).find((word) => !besideYears.has(word));
  const doubtAfter =
    /^ ?(?:\(?\?|[-/](?:19|20)?\d\d\b|-?ish\b|- ?present\b|(?:and|&) (?:up|newer|later|older|earlier)\b|or? (?:so\b|newer\b|later\b|older\b|earlier\b|up\b|(?:19|20|')?\d\d\b(?! ?(?:k|v|seat|pass))))/.exec(
      textAfter(text, end),
    )?.[0];
  if (qualifier !== undefined && doubts.has(qualifier)) return qualifier;
  return doubtAfter?.trim() ?? otherClaim(text, text.slice(start, end)) ?? unsure.exec(text)?.[0];
}

/** "Not sure of the year" or "year may be off", but not "don't know what year the batteries are". */
const unsure =
  /\b(?:not (?:\d+% )?(?:sure|certain|positive)|unsure|uncertain|no idea|don'?t know|dunno|can'?t (?:tell|confirm|verify))(?: (?:of|on|about|what|the|exact(?:ly)?|its|it'?s)){0,4} (?:model )?year\b(?! (?:of )?(?:the |its )?(?:batt|pack|motor|engine|charger|tires))|\b(?:model )?year (?:is |it is )?(?:unknown|uncertain|unsure|unverified|not (?:certain|verified|confirmed|known|sure)|(?:may|might|could) be)\b/;

const claims =
  /\b(?:title|registration|plate|vin|serial)(?: number)? (?:says?|shows?|reads?|is) (?:an? )?(?<year>(?:19|20)\d\d)\b/g;

/** "Title says 2015", if the ad gives a different year. */
function otherClaim(text: string, written: string): string | undefined {
  const claim = [...matchesOf(claims, text)].find(
    ({ value }) => value.groups!["year"]!.slice(-2) !== written.slice(-2),
  );
  return claim?.value[0];
}

function yearScore(
  text: string,
  { start, end }: Pick<FoundYear, "start" | "end">,
  names: readonly Found<string>[],
  isBare: boolean,
): number {
  const wordsBeforeYear = wordsBefore(text, start, 3);
  const [last = ""] = wordsBeforeYear;
  if (guessWords.has(last) || datedWords.has(last)) return 0;
  if (boughtNew.test(textBefore(text, start))) return 5;
  if (soldAs.test(textBefore(text, start))) return 9;
  if (last === "in" && !/^(?:made|built|model|manufactured)$/.test(wordsBeforeYear[1] ?? ""))
    return 0;
  const isBefore = names.some((name) => name.start >= end && canLink(text.slice(end, name.start)));
  if (isBare) {
    if (/\d[ /]{0,2}$/.test(textBefore(text, start, 3))) return 0;
    const isBeside = names.some(
      (name) => name.end <= start && /^,? ?$/.test(text.slice(name.end, start)),
    );
    const isShortBefore = names.some(
      (name) => name.start >= end && shortLink.test(text.slice(end, name.start)),
    );
    return isShortBefore ? 6 : isBeside ? 3 : 0;
  }
  if (/^(?:year|yr|ano)$/.test(last)) return 9;
  if (
    wordsBeforeYear
      .slice(0, 2 + Number(last === "a"))
      .some((word) => /^(?:cart|carrito|buggy)$/.test(word))
  )
    return 7;
  const isDated = wordsBeforeYear.some((word) => otherDateWords.has(word) || isMonth(word));
  const [nextWord = ""] = wordsAfter(text, end, 1);
  if (/^(?:trailer|beverage)/.test(nextWord)) return 0;
  // "March 2026" is a date, but "Dec 12: 2017" ends in one.
  const isOfMonth = isMonth(last) && /[a-z][.,]? $/.test(textBefore(text, start, 3));
  if (isBefore && !isOfMonth) return 6;
  if (/^modelo?$/.test(nextWord)) return 5;
  const isOfWork = workWords.has(last) && /[a-z]\.? $/.test(textBefore(text, start, 3));
  if (isOfWork || isBefore) return 0;
  if (last === "sale" && wordsBeforeYear[1] !== "for") return 0;
  const isAfter = names.some((name) => name.end <= start && canFollow(text.slice(name.end, start)));
  // In "2016 Trojan batteries", the year is the pack's, but in "RXV 2016 gas motor rebuilt" the
  // cart's.
  const next = wordsAfter(text, end, isAfter ? 1 : 2);
  if (next.some((word) => otherThings.has(word))) return 0;
  if (/^(?:modelo?|made|built|manufactured)$/.test(wordsBeforeYear[Number(last === "in")] ?? ""))
    return 5;
  if (isDated && !packless.test(textBefore(text, start))) return 0;
  if (isAfter) return 4;
  return /(?:^|[\n.!•]) {0,3}$/.test(textBefore(text, start)) ? 2 : 1;
}

/** Between a year of two digits and a name: "19 used EZ TXT", with the short makes of vocabulary.ts. */
const shortLink = /^ (?:(?:used|gas|electric|elec|model|my|yam|ez|cc) ){0,2}$/;

/** A pack that is missing or dead has no year, so the year after it is the cart's. */
const packless =
  /\b(?:needs?|wants|without|no|missing|dead|bad|shot) (?:(?:new|good|a|set|of) ){0,3}(?:batter(?:y|ies)|batts?),? $/;

/** "mar", "sept", and "march", but not "maroon" or "decent" */
const isMonth = (word: string) =>
  word.length >= 3 && monthNames.some((name) => name.toLowerCase().startsWith(word));

const canFollow = (between: string) =>
  /^[ ,(•\n|/-]{1,4}(?:(?!batt|troj|new|pack|upgr|conv|swap|inst)[a-z\d+]{1,9}[ ,-]{1,2}){0,3}$/.test(
    between,
  );

/** A few words such as "used gas" may come between the year and the name. */
const canLink = (between: string) =>
  between.length <= 36 &&
  /^[ ,:•|~-]{1,4}(?:(?!batt|troj|hours|miles|to\b|for\b|in\b|my\b|our\b|and\b)[a-z\d'"-]{1,12}[ ,:|-]{1,3}){0,4}$/.test(
    between,
  );

/** Two different years, each right beside a cart's name, mean two carts. */
export function areSeveral(
  text: string,
  mentions: readonly Found<string>[],
  asOfYear: number,
): boolean {
  const areCounted = severalCarts.test(text);
  const yearsBesideNames = new Set<number>();
  for (const { value, start, end } of likelyYears(text, asOfYear)) {
    // In "2018 & 2019 Drive2", both years are beside the name.
    const after = end + (secondYear.exec(textAfter(text, end, 16))?.[0].length ?? 0);
    const isBeside = mentions.some(
      (name) =>
        (name.start - after < 12 &&
          name.start >= after &&
          leadsTo.test(text.slice(after, name.start))) ||
        (areCounted && start - name.end < 4 && /^ ?,? ?$/.test(text.slice(name.end, start))),
    );
    if (isBeside && !notTheCarts.test(textBefore(text, start, 24))) yearsBesideNames.add(value);
    if (yearsBesideNames.size > 1) return true;
  }
  return false;
}

const severalCarts = /\b(?:two|both|2|dos|tres|three|3)(?: used| golf)? (?:carts|carritos|cars)\b/;
const secondYear = /^ (?:&|and) (?:an? )?(?:19|20)\d\d\b/;
const leadsTo = /^[ ,:]{1,2}(?:(?:used|gas|electric|the) )?$/;
/** The year after these words is another cart's, the batteries', or an alternative. */
const notTheCarts =
  /\b(?:or|o|titled as|than an?|like an?) $|\b(?:batter(?:y|ies)|batts?|packs?)\b[ :a-z]{0,10}$/;

/** The cart's year, if one is likelier than all the others; the older one of "2014 or 2015". */
export function clearestYear(found: readonly FoundYear[]): FoundYear | undefined {
  const [first] = found;
  const isClear = found.every(({ value, score }) => value === first?.value || score < first!.score);
  if (!isClear || first === undefined) return undefined;
  const otherYear = /^(?:or? |[-/])'?(?<year>(?:19|20)?\d\d)$/.exec(first.doubt ?? "")?.groups?.[
    "year"
  ];
  if (otherYear === undefined) return first;
  // The last two digits are enough: "2015 or 14" means 2014.
  const apart = (Number(otherYear) - first.value) % 100;
  return apart < 0 && apart > -50 ? { ...first, value: first.value + apart } : first;
}

/** Hidden so that no amount is read as a year or a count. */
export const money = /\$ ?\d{1,3}(?:,?\d{3}){0,2}(?:\.\d{1,2})? ?k?\b/g;

const labeled =
  /\b(?:vins?|serials?|ser\.|serie|s\/ns?)\b(?: ?(?:numbers?|nos?\.?|#)){0,2}(?: is| are)?[ .:#]{0,20}(?<number>(?![a-z]{4,17} )[a-z\d]{1,17}(?:[- ]?\d{2,8}){0,2}(?![a-z\d]))/g;
/**
 * The shapes of VINs and of Club Car's and Yamaha's serial numbers. EZ-GO's seven digits could be
 * a phone number.
 */
const shaped =
  /(?<![a-z\d-])(?:[a-z]{1,2}\d{4}[- ]?\d{5,6}|j[a-z\d]{2}[- ]?\d{6}|(?=[a-z\d]{13}\d{4}\b)(?!\d{17})[a-hj-npr-z\d]{17})(?![a-z\d-])/g;
const otherNumber = /(?:stock|stk|unit|lot|item)\b[ #.:a-z]{0,12}$/;

export function findSerial(text: string): Found<string> | undefined {
  for (const { value, end } of matchesOf(labeled, text)) {
    const number = value.groups!["number"]!;
    const digits = number.replaceAll(/\D/g, "").length;
    if (digits >= 4 && number.length >= 5) {
      return { value: number.toUpperCase(), start: end - number.length, end };
    }
  }
  for (const found of matchesOf(shaped, text)) {
    if (!otherNumber.test(textBefore(text, found.start, 24))) {
      return { ...found, value: found.value[0].toUpperCase() };
    }
  }
  return undefined;
}

const phones =
  /\(?(?<!\d)\d{3}\)?[-. ]{0,2}\d{3}[-. ]\d{4}\b|(?<![\d.,$-])\d{3}[-.]\d{4}\b|(?<![\d.,$])\d{3} (?!19|20)\d{4}\b|(?<![\d$])\d{10,16}\b|(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b[ -]){3,10}[\d -]{0,14}/g;
const otherNumbers =
  /\b(?:stock|stk|unit|lot|item|asset|inventory|cart(?= ?#))\b ?(?:number|no\.?|num)?[ #.:]{0,6}[a-z]{0,4}\d[a-z\d-]{0,12}|\bzip(?: code)?:? ?\d{5}\b/g;

export function hideOtherNumbers(text: string): string {
  return hide(hide(text, otherNumbers), phones);
}
