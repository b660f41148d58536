import { type BatteryAge, batteryAges } from "../valuation/cart.ts";
import { type Found, after, before, matchesOf, numberOf } from "./plain-ad.ts";

const packs =
  /\b(?:batt?e?r(?:y|ie|ei)s?\b|batteries|bateries|battrys?|batts?\b|bats\b|trojans?\b|crowns\b|interstates?\b|t-?(?:105|875|1275|145)s?\b|baterias?\b|lithium (?:pack|conversion|upgrade|kit|swap)|(?:lithium|li-ion|battery|new) pack\b)(?! ?(?:charger|cable|cover|tray|meter|gauge|tender|maintainer|box|rack|hold|compartment|cutoff|indicator|watering|powered|monitor|bank))/g;

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const dates =
  /\b(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?[ ,'-]{0,2}(?:of )?(?:\d{1,2}(?:st|nd|rd|th)?,? )?(?<named>(?:19|20)\d\d|(?<=['-])\d\d)\b|\b(?<month>0?[1-9]|1[0-2])[/-](?:\d{1,2}[/-])?(?<dated>(?:19|20)\d\d|\d\d)(?![\d/])|\b(?<iso>20\d\d)-(?<isoMonth>0[1-9]|1[0-2])\b|(?<![\d$#])(?<year>(?:19|20)\d\d|'\d\d)(?![\d+])/g;
const ages =
  /\b(?<atMost>less than |under |only )?(?<count>\d{1,2}(?:\.\d)?|an?|one|two|three|four|five|six|seven|eight|un|dos|tres|cuatro|cinco)\+?(?: 1\/2)?[- ]?(?<unit>y|yrs?|years?|anos?|mos?|months?|mes(?:es)?|weeks?|wks?|days?)\b\.?(?! ?(?:warranty|left|remaining|life|guarantee|garantia|free|of warranty|pro))/g;
const fewWords =
  /^(?:[ :.,'(-]|\b(?:are|is|were|was|r|at|about|around|approx\w{0,8}|approximately|like|only|just|roughly|maybe|its|it's|they|they're|these|all|age|which|that|son|tienen|de|del|have|has|been|in|on|ones|set|[a-z\d]{1,12})\b){0,24}$/;

interface Day {
  readonly year: number;
  readonly month: number;
}

/** How old the pack is, as the form's choices. `cartYears` are places of years of the cart. */
export function findBatteryAge(
  text: string,
  today: Day,
  cartYear: number | undefined,
): Found<BatteryAge> | undefined {
  const all = [...matchesOf(packs, text)];
  for (const reader of [datedAge, saidAge]) {
    for (const pack of all) {
      const [from, to] = [leadOf(text, pack), tailOf(text, pack)];
      const age = reader(to, today) ?? reader(from, today, true);
      if (age !== undefined) {
        return { value: age, start: pack.start, end: pack.end };
      }
    }
  }
  for (const { start, end } of all) {
    const value = ageInWords(text, { start, end }, today.year, cartYear);
    if (value !== undefined) return { value, start, end };
  }
  return undefined;
}

const ends =
  /[.!?;\n•|](?!\d)|\b(?:cart|charger|tires?|clutch|owner|belt|wheels?|we|i|title|windshield|asking|manual|shop|club|ezgo|yamaha|hours|miles|price|but)\b(?! ?(?:put|had|installed|replaced|bought))/;

/** What follows the pack in its sentence. */
function tailOf(text: string, { end }: Found<unknown>): string {
  const tail = after(text, end, 64)
    .replace(/^ ?(?:age|date|year|installed|dated|replaced|purchased)?[ .]{2,20}/, " ")
    .replaceAll(
      /\b(yrs?|mos?|nov|dec|jan|feb|mar|apr|jun|jul|aug|sept?|oct|approx|batt)\./g,
      "$1 ",
    );
  const stop = tail.search(ends);
  return stop === -1 ? tail : tail.slice(0, stop);
}

/** What comes before the pack in its phrase. */
function leadOf(text: string, { start }: Found<unknown>): string {
  const lead = before(text, start, 36);
  const stop = Math.max(
    ...[...lead.matchAll(/[.!?;,\n•|](?!\d)|\b(?:and|with|w|but|has|cart)\b/g)].map(
      (m) => m.index + 1,
    ),
    0,
  );
  return lead.slice(stop);
}

function datedAge(phrase: string, today: Day, isLead = false): BatteryAge | undefined {
  for (const { value, end } of matchesOf(dates, phrase)) {
    const { name, named, month, dated, iso, isoMonth, year } = value.groups!;
    const inYear = fullYear(named ?? dated ?? iso ?? year!);
    if (inYear > today.year || inYear < 1990) continue;
    if (isLead && !/^[ ']?(?:[a-z\d'-]{1,12} ){0,3}$/.test(phrase.slice(end))) continue;
    if (/\b(?:warranty|until|thru|through|expires?)\b/.test(phrase.slice(0, end))) continue;
    const number = name === undefined ? Number(month ?? isoMonth ?? 0) : months.indexOf(name) + 1;
    if (number === 0) return ageOf((today.year - inYear) * 12);
    return ageOf((today.year - inYear) * 12 + today.month - number);
  }
  return undefined;
}

function fullYear(digits: string): number {
  const number = Number(digits.replace("'", ""));
  return number < 100 ? 2000 + number : number;
}

function saidAge(phrase: string, _today: Day, isLead = false): BatteryAge | undefined {
  for (const { value, start, end } of matchesOf(ages, phrase)) {
    const { count, unit } = value.groups!;
    const rest = phrase.slice(end);
    const isAge = isLead
      ? /^[ -]?old (?:[a-z\d-]{1,12} ){0,3}$/.test(rest)
      : fewWords.test(phrase.slice(0, start));
    if (!isAge || (/^ ?(?:ago)/.test(rest) && isLead)) continue;
    const each =
      unit!.startsWith("y") || unit!.startsWith("a") ? 12 : unit!.startsWith("m") ? 1 : 0;
    if (numberOf(count!) > 30 && each === 12) continue;
    return ageOf(numberOf(count!) * each);
  }
  return undefined;
}

/** Up to half a year is new; after that, every begun year counts, and five stands for more. */
function ageOf(pastMonths: number): BatteryAge {
  if (pastMonths <= 6) return 0;
  return batteryAges.find((age) => pastMonths <= age * 12) ?? 5;
}

const deadBefore =
  /\b(?:dead|bad|shot|junk|worn(?: out)?|toasted|fried|old dead|needs?(?: an?| some| all| six| 6| 4| four)?(?: new)?(?: set of)?(?: (?:6|8|12|36|48) ?v(?:olt)?| lithium| trojan)?|malas|necesita(?:n)?(?: nuevas)?) $/;
const deadAfter =
  /^ ?(?:(?:are|is|r|look|probably|all|going|pretty|need(?:s)? to be|will need to be|should be|need|needs|estan|completely|totally|mostly|have gone|went|won'?t|wont|don'?t|dont|do not|not|no longer|will not|doesn'?t|doesnt|does not|wont) ){0,4}(?:dead|bad|shot|junk|toast|gone|hold(?:ing)? (?:a |much )?(?:charge|much)|replac\w{2,5}\b(?! (?:in|last|this))|replacing|worn out|done|muertas|malas|no sirven|on (?:their|its|the) last legs?|at the end)/;
const hasReplaced = /^ ?(?:were |was |just |recently |all ){0,3}replaced/;
const newBefore =
  /(?<!not )\b(?:brand[- ]?new|all[- ]?new|new|nuevas)(?!er)(?: (?:set of|tires and|charger and|set|six|four|6|4|8|\(\d\)|(?:36|48|72|51|6|8|12)[- ]?v(?:olt)?|trojan|crown|us|interstate|deka|duracell|lithium|lead[- ]acid|agm|golf cart|heavy duty|deep cycle|\d{2,3} ?ah|golf|cart|allied|eco|roypow|controller and|\d{2} ?volt lithium|x)){0,4} $/;
const newAfter =
  /^ ?(?:are|is|all|r|son|todas)? ?(?:brand )?(?:new|nuevas?)\b(?!er| in | charger| tires)/;
const recently =
  /^[^.!?;\n•]{0,30}\b(?:last (?:week|month)|this (?:week|month|year|spring|summer|fall)|yesterday|just (?:installed|replaced|put in)|mes pasado|este ano)\b/;
const lastYear = /^[^.!?;\n•]{0,30}\b(?:last year|a year ago|ano pasado)\b/;
const original =
  /^ ?(?:are |is |r )?(?:the |all )?(?:original|factory original|oem original)\b(?! to)/;

function ageInWords(
  text: string,
  { start, end }: { start: number; end: number },
  asOfYear: number,
  cartYear: number | undefined,
): BatteryAge | undefined {
  const [lead, tail] = [before(text, start), after(text, end, 48)];
  // One of 12 volts is for the lights or the starter.
  if (/\b12[ -]?v(?:olt)? $/.test(lead) && text.slice(start, end) === "battery") return undefined;
  if (hasReplaced.test(tail) || !deadAfter.test(tail)) {
    if (lastYear.test(tail)) return 1;
    if (recently.test(tail)) return 0;
    if (deadBefore.test(lead)) return 5;
    if (newBefore.test(lead) || newAfter.test(tail)) return 0;
    const isOriginal = original.test(tail) || /\boriginal $/.test(lead);
    if (isOriginal && cartYear !== undefined) return ageOf((asOfYear - cartYear) * 12);
    return undefined;
  }
  return 5;
}
