import { type Found, after, before, matchesOf } from "./plain-ad.ts";

interface Amount extends Found<number> {
  /** How much speaks for it being what is asked now. */
  readonly score: number;
}

const amounts =
  /(?<![\d.,a-z/+'-])(?<sign>(?:us ?)?\$ ?|usd ?)?(?<digits>\d{1,3}(?:,\d{3}){1,2}|\d{1,6})(?<rest>\.\d{1,3})?(?<unit> ?k\b| grand\b| mil\b(?! \w{1,9}cientos)|(?![\da-z]))/g;

/** What is asked for the cart, in whole US dollars; undefined if two amounts are as likely. */
export function findPrice(text: string): Found<number> | undefined {
  const all = [...inDigits(text), ...inWords(text)].filter(({ score }) => score >= 2);
  const best = Math.max(...all.map(({ score }) => score));
  const [first, ...others] = all.filter(({ score }) => score === best);
  if (first === undefined) return undefined;
  const last = others.at(-1);
  if (last === undefined || others.every(({ value }) => value === first.value)) return first;
  // "$6,500 → $5,900" is a price and the one after a drop.
  const between = text.slice(first.end, last.start);
  return others.length === 1 && /^[ ~>•=/-]{1,8}$/.test(between) && last.value < first.value
    ? last
    : undefined;
}

function* inDigits(text: string): Generator<Amount> {
  for (const { value: match, start, end } of matchesOf(amounts, text)) {
    const { sign, digits, rest = "", unit } = match.groups!;
    const thousands = unit === "" ? 1 : 1000;
    const isGrouped = digits!.includes(",") || (rest.length === 4 && sign !== undefined);
    const number =
      rest.length === 4
        ? Number(digits + rest.slice(1))
        : Number(digits!.replaceAll(",", "") + rest);
    const value = Math.round(number * (rest.length === 4 && unit === "" ? 1 : thousands));
    if (rest.length === 4 && !isGrouped) continue;
    const isSigned = sign !== undefined;
    const clear = isSigned ? 2 : Number(isGrouped || thousands > 1);
    const score = scoreOf(text, { value, start, end }, clear);
    if (score !== undefined) yield { value, start, end, score };
  }
}

/** "paid", "list", "was", and the like make an amount another one than the asking price. */
const otherAmount =
  /(?:\b(?:paid|spent|invested|worth|valued?(?: at)?|list(?: price)?|msrp|retails?(?: price| for| at)?|was|were|originally|orig\.?|regular(?:ly)?(?: price)?|reg\.?(?: price)?|budget(?: is| of)?|save|saved|over|under|deposit(?: of)?|fee(?: of)?|up to|cost(?:s|ed)?(?: me| us| about| over)?|kbb|appraised(?: at| for)?|trade[- ]?in(?: value)?|new ones(?: are)?|go(?:es|ing)? for|went for|reduced from|down from|dropped from|marked down from|from|as low as|starting at|more than|than|max|limit|financ\w{0,6}|before|antes|pague|an? extra|extra|another|additional|delivery(?: is| for)?|plus|\+)[ :]{0,3}(?:about |around |almost |only |just |like )?|\b(?:paid|bought|purchased|spent|invested|put|cost|costs)\b[^.!?\n$•]{0,36}\b(?:for|of|at|was|in|another) )$/;
const isPaid =
  /\b(?:paid|bought|purchased|spent|invested|new (?:it |they |one )?(?:was|is|cost))\b[^.!?\n$•]{0,36}$/;
const asked =
  /\b(?:asking(?: price)?|ask|price|precio|priced(?: at| to sell)?|takes?|took|want(?:ing|s)?|like|now|today|just|yours for|sell(?:ing)?(?: it| this)? for|have it for|go for|lowest(?: i can do| i will go| i'll go)?|reduced to|dropped to|down to|lowered to|special|sale|pido|pidiendo|oferta|obo|firm(?: at)?|offered at|available for|todays?|drop|cut|steal at)(?: is| of| at| it| to| for)?[ :.!=•-]{0,20}$/;
const maybeAsked = /\b(?:for|at|only|por|en|a)[ :]{1,3}$/;
const confirmed =
  /^[ ,.!-]{0,3}(?:\(?(?:obo|o\.b\.o|oobo|ono|or best|or nearest|or trade|firm|cash|takes|gets|and (?:it'?s|its) yours|neg\b|negot|negoc|dollars|dolares|bucks|usd|each|ea\b|apiece|a piece|per cart|for the cart|for it\b|for this|for the whole|no trades|or offer|if (?:you|u) pick|come get|as[- ]is|\+ ?tax|plus tax|\+ ?doc|shipped|delivered|out the door|otd|tax included|only\b|total|both fees))/;
const otherUse =
  /^ ?(?:\/ ?mo|per mo|a month|monthly|mo\b|down\b|deposit|off\b|discount|rebate|in (?:upgrades|extras|parts|it\b|work|batter|accessories|rec)|worth|of (?:upgrades|extras|work|parts)|for (?:both|all|the pair|the lot|delivery|the (?:set|batter|trailer|charger)|two|everything)|takes both|msrp(?! ?\$)|more\b|extra|new\b|when new|delivery|value|back in|shipping|tag|\/ ?week|in batter|% )/;
const units =
  /^ ?(?:\+|%|x\b|h\b|hrs?\b|hours?|miles?|mi\b|original|v\b|volts?|ah\b|amps?|lbs?\b|pounds?|cc\b|w\b|watts?|kw\b|hp\b|mph\b|rpm|in\b|inch|"|'|ft\b|feet|psi|seats?|seater|pass|people|person|years?|yrs?|months?|mos\b|days?|weeks?|acres?|gal|carts|available|of\b|st\b|nd\b|rd\b|th\b|s\b|model|edition|owners?|batter|trojan|club|ez|yamaha|precedent|txt|\/|:\d|-\d|ish)/;

/** Nothing follows but a phone number. */
const theEnd =
  /^[\s.!)•~]*(?:(?:call|text|txt|or|and|ph|phone|cell|contact|me|at|tel|llam\w{2}|al|whatsapp|msg|message)\b[\s:.~•]*){0,6}$/;

function scoreOf(text: string, { value, start, end }: Found<number>, clear: number) {
  const lead = before(text, start, 48);
  const tail = after(text, end, 24);
  if (value < 150 || value > 99_000 || value === 1234 || value === 12_345) return undefined;
  if (otherUse.test(tail) || (clear < 2 && units.test(tail))) return undefined;
  const isAsked = asked.test(lead);
  const isOther = otherAmount.test(lead) || isPaid.test(lead);
  if (isOther && !isAsked) return undefined;
  if (
    /[#$]$/.test(lead) ||
    /\b(?:list|reg|regular|retail|original|old|purchase|new|base msrp) price[ :.]{0,9}$/.test(lead)
  )
    return undefined;
  const isYear = clear === 0 && value >= 1950 && value <= 2035;
  const isConfirmed = confirmed.test(tail);
  // A lone number of that size at the end is what the person asks.
  const isRound = value % 50 === 0 || /(?:99|95|75|25)$/.test(String(value));
  const isLast = theEnd.test(text.slice(end)) && isRound && value >= 250;
  const endsLine = /^[ .!•]{0,3}\n/.test(tail) && isRound && clear > 0;
  const endsSentence =
    /^[.!;•](?!\d)/.test(tail) && /(?:[.!;,\n•]|^) {0,3}$/.test(lead) && isRound && value >= 500;
  if (isYear && !isConfirmed && !(isAsked && value % 100 === 0)) return undefined;
  return (
    clear +
    (isAsked ? 4 : maybeAsked.test(lead) ? 2 : 0) +
    (isConfirmed ? 3 : 0) +
    (isLast || endsSentence ? 2 : 0) +
    Number(endsLine)
  );
}

const ones =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const spanish = "un dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" ");
const inFull =
  /\b(?<words>(?:[a-z]{2,9}[ -]){1,3})(?<unit>hundred|thousand|grand|k|mil)\b(?: (?:and )?(?<more>[a-z]{3,5}) hundred| quinientos)?/g;

/** "forty-eight hundred", "five thousand", "six grand". */
function* inWords(text: string): Generator<Amount> {
  for (const { value: match, start, end } of matchesOf(inFull, text)) {
    const { words, unit, more } = match.groups!;
    const said = words!.trim().split(/[ -]/);
    const last = said.at(-1)!;
    const count =
      one(last) + ten(last) + (one(last) > 0 && one(last) < 10 ? ten(said.at(-2) ?? "") : 0);
    if (count === 0) continue;
    const half = match[0].endsWith("quinientos") ? 500 : 0;
    const value = count * (unit === "hundred" ? 100 : 1000) + one(more ?? "") * 100 + half;
    const from = start + match[0].indexOf(last);
    const score = scoreOf(text, { value, start: from, end }, 2);
    if (score !== undefined) yield { value, start: from, end, score };
  }
}

const one = (word: string) => Math.max(ones.indexOf(word), spanish.indexOf(word)) + 1;
const ten = (word: string) => (tens.indexOf(word) + 2) * 10 * Number(tens.includes(word));

/** Every amount of money, so that none is read as a year or as a count. */
export const money = /\$ ?\d{1,3}(?:,?\d{3}){0,2}(?:\.\d{1,2})? ?k?\b/g;
