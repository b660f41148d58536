import { batteryAgeFrom } from "../../cart/battery-age.ts";
import type { BatteryAge } from "../../cart/cart.ts";
import {
  type Found,
  after,
  before,
  matchesOf,
  setOf,
  wordsAfter,
  wordsBefore,
} from "../plain-words.ts";
import { monthNamed, numberOf } from "../vocabulary.ts";
import { findBatteryType, findPowertrain } from "./choices.ts";
import { denialBefore, hideOtherCarts, isClaim } from "./claims.ts";
import { isPartOfPack, isSingle } from "./part-of-pack.ts";

const packs =
  /\b(?:batt?e?r(?:y|ie|ei)s?|batteries|battrys|batts?|trojans?|t-?(?:105|875|1275)s?|baterias?|agm'?s|packs?|(?:converted to )?(?:lithium|lifepo4?|li-?ion)(?! (?:ready|compatible|capable|batt|pack|conversion|upgrade|swap|charger))|(?:lithium|battery) (?:conversion|upgrade|swap)|(?:sets? of |\d ?[x/-] ?|[34568] (?=(?:6|8|12) ?-?v(?:olts?|'?s)\b)|[468] (?:brand )?(?:new|fresh) )\d{1,2} ?-? ?v(?:olts?|'?s)?)\b(?! ?(?:charger|cable|cover|tray|hold(?:er|[ -]?down)|box|rack|strap|monitor|meter|gauge|watering))/g;

const dates =
  /\b(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?[ ,'-]{0,2}(?:of )?(?:\d\d?(?:st|nd|rd|th)?,? )?(?<named>20\d\d|(?<=['-])\d\d)\b|\b(?<month>0?[1-9]|1[0-2])[/-](?:\d\d?[/-])?(?<dated>20\d\d|\d\d)(?![\d/])|(?<![\d$#])(?<year>20\d\d|'\d\d)(?![\d+])/g;
const ages =
  /\b(?<count>\d\d?(?:\.\d)?|an?|one|two|three|four|five|six|un|dos|tres)\+?[- ]?(?<unit>yo|y\/o|yrs?|years?|anos?|mos?|months?|mes(?:es)?|weeks?|wks?|days?)\b(?! (?:warranty|left|of (?:\w{4,6} )?(?:life|use)|life|remaining|more))/g;
/** "Should last another 4 years" */
const toCome =
  /\b(?:another|more|next|should last|will last|last|good for|in)(?: (?:at least|about|easily))?(?: \d\d? (?:or|to)|(?: \d\d?-))? ?$/;
const halves = / 1\/2(?= y)/g;
const lately = /\b(?:(?:last|this) (?:week|month)|just (?:installed|replaced))\b/;

interface Day {
  readonly year: number;
  readonly month: number;
}

export function findBatteryAge(
  ad: string,
  today: Day,
  cartYear: number | undefined,
): Found<BatteryAge> | undefined {
  const text = hideOtherCarts(ad);
  const all = [...matchesOf(packs, text)];
  const isElectric = findPowertrain(text)?.value === "electric";
  const isAllLithium = findBatteryType(text)?.value === "lithium";
  const isLithium = (pack: Span) => isAllLithium || lithiumBrand.test(around(text, pack, 16));
  const isPart = (pack: Span) => !isLithium(pack) && isPartOfPack(text, pack);
  const isStarter = (pack: Span) => !isLithium(pack) && !isElectric && isSingle(text, pack);
  const arePartlyNew = all.some(isPart);
  const claims = arePartlyNew ? [] : all.filter((pack) => isClaim(text, pack, { isThing: true }));
  for (const read of [datedAge, statedAge]) {
    for (const { start, end } of claims.filter((pack) => !isStarter(pack))) {
      const lead = phraseBefore(text, start);
      const behind = caredFor.test(lead)
        ? undefined
        : read(restOfSentence(text, end), today, "behind");
      const value = behind ?? read(lead, today, "before");
      if (value === "unclear") return undefined;
      if (value !== undefined) return { value, start, end };
    }
  }
  for (const pack of all) {
    const value = ageInWords(text, pack, today, cartYear);
    const isSure =
      value === 5
        ? !isStarter(pack) && (!isPart(pack) || mostOf.test(around(text, pack, 40)))
        : claims.includes(pack) && (isLithium(pack) || !isSingle(text, pack));
    if (value !== undefined && isSure) return { value, start: pack.start, end: pack.end };
  }
  return undefined;
}

type Span = Pick<Found<unknown>, "start" | "end">;
type Side = "before" | "behind";

const around = (text: string, { start, end }: Span, length: number) =>
  text.slice(Math.max(0, start - length), end + length);
/** Who has most of a pack to replace replaces all of it. */
const mostOf = /\b(?:most|all but one|half|[4-7] of (?:the )?[68]|[2-3] of (?:the )?4)\b/;
const lithiumBrand = /lith|li-?ion|lifepo|litio|roypow|\beco\b|allied|bigbattery|relion/;

const upToPack = /^[ ']?(?:old )?(?:[a-z\d'-]{1,12} ){0,3}$/;

const ends =
  /[!?;\n•|]|\.(?! ?\d)|\b(?:cart|charger|tires?|windshield|motor|engine|controller|seats?|paint|asking|hours|miles|but)\b/;
function restOfSentence(text: string, end: number): string {
  return after(text, end, 64)
    .replace(halves, ".5")
    .replace(/^ and (?:new )?tires (?=in 20\d\d)/, " ")
    .replace(/^ ?(?:age|date)?[ .]{2,20}/, " ")
    .split(ends, 1)[0]!;
}

function phraseBefore(text: string, start: number): string {
  return before(text, start, 36)
    .split(/[.!?;,\n•|](?!\d)|\b(?:and|with|w|but|has|cart)\b/)
    .at(-1)!;
}

/** "Unclear" if the batteries have two dates. */
type AgeRead = BatteryAge | "unclear" | undefined;

function datedAge(phrase: string, { year, month }: Day, side: Side): AgeRead {
  for (const { value, start, end } of matchesOf(dates, phrase)) {
    const parts = value.groups!;
    const inMonth = monthNamed(parts["name"] ?? "") || Number(parts["month"] ?? 0);
    const digits = parts["named"] ?? parts["dated"] ?? parts["year"];
    const inYear = Number(digits!.replace("'", ""));
    const past =
      (year - inYear - (inYear < 100 ? 2000 : 0)) * 12 + (inMonth === 0 ? 0 : month - inMonth);
    const isWarranty = /\b(?:warranty|until|thru|expires?)\b/.test(phrase.slice(0, start));
    if (past < 0 || past >= 400 || isWarranty || !isLinked(phrase, start, end, side)) continue;
    return secondDate.test(phrase.slice(end)) ? "unclear" : batteryAgeFrom(past);
  }
  return undefined;
}

/** "Batteries 2020 and 2024" */
const secondDate =
  /^ ?(?:and|&|y|or|o|to|[/-]) ?(?:(?:some|others?|rest|half|two|\d)[ -]{1,2})?(?:(?:are|is|from|in|new) ){0,2}(?:20\d\d|'\d\d)\b/;

function statedAge(phrase: string, _today: Day, side: Side): AgeRead {
  for (const { value, start, end } of matchesOf(ages, phrase)) {
    const { count, unit } = value.groups!;
    const isFar = /[,(].{0,60}[,(]|\bwith\b/.test(phrase.slice(0, start));
    const isOld =
      side === "before" ? /^y.?o$/.test(unit!) || /^[ -]?old /.test(phrase.slice(end)) : !isFar;
    if (!isOld || isToCome(phrase, start, end) || !isLinked(phrase, start, end, side)) continue;
    return batteryAgeFrom(
      numberOf(count!) * (/^[ya]/.test(unit!) ? 12 : Number(unit!.startsWith("m"))),
    );
  }
  return undefined;
}

/** Only what says that a pack was made, bought, or put in dates it: not "batteries serviced 2025". */
function isLinked(phrase: string, start: number, end: number, side: Side): boolean {
  const tail = phrase.slice(end);
  const gap = side === "before" ? tail.replace("-", " ") : phrase.slice(0, start);
  if (side === "before" && !upToPack.test(gap)) return false;
  if (side === "before" && caredFor.test(phrase.slice(0, start))) return false;
  const isAgo = /^ (?:ago|back)\b/.test(tail);
  const isQualityApart =
    !isAgo && (/[,(.:-] ?(?:[a-z']{2,10} ){0,3}$/.test(gap) || /^[ -]?old\b/.test(tail));
  return (gap.replace(seller, " ").match(/[a-z][a-z']*/g) ?? []).every(
    (word) =>
      linkWords.has(word) ||
      monthNamed(word) > 0 ||
      ((isQualityApart || side === "before") && praise.has(word)),
  );
}

const caredFor =
  /\b(?:servic|manten|revis|check|test|inspect|clean|charg|water|maintain|equaliz|recondition|refurb|repair|tun|paint|until|half|order|used|usad|second ?hand)[a-z]{0,8}\b/;
/** "From Batteries Plus" */
const seller =
  /\b(?:from|by|at|through|via|en) (?:(?!in\b|on\b|is\b|are\b)[a-z'&]{2,14}[ ,]{1,2}){1,3}/;
const linkWords = setOf(
  "a about acid age aged agm ago ah all allied almost amp an and approx approximately are around been barely beginning bigbattery " +
    "both bought brand brandnew built cambiadas cart changed code codes comes compradas con conversion converted crown " +
    "complete cycle dakota date dated dates day days de deep deka del desde duracell each early eco el en end energizer entire exactly exide " +
    "factory fecha flooded fresh freshly from fueron full gel got group had has have he hour i id in instaladas install " +
    "installation installed instalada interstate interstates ion is it it's its just la las lead less lifepo like lithium litio " +
    "made manufacture manufactured manufacturing mas mfd mfg model month months nearly new newer nueva nuevas of old on only our out over " +
    "pack packs power powered previous prior produced professionally puestas purchase purchased put r recently recien replaced replacement replacing reads read " +
    "relion right roughly roypow s said say says set sets she since spring stamp stamped sticker stickers still summer swapped system t than that that's the their these they " +
    "they're this those to told trojan trojans under upgrade upgraded us v vdc volt volts warranty was we were when which whole winter wall fall with within x y year yr",
);
const praise = setOf(
  "good great strong excellent fine solid perfect nice holding hold charge well really very super healthy awesome reliable best quality premium heavy duty bad weak ok okay decent",
);

/** "Good for another 2 or 3 years", but not "have 4 years on them" */
function isToCome(phrase: string, start: number, end: number): boolean {
  const isCounted = /^ (?:old|ago|on (?:them|it))\b/.test(phrase.slice(end));
  return !isCounted && toCome.test(phrase.slice(0, start));
}

/** A cart without batteries needs a set, like one whose batteries are worn out. */
function isMissing(text: string, { start, end }: Span): boolean {
  if (!/^(?:bat|pack)/.test(text.slice(start, end))) return false;
  const tail = after(text, end, 30);
  return (
    (/\b(?:no|without|missing|sin) (?:(?:the|its|any|good|main) )?$/.test(
      before(text, start, 24),
    ) &&
      !notMissing.test(tail)) ||
    /^ (?:(?:are|is|were|was|have been|been) )?(?:removed|pulled|missing|stolen|not included)\b(?! (?:and|for|in)\b)/.test(
      tail,
    )
  );
}

const notMissing =
  /^ (?:issues?|problems?|troubles?|worries|needed|required|to|life|acid|leaks?|corrosion|warranty|swaps?|changes?|powered)\b/;

const dead = setOf("weak tired dead bad shot junk gone replacing malas muertas");
const needed = setOf("need needs needing necesita wants");
/** "No dead batteries", "doesn't need batteries" */
const notNeeded =
  /\b(?:no|not|never|without|(?:do|does|did|wo|sha|should)n'?t) (?:(?:need|have|require|any)(?:ing)? ){0,2}(?:for )?(?:(?:any|new|fresh|dead|bad|weak|the|a|set|of|old) ){0,3}$/;
/** "Could use new batteries", "would run great with new batteries" */
const needingBefore =
  /\b(?:needs?|needing|wants?|benefits? from|requires?|could use|can use|due for|ready for|time for)(?! (?:no|nothing|any)\b)(?: (?:is|a|an|the|some|only|and|good|cleaning|wash|bath|tlc|tires|charger|windshield|tune[- ]?up|brakes|seats?|new|set|of|all|brand)\b){0,6} $|\b(?:would|will|should|could) (?:run|go|be|drive|work|ride)s?(?: [a-z]{2,9}){0,3} with (?:a )?$/;
const neededBehind = /^ (?:(?:are|is|will be) )?(?:needed|required|necessary)\b/;
/** "Quoted $1,100 for new batteries" */
const offered =
  /(?:\b(?:quoted?|price|costs?|estimate|(?:can|could|will) (?:add|get|install|include|put)|add|option(?:al)?)(?: (?:in|me|for|with|of|a|an|the|set|is)){0,3}|[~\d] ?for(?: (?:a|an|the|set|of)){0,2}) $/;
const packWords = setOf(
  "new fresh brand nuevas nueva set sets of and tires six four v volt volts vdc ah amp amps hr hour ion li lifepo trojan crown us interstate duracell energizer exide roypow eco allied bigbattery dakota deka lithium lead acid agm deep cycle golf cart the x",
);
const newBefore = / (?:(?:all|brand|a|set|of|new|fresh|trojan|lithium|golf|cart)[ -]){0,6}$/;
/** "Bought it in 2021 with new batteries" */
const boughtIn =
  /\b(?:bought|purchased|got)(?: (?:it|this|the|cart)){0,2} in (?<year>20\d\d) with $/;
/** "New tires and batteries", but not "4 new tires 6 batteries" */
const andBatteries = /\btires (?:and|&|\+|y) (?!\d|(?:two|four|six|eight)\b)/;
const newWord = /^(?:new|fresh|nuev[ao]s?|nuevecitas|recien)$/;

function ageInWords(
  text: string,
  { start, end }: Span,
  { year }: Day,
  cartYear: number | undefined,
): BatteryAge | undefined {
  const [lead, tail] = [wordsBefore(text, start, 8), wordsAfter(text, end, 5)];
  const [first = ""] = lead;
  const ending = restOfSentence(text, end);
  const isPutIn = (time: RegExp) => {
    const found = time.exec(ending);
    return found !== null && isLinked(ending, found.index, found.index + found[0].length, "behind");
  };
  if (isPutIn(/\blast (?:year|spring|summer|fall|winter|season)\b/)) return 1;
  if (isPutIn(lately)) return 0;
  const isHolding = tail.some((word) => word.startsWith("hold"));
  const isDenied = tail.some((word) => /n't$|^(?:not|no|wont|dont)$/.test(word));
  const isDead =
    dead.has(first) ||
    first === "old" ||
    tail.some((word) => dead.has(word)) ||
    (tail.some((word) => needed.has(word)) && /\breplac/.test(tail.join(" ")));
  const neededHere = before(text, start, 60)
    .split(/[.!?;\n•|](?!\d)/)
    .at(-1)!;
  if (notNeeded.test(neededHere) && !isMissing(text, { start, end })) return undefined;
  if (isHolding ? isDenied : isDead && !isDenied) return 5;
  if (isMissing(text, { start, end })) return 5;
  const firstOther = lead.findIndex((word) => !packWords.has(word));
  if (lead[firstOther] === "no") return undefined;
  const words = firstOther === -1 ? lead : lead.slice(0, firstOther);
  if (needed.has(lead[firstOther] ?? "")) return 5;
  const upToNew = neededHere.replace(newBefore, " ");
  const isBattery = /^ ?(?:bat|pack|trojan)/.test(text.slice(start, end)) || words.length > 0;
  if ((isBattery && needingBefore.test(upToNew)) || neededBehind.test(after(text, end))) return 5;
  if (words.some((word) => newWord.test(word))) {
    if (offered.test(upToNew) || denialBefore(text, start) !== undefined) return undefined;
    const boughtYear = Number(boughtIn.exec(upToNew)?.groups?.["year"] ?? year + 1);
    if (boughtYear <= year) return batteryAgeFrom((year - boughtYear) * 12);
    const isOfTires = words
      .slice(
        0,
        words.findIndex((word) => newWord.test(word)),
      )
      .includes("tires");
    if (isOfTires && !andBatteries.test(neededHere)) return undefined;
  }
  if (/ (?:new|fresh) /.test(text.slice(start, end))) return 0;
  if (
    words.some((word) => newWord.test(word)) ||
    newWord.test(tail.find((word) => !/^(?:are|is|all|brand|just)$/.test(word)) ?? "")
  )
    return 0;
  const isOriginal =
    first === "original" ||
    /^[ (]{0,3}(?:are |is )?(?:the |all )?orig(?:inal)?\b(?! to)/.test(after(text, end));
  return isOriginal && cartYear !== undefined ? batteryAgeFrom((year - cartYear) * 12) : undefined;
}
