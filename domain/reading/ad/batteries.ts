import { batteryAgeFrom } from "../../cart/battery-age.ts";
import type { BatteryAge } from "../../cart/cart.ts";
import {
  type Found,
  textAfter,
  textBefore,
  matchesOf,
  setOf,
  wordsAfter,
  wordsBefore,
} from "../plain-words.ts";
import { monthNamed, numberOf } from "../vocabulary.ts";

const packPattern =
  /\b(?:batt?e?r(?:y|ie|ei)s?|batts?|trojans?|t-?(?:105|875|1275)s?|baterias?|agm'?s|packs?|(?:converted to )?(?:lithium|lifepo4?|li-?ion)(?! (?:ready|compatible|capable|batt|pack|conversion|upgrade|swap|charger))|(?:lithium|battery) (?:conversion|upgrade|swap)|(?:sets? of |\d ?[x/-] ?|[34568] (?=(?:6|8|12) ?-?v(?:olts?|'?s)\b)|[468] (?:brand )?(?:new|fresh) )\d{1,2} ?-? ?v(?:olts?|'?s)?)\b(?! ?(?:charger|cable|cover|tray|hold|box|rack|strap|monitor|meter|gauge|watering))/g;

const dates =
  /\b(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?[ ,'-]{0,2}(?:of )?(?:\d\d?(?:st|nd|rd|th)?,? )?(?<named>20\d\d|(?<=['-])\d\d)\b|\b(?<month>0?[1-9]|1[0-2])[/-](?:\d\d?[/-])?(?<dated>20\d\d|\d\d)(?![\d/])|\b(?:dated?|code[ds]?|stamped)(?: codes?)?(?: (?:of|is|are))?[ :]{1,2}[a-m][ -]?(?<coded>[12]\d)\b|(?<![\d$#])(?<year>20\d\d|'\d\d)(?![\d+])/g;
const ages =
  /\b(?<count>\d\d?(?:\.\d)?|(?<![\d~] ?)an?|one|two|three|four|five|six|un|dos|tres)\+?[- ]?(?<unit>yo|y\/o|yrs?|years?|anos?|mos?|months?|mes(?:es)?|weeks?|wks?|days?)\b(?! (?:warranty|loan|lease|financ|note\b|plan|contract|coverage|guarantee|protection|left|of (?:\w{4,6} )?(?:life|use)|life|remaining|more))/g;
/** "Should last another 4 years" */
const futureWords =
  /\b(?:another|more|next|within|should last|will last|last|good for|in)(?: (?:the next|at least|about|easily))?(?: \d\d? (?:or|to)|(?: \d\d?-))? ?$/;
/** "Lead time 2 weeks", "ships in 3 days", "warranty: 5 years", "after sitting a week" */
const serviceWords =
  /\b(?:time|wait|turnaround|ships?|shipping|deliver(?:y|s|ed)|ready|takes?|financing|terms?|rent(?:al|ed)?|warrant(?:y|ies)|sit(?:ting|s)?|sat|parked|unplugged|stored|after|every|once|twice|per|each)(?: (?:time|is|in|within|for|of|about|up|to|at|least|over|it|them))*[ :~-]{1,3}$/;
const halves = / 1\/2(?= y)/g;
const lately = /\b(?:(?:last|this) (?:week|month)|just (?:installed|replaced))\b/;

interface Day {
  readonly year: number;
  readonly month: number;
}

/**
 * Looks for a date, then a stated age, then words such as "new" or "dead"; the first pack with an
 * answer wins. batteries.test.ts has the phrases that we know: add an ad's words there before you
 * change a pattern.
 */
export function findBatteryAge(
  text: string,
  today: Day,
  cartYear: number | undefined,
): Found<BatteryAge> | undefined {
  const all = [...matchesOf(packPattern, text)];
  for (const read of [datedAge, statedAge]) {
    for (const { start, end } of all) {
      const value =
        read(restOfSentence(text, end), today, /^/) ??
        read(phraseBefore(text, start), today, upToPack);
      if (value !== undefined) return { value, start, end };
    }
  }
  for (const { start, end } of all) {
    const value = ageInWords(text, { start, end }, today, cartYear);
    if (value !== undefined) return { value, start, end };
  }
  return undefined;
}

const upToPack = /^[ ']?(?:old )?(?:[a-z\d'-]{1,12} ){0,3}$/;

const ends =
  /[!?;\n•|]|\.(?! ?\d)|\b(?:cart|charger|tires?|windshield|motor|engine|controller|seats?|paint|asking|hours|miles|but)\b/;
function restOfSentence(text: string, end: number): string {
  return textAfter(text, end, 64)
    .replace(halves, ".5")
    .replace(/^ and (?:new )?tires (?=in 20\d\d)/, " ")
    .replace(/^ ?(?:age|date)?[ .]{2,20}/, " ")
    .split(ends, 1)[0]!;
}

function phraseBefore(text: string, start: number): string {
  return textBefore(text, start, 36)
    .split(/[.!?;,\n•|](?!\d)|\b(?:and|with|w|but|has|cart)\b/)
    .at(-1)!;
}

function datedAge(phrase: string, { year, month }: Day, ending: RegExp): BatteryAge | undefined {
  for (const { value, start, end } of matchesOf(dates, phrase)) {
    const parts = value.groups!;
    const packMonth = monthNamed(parts["name"] ?? "") || Number(parts["month"] ?? 0);
    const digits = parts["named"] ?? parts["dated"] ?? parts["coded"] ?? parts["year"];
    const packYear = Number(digits!.replace("'", ""));
    const monthsAgo =
      (year - packYear - (packYear < 100 ? 2000 : 0)) * 12 +
      (packMonth === 0 ? 0 : month - packMonth);
    const isWarranty = /\b(?:warranty|until|thru|expires?)\b/.test(phrase.slice(0, start));
    if (monthsAgo >= 0 && monthsAgo < 400 && !isWarranty && ending.test(phrase.slice(end)))
      return batteryAgeFrom(monthsAgo);
  }
  return undefined;
}

function statedAge(phrase: string, _today: Day, ending: RegExp): BatteryAge | undefined {
  for (const { value, start, end } of matchesOf(ages, phrase)) {
    const { count, unit } = value.groups!;
    const isPastAComma = /[,(].{0,60}[,(]|\bwith\b/.test(phrase.slice(0, start));
    const isOld =
      ending === upToPack
        ? /^y.?o$/.test(unit!) || /^[ -]?old /.test(phrase.slice(end))
        : !isPastAComma;
    if (!isOld || isToCome(phrase, start, end) || !ending.test(phrase.slice(end).replace("-", " ")))
      continue;
    return batteryAgeFrom(
      numberOf(count!) * (/^[ya]/.test(unit!) ? 12 : Number(unit!.startsWith("m"))),
    );
  }
  return undefined;
}

/** "Good for another 2 or 3 years" or "lead time 2 weeks", but not "have 4 years on them" */
function isToCome(phrase: string, start: number, end: number): boolean {
  const isCounted = /^ (?:old|ago|on (?:them|it))\b/.test(phrase.slice(end));
  const before = phrase.slice(0, start);
  return !isCounted && (futureWords.test(before) || serviceWords.test(before));
}

/** A cart without batteries needs a set, like one whose batteries are worn out. */
function isMissing(text: string, { start, end }: Pick<Found<unknown>, "start" | "end">): boolean {
  if (!/^(?:bat|pack)/.test(text.slice(start, end))) return false;
  const tail = textAfter(text, end, 30);
  return (
    (/\b(?:no|without|missing|sin) (?:(?:the|its|any|good|main) )?$/.test(
      textBefore(text, start, 24),
    ) &&
      !notMissing.test(tail)) ||
    /^ (?:(?:are|is|were|was|have been|been) )?(?:removed|pulled|missing|stolen|not included)\b(?! (?:and|for|in)\b)/.test(
      tail,
    )
  );
}

const notMissing =
  /^ (?:issues?|problems?|troubles?|worries|needed|required|to|life|acid|leaks?|corrosion|warranty|swaps?|changes?|powered)\b/;

const partOfPack =
  /(?:\b(?:[1-357]|an?|one|two|three|five|seven|half(?: of)?(?: the)?|some(?: of the)?|a (?:few|couple)(?: of)?) (?:are )?(?:(?:brand |all )?new|fresh|bad|dead) $|\b[1-7] of (?:the )?[2-8] $)/;
const partAfter =
  /^ (?:is new|and (?:\d|one|two|three) old|(?:out )?of (?:the )?(?:\d|six|eight|four)\b)/;
const dead = setOf("weak tired dead bad shot junk gone replacing malas muertas");
/** "Batteries only last nine holes", "will take a charge but don't last long" */
const weak =
  /^[^.!?;\n•]{0,40}? (?:don'?t|doesn'?t|do not|does not|won'?t) (?:last|go|run) (?:very |that |too |all that |much )?(?:long|far)\b|^ (?:will |do )?(?:only|barely|hardly) (?:last|hold|go|get|run|take|make|do|good for)s?\b/;
/** "Just replaced all six batteries" */
const replacedBefore =
  /\b(?:just|recently|newly) (?:had |got |have )?(?:replaced|installed|changed(?: out)?|swapped(?: out)?|put|put in|bought)(?: (?:all|the|its|it|with|in|both|of|a|an|set|full|complete|entire|new|brand|its|six|four|eight|\d))* $/;
/** "Just had the batteries replaced", "had new batteries put in" */
const hadBefore =
  /\b(?<just>just |recently )?(?:had|got) (?:(?:all|the|its|both|of|six|four|eight|\d) )*$/;
const hadAfter = /^ (?:done|replaced|changed|swapped|put in|installed)\b/;
const replacedAfter =
  /^ (?:(?:were|was|are|have|has|been|all|got|had) ){0,4}(?:(?:just|recently|newly) (?:been )?(?:replaced|installed|changed|swapped)|(?:replaced|installed|changed|swapped)(?: out)? (?:just |very )?(?:recently|lately|(?:a )?(?:few|couple) (?:of )?(?:days|weeks|months) ago))\b/;

/** "Batteries are toast", "no good", "on their last legs", "won't take a charge" */
const wornOut =
  /^(?: ?\([^)]{1,20}\))?,? (?:(?:are|is|were|was|look|seem|have|has|been|all|both|pretty|much|about|almost|nearly|totally|completely|just|getting|going|now|probably|kinda|kind|sort|of|really|very|so|a|bit|little|at|near|nearing|reaching|close|to|they|they're|these|it's) ){0,6}(?:toast(?:ed)?|fried|kaput|cooked|done(?! (?:in|by|at|this|with))|finished|spent(?= ?(?:[.,;!)\n•]|$|and\b|but\b|so\b))|weak(?:er)?|tired|(?<=getting )old|exhausted|worn(?:[- ]out)?|crap(?:py)?|trash(?:ed)?|garbage|ruined|swollen|bulg(?:ed|ing)|sulfated|fail(?:ing|ed)|dying|died|useless|lousy|(?:no|not|aren't|isn't|ain't|never|not any|not very|not too|not much|not that) (?:good|great|bueno)(?! for)|(?:not|aren't|isn't|won't|don't|doesn't|will not|do not|can't|no longer|barely) (?:tak(?:e|es|ing)|accept(?:s|ing)?|keep(?:s|ing)?) (?:a |any |much |much of a |full )?charge|on (?:their|its|the|it's|borrowed) (?:last|way|time)|(?:the )?end of (?:their|its|the)? ?(?:useful )?li(?:fe|ves)|(?:past|near) (?:their|its) (?:prime|end|best)|had it|bit the dust|(?:to|gonna) (?:die|go)\b|dead|bad|shot)\b/;
const needed = setOf("need needs needing necesita wants");
/** "No dead batteries", "doesn't need batteries" */
const notNeeded =
  /\b(?:no|not|never|without|(?:do|does|did|wo|sha|should)n'?t) (?:(?:need|have|require|any)(?:ing)? ){0,2}(?:for )?(?:(?:any|new|fresh|dead|bad|weak|the|a|set|of|old) ){0,3}$/;
/** "Could use new batteries", "would run great with new batteries" */
const needingBefore =
  /\b(?:needs?|needing|wants?|benefits? from|requires?|could use|can use|due for|ready for|time for|(?:plan|figure|count|budget)(?:n?ing)? (?:on|for))(?! (?:no|nothing|any)\b)(?: (?:is|a|an|the|some|only|and|good|cleaning|wash|bath|tlc|tires|charger|windshield|tune[- ]?up|brakes|seats?|new|set|of|all|brand)\b){0,6} $|\b(?:would|will|should|could) (?:run|go|be|drive|work|ride)s?(?: [a-z]{2,9}){0,3} with (?:a )?$/;
const neededAfter = /^ (?:(?:are|is|will be) )?(?:needed|required|necessary)\b/;
/** "I'd put new batteries in it", "doesn't include new batteries" */
const notThereYet =
  /\b(?:could|would|should|may|might|if|not|never|[a-z]+n't|(?:i|you|we|he|she|they)'(?:d|ll)) /;
/** "Quoted $1,100 for new batteries" */
const offered =
  /(?:\b(?:quoted?|price|costs?|estimate|(?:can|could|will) (?:add|get|install|include|put)|add|option(?:al)?)(?: (?:in|me|for|with|of|a|an|the|set|is)){0,3}|[~\d] ?for(?: (?:a|an|the|set|of)){0,2}) $/;
const offeredAfter =
  /^ (?:(?:are |is )?(?:available|optional|extra|an option|coming|soon|later|next|on order|ordered)|(?:would|will|can|could|should|cost|run|for (?:an )?(?:additional|extra)))\b/;
const packWords = setOf(
  "new fresh brand nuevas nueva set sets of and tires six four v volt volts vdc ah amp amps hr hour ion li lifepo trojan crown us interstate duracell energizer exide roypow eco allied bigbattery dakota deka lithium lead acid agm deep cycle golf cart the x",
);
const newBefore = / (?:(?:all|brand|a|set|of|new|fresh|trojan|lithium|golf|cart)[ -]){0,6}$/;
/** "Bought it in 2021 with new batteries" */
const boughtIn = /\b(?:bought|purchased|got)(?: (?:it|this|the|cart)){0,2} in 20\d\d with $/;
const newWord = /^(?:new|fresh|nuev[ao]s?|nuevecitas|recien)$/;

function ageInWords(
  text: string,
  { start, end }: Pick<Found<unknown>, "start" | "end">,
  { year }: Day,
  cartYear: number | undefined,
): BatteryAge | undefined {
  const [lead, tail] = [wordsBefore(text, start, 8), wordsAfter(text, end, 5)];
  const [first = ""] = lead;
  const ending = restOfSentence(text, end);
  if (/\blast (?:year|yr|spring|summer|fall|winter|season|christmas|thanksgiving)\b/.test(ending))
    return 1;
  if (lately.test(ending) || replacedAfter.test(textAfter(text, end, 64))) return 0;
  if (replacedBefore.test(textBefore(text, start, 64))) return 0;
  const had = hadAfter.test(textAfter(text, end))
    ? hadBefore.exec(textBefore(text, start, 48))
    : null;
  if (had !== null) return had.groups!["just"] === undefined ? undefined : 0;
  if (weak.test(textAfter(text, end)) || wornOut.test(textAfter(text, end, 64))) return 5;
  const isHolding = tail.some((word) => word.startsWith("hold"));
  const isDenied = tail.some((word) => /n't$|^(?:not|no|wont|dont)$/.test(word));
  const isDead =
    dead.has(first) ||
    first === "old" ||
    tail.some((word) => dead.has(word)) ||
    (tail.some((word) => needed.has(word)) && /\breplac/.test(tail.join(" ")));
  const neededHere = textBefore(text, start, 60)
    .split(/[.!?;\n•|](?!\d)/)
    .at(-1)!;
  if (notNeeded.test(neededHere) && !isMissing(text, { start, end })) return undefined;
  if (isHolding ? isDenied : isDead && !isDenied) return 5;
  // A pack has four batteries or more, so a few new ones among old ones don't tell its age.
  const isLithium = /lith|li-?ion|lifepo/.test(text.slice(start - 12, end));
  if (!isLithium && partOfPack.test(textBefore(text, start, 30))) return undefined;
  if (partAfter.test(textAfter(text, end))) return undefined;
  if (isMissing(text, { start, end })) return 5;
  const firstOther = lead.findIndex((word) => !packWords.has(word));
  if (lead[firstOther] === "no") return undefined;
  const words = firstOther === -1 ? lead : lead.slice(0, firstOther);
  if (needed.has(lead[firstOther] ?? "")) return 5;
  if (isLithium && /\b(?:ready|perfect|great|prepp?ed|wired|time) for\b/.test(neededHere))
    return undefined;
  const upToNew = neededHere.replace(newBefore, " ");
  const isBattery = /^ ?(?:bat|pack|trojan)/.test(text.slice(start, end)) || words.length > 0;
  if ((isBattery && needingBefore.test(upToNew)) || neededAfter.test(textAfter(text, end)))
    return 5;
  if (words.some((word) => newWord.test(word))) {
    if (offered.test(upToNew) || offeredAfter.test(textAfter(text, end))) return undefined;
    if (notThereYet.test(phraseBefore(text, start))) return undefined;
    const bought = boughtIn.exec(upToNew);
    if (bought) return datedAge(bought[0], { year, month: 1 }, /^/);
  }
  if (/ (?:new|fresh) /.test(text.slice(start, end))) return 0;
  if (
    words.some((word) => newWord.test(word)) ||
    newWord.test(tail.find((word) => !/^(?:are|is|all|brand|just)$/.test(word)) ?? "")
  )
    return 0;
  const isOriginal =
    first === "original" ||
    /^[ (]{0,3}(?:are |is )?(?:the |all )?orig(?:inal)?\b(?! to)/.test(textAfter(text, end));
  return isOriginal && cartYear !== undefined ? batteryAgeFrom((year - cartYear) * 12) : undefined;
}
