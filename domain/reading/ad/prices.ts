import {
  type Found,
  textAfter,
  textBefore,
  hide,
  hideAt,
  matchesOf,
  setOf,
  wordsBefore,
} from "../plain-words.ts";
import { numberOf } from "../vocabulary.ts";
import { type Fee, feesIn, isTotal } from "./fees.ts";
import { type OtherMoney, moneyOfAll, otherMoneyIn } from "./other-money.ts";
import { money } from "./numbers.ts";

interface Amount extends Found<number> {
  readonly score: number;
  readonly atEnd?: number;
  readonly isMoney?: boolean;
  /** The ad says what it is: a list price, a payment, what another cart brought. */
  readonly isExplained?: boolean;
  readonly isOption?: boolean;
  readonly isRange?: boolean;
  /** "Both for $9,000" and "$45,00" are in question if the ad has no other price. */
  readonly isDoubtful?: boolean;
  /** "$4,800 delivered" is the price only if the ad has no other. */
  readonly isAlternative?: boolean;
}

const amounts =
  /(?<!\d[.,]|[\d/+'-]|(?<!\bu)[a-z]|(?<=\bu)[a-rt-z])(?<sign>\$ ?)?(?<digits>\d{1,3}(?:,\d{3}){1,2}|(?<=\$ ?)\d{1,3}(?:[ .]\d{3}){1,2}(?!\d)|\d{1,3}\.\d{3}(?= ?(?:usd|dlls|dol))|\d,\d(?= ?k\b)|\d{1,6})(?<cents>\.\d\d?(?!\d))?(?<unit> ?k\b| grand\b| ?mil\b|(?=obo\b|firm\b|usd\b)|(?![\da-z]))(?<behind> ?\$(?! ?\d))?/g;

/** In “Delivery $150”, the amount is for delivery, if the cart has another price. */
const priceOfThing =
  /(?:^|[.!?;,\n•+(] ?|\b(?:or|and|with|plus|ll|to|new|needs?) )(?:[a-z]{1,9} ){0,3}(?:deliver(?:y|ed|s)?|shipping|enclosure|cover|trailer|labor|registration|charger|stereo|radio|lift(?: kit)?|conversion|windshield|rims|wheels|tires|seats?|seat kit|batter(?:y|ies)|batts|controller|motor work|paint|roof|mirrors?|lights?|hitch|winch|belts?|cooler|upgrade|card|financed|worth|install(?:ation)?)s?[ :(-]{1,3}(?:[a-z\d]{1,10} ){0,3}?(?:extra |only |for |is |of |\+ ?)?\(?\$? ?$/;

const rangeTo = /^ ?(?:-|to) ?\$? ?(?<to>\d{1,3}(?:,?\d{3}){1,2})\b/;
const rangeFrom = /(?<!\d)(?<from>\d{1,3}(?:,?\d{3}){1,2}) ?(?:-|to) ?\$? ?$/;
/** In "batteries 2021 - $3,400", the first number isn't a price. */
const yearBefore = /(?<![\d,$]|\$ )(?:19|20)\d\d ?- ?$/;

interface PricesFound {
  /** Whole US dollars; undefined if nobody can say which amount is asked. */
  readonly price: Found<number> | undefined;
  /** What everybody pays on top of the price. */
  readonly fees: readonly Fee[];
  /** In the order of the ad; each may be the price. Empty if the price is clear. */
  readonly amountsInQuestion: readonly number[];
  readonly otherMoney: OtherMoney | null;
  readonly otherAmounts: readonly Found<AmountReason>[];
}

export type AmountReason = "other price" | "two prices" | "option" | "other money";

export function findPrices(ad: string): PricesFound {
  const others = otherMoneyIn(ad);
  const ofAll = moneyOfAll(ad);
  const named = others.find(({ isPrice }) => isPrice)?.value ?? ofAll ?? null;
  const text = others.reduce(hideAt, ofAll === undefined ? ad : hide(ad, money));
  const read = withFees(text);
  // A bare "4500" isn't hidden above, and it's in that currency too.
  const found = ofAll === undefined ? read : { ...read, price: undefined, amountsInQuestion: [] };
  return {
    ...found,
    otherMoney: found.price === undefined ? named : null,
    otherAmounts: [
      ...found.otherAmounts,
      ...others
        .filter(({ isPrice }) => isPrice)
        .map(({ start, end }) => ({ value: "other money" as const, start, end })),
    ],
  };
}

type PricesInDollars = Omit<PricesFound, "otherMoney">;

/** A fee is much less than the price. A larger amount in its place is taken for the price. */
function withFees(text: string): PricesInDollars {
  const values = [...text.matchAll(anyAmount)].map(([digits]) =>
    Number(digits.replaceAll(",", "")),
  );
  const candidates = values.length < 2 ? [] : feesIn(text, Math.max(...values) / 2);
  const asked = readAskedPrices(candidates.reduce(hideAt, text));
  const limit = (asked.price?.value ?? Math.max(0, ...asked.amountsInQuestion)) / 2;
  const fees = candidates.filter(({ value }) => value.dollars < limit);
  const { total, ...read } =
    fees.length === candidates.length ? asked : readAskedPrices(fees.reduce(hideAt, text));
  const charged = fees.flatMap(({ value, isCharged }) => (isCharged ? [value] : []));
  if (read.price === undefined || total === undefined) return { ...read, fees: charged };
  // "$9,200 out the door" already includes the fees.
  if (total === read.price.value) return read;
  const named = charged.reduce((sum, { dollars }) => sum + dollars, 0);
  const more = total - read.price.value - named;
  return { ...read, fees: more > 0 ? [...charged, { name: "fees", dollars: more }] : charged };
}

const anyAmount = /(?<!\d)\d{1,3}(?:,\d{3}){1,2}|(?<!\d)\d{2,5}(?!\d)/g;

/** A total is at most this many times its price. */
const maxTotal = 1.5;

function readAskedPrices(text: string): PricesInDollars & { readonly total?: number } {
  const all = [...digitAmounts(text)];
  const totals = all.filter((amount) => amount.value >= minPrice && isTotal(text, amount));
  const total = totals.length === 1 ? totals[0] : undefined;
  const digits = all.filter((amount) => !totals.includes(amount));
  const likeliest = likeliestAmounts(text, digits);
  const asked = singlePrice(text, likeliest) ?? (likeliest.length === 0 ? total : undefined);
  const isOfPrice =
    asked !== undefined &&
    total !== undefined &&
    total.value >= asked.value &&
    total.value <= asked.value * maxTotal;
  const candidates =
    asked === undefined
      ? equallyLikely(likeliest, digits)
      : doubtsAbout(text, asked, likeliest, isOfPrice ? digits : all);
  const price = candidates.length === 0 ? asked : undefined;
  const isAsked = (amount: Amount) => candidates.some(({ start }) => start === amount.start);
  const setAside = all.filter(
    (amount) =>
      amount.isMoney &&
      amount.value !== price?.value &&
      !(isOfPrice && amount.value === total.value) &&
      !(isAsked(amount) && candidates.length === 1),
  );
  return {
    price,
    fees: [],
    ...(isOfPrice && { total: total.value }),
    amountsInQuestion: [...new Set(candidates.map(({ value }) => value))],
    otherAmounts: setAside.map((amount) => ({
      ...amount,
      value: amount.isOption ? "option" : isAsked(amount) ? "two prices" : "other price",
    })),
  };
}

function likeliestAmounts(text: string, digits: readonly Amount[]): readonly Amount[] {
  const likely = [...digits, ...wordAmounts(text)].filter(({ score }) => score >= 2);
  const ownPrices = likely.filter((amount) => !isOfThing(text, amount));
  const candidates = ownPrices.length > 0 ? ownPrices : likely;
  if (candidates.length === 0) return digits.filter(({ isAlternative }) => isAlternative);
  const all = withoutPosition(candidates);
  const best = Math.max(...all.map(({ score }) => score));
  return all.filter(({ score }) => score === best);
}

/** Two that are equally likely, or both ends of a range. */
function equallyLikely(likeliest: readonly Amount[], digits: readonly Amount[]): readonly Amount[] {
  if (likeliest.length > 1) return likeliest;
  const doubtful = digits.filter(({ isDoubtful }) => isDoubtful);
  if (doubtful.length > 0) return doubtful;
  const ends = digits.filter(({ isRange }) => isRange);
  return ends.length > 1 && ends.some(({ isMoney }) => isMoney) ? ends : [];
}

/** In “tires $400”, the amount is for the tires, unless it's more than any part costs. */
const maxThing = 1000;

const isOfThing = (text: string, { start }: Pick<Found<unknown>, "start">) =>
  priceOfThing.test(textBefore(text, start, 48));

/**
 * The price may be for something else, or the ad has a larger amount that nothing in it explains,
 * or a smaller one that could just as well be the price.
 */
function doubtsAbout(
  text: string,
  price: Amount,
  likeliest: readonly Amount[],
  digits: readonly Amount[],
): readonly Amount[] {
  if (isOfThing(text, price) && price.value < maxThing) return [price];
  const isAsked = ({ score, atEnd = 0 }: Amount) => score - atEnd >= sureScore;
  const isSure = isAsked(price);
  const others = digits.filter((amount) => {
    const { value, start, score, isMoney, isExplained = false, isAlternative = false } = amount;
    if (isMoney !== true || value > maxPrice || value === price.value) return false;
    if (likeliest.some((each) => each.start === start)) return false;
    if (value > price.value || isAsked(amount)) return !isExplained;
    const isOpen = isAlternative || (score >= 2 && !isOfThing(text, amount));
    return isOpen && !isSure && value >= price.value * minShare;
  });
  return others.length === 0 ? [] : [price, ...others].toSorted((a, b) => a.start - b.start);
}

/** "Asking", "obo", and the like. */
const sureScore = 5;
/** An amount below this share of the price is for an extra. */
const minShare = 0.25;

/** The last number in an ad is likely its price, but not if several have a dollar sign. */
function withoutPosition(all: readonly Amount[]): readonly Amount[] {
  const isAlone = all.filter(({ isMoney }) => isMoney).length < 2;
  return isAlone ? all : all.map((each) => ({ ...each, score: each.score - (each.atEnd ?? 0) }));
}

function singlePrice(text: string, [first, ...moreAmounts]: readonly Amount[]): Amount | undefined {
  const last = moreAmounts.at(-1);
  if (first === undefined || last === undefined) return first;
  if (moreAmounts.every(({ value }) => value === first.value)) return first;
  if (moreAmounts.every(({ value }) => value < first.value * minShare)) return first;
  // "$6,500 → $5,900" is a price drop; there may be several.
  const between = text.slice(first.end, last.start);
  const isDrop = [first, ...moreAmounts].every(
    ({ value }, index, all) => index === 0 || value < all[index - 1]!.value,
  );
  return isDrop && /^(?:[ ~>•=/-]|\$ ?[\d,]{3,7}){1,30}$/.test(between) ? last : undefined;
}

/**
 * In "$45,00", a digit is missing, or the comma is a decimal point; "$5,5000" has one digit too
 * many.
 */
const mistyped = /^,(?:(?<few>\d\d)|(?<thousands>\d{3})\d)(?![\d,])/;

function* digitAmounts(text: string): Generator<Amount> {
  for (const { value: match, start, end } of matchesOf(amounts, text)) {
    const { sign, digits, cents = "", unit, behind } = match.groups!;
    const whole = /^\d,\d$/.test(digits!)
      ? digits!.replace(",", ".")
      : digits!.replaceAll(/[ ,.]/g, "");
    const value = Math.round(Number(whole + cents) * (unit === "" ? 1 : 1000));
    const hasSign = sign !== undefined || behind !== undefined;
    const clear = hasSign ? 2 : Number(digits!.includes(",") || unit !== "");
    const rest = hasSign ? mistyped.exec(textAfter(text, end, 6)) : null;
    if (rest !== null && value < 1000 && cents === "" && unit === "") {
      const { few, thousands = few } = rest.groups!;
      const meant = value < 100 ? Number(`${value}${thousands}`) : value;
      const written = { start, end: end + rest[0].length };
      if (meant >= minPrice)
        yield { ...explained, ...written, value: meant, isMoney: true, isDoubtful: true };
      continue;
    }
    const found = { value, start, end };
    yield { ...found, ...priceScore(text, found, clear), isMoney: hasSign };
  }
}

const askingWords = setOf(
  "asking price priced precio take takes want wants now today yours pido sale to reduced drop lowest sell selling like have firm cash only",
);
const otherAmountWords = setOf(
  "list msrp retail was quote quoted originally regular reg over under deposit fee cost costs worth value valued insured appraised bid bids save discount rebate from than down financing add minimum min budget spend spent payment payments",
);
/** After these, the amount may still be the price. */
const vagueWords = setOf("over under from than add");
const notAsked =
  /\b(?:(?:reg|orig|retail|list(?:ed)?|msrp|est|estimate)s?\.?:?|(?:list|listed|retail|wholesale|book|trade[- ]in|replacement|original|regular|suggested|new) (?:price|value|cost)(?: (?:of|is|was))?:?|(?<!\b(?:like|next to|almost|nearly|practically) (?:brand )?)new(?: ones?| one)?(?: (?:for|is|are|they))?:?|(?:dealers?|others?|they) (?:price|want|ask|get|offered)s?:?|(?:nada|kbb|(?:blue )?book|apprais(?:al|ed))(?: (?:value|price))?(?: (?:says?|is|of|at|for|it))?:?|offered(?: me)?|(?:reduced|drop(?:ped)?|down|lowered|cut)\b[^.!?\n•]{0,24} from|(?:card|credit|finance[ds]?|loan) price:?|compare at|retails? for|go(?:es|ing)? for|bidder at|repair of|offer me|reward|payments? of|got (?:it|this|him|her|them)\b[^.!?;\n•$]{0,30} for|sold(?: (?:for|at))?[.*:! -]{0,3}|(?:these|they|those|others?|similar|comparables?|same|identical)(?: [a-z]{1,8}){0,3} (?:sells?|selling|going|listed|priced|asking|costs?|bring)(?: (?:for|at|around))?|went for|bids? (?:of|is|at)|e\.?g\.|reserve(?: of| is)?|insured (?:for|at)|with (?:[a-z]{1,9} ){1,3}(?:(?:it )?(?:would|will) be|it'?s)|paid|ow(?:e|es|ed|ing)|pay-?off(?: (?:is|of|amount|balance))?:?|lien(?: (?:is|of|for))?:?|(?:loan |remaining )balance(?: (?:is|of|owed|due))?:?|(?:reserve|hold)s? (?:yours|it|one|this)(?: (?:with|for))?|rentals?(?: (?:is|for|rate))?:?|storage(?: (?:is|fee))?:?|up to|you save:?|savings?(?: of)?:?|in (?:it|this) for|(?:min(?:imum)?|low) (?:order|bid|offer)(?: of| is)?:?|free over|orders? over) ?(?:about |over |around )?\$? ?$/;
/**
 * "Hours: 1300", "odometer reads 2,300". "Low miles 4500" praises the cart before its price, and in
 * "25 miles 4500", the unit belongs to another number.
 */
const metered =
  /\b(?<!\b(?:low|few|[\d,]{1,6}) )(?:(?:engine |run(?:ning)? )?hours?|hrs|hour ?meter|meter|miles|mileage|odo(?:meter)?|gvwr?|weight|capacity|turned)(?: (?:on it|reads?|reading|shows?|showing|is|are|of|at|says|just|only|about)){0,2}[ -]{1,3}$|\b(?:hours?|hrs|meter|miles|mileage|odo(?:meter)?|gvwr?|weight|capacity) ?[:=] ?$/;
const paid = setOf("paid bought purchased spent");
/** "$2,500 in tires" is what somebody spent on the cart; "$4,500 in Tampa" is its price. */
const spentOn =
  /^ ?in (?:(?:an?|the(?! villages)|my|our|his|their|new|brand|all|just|some|other|various|many|custom|recent|total|additional|added|extra|after ?-?market|oem|electrical|mechanical|body|interior|suspension|labor|materials?|mods?|service|receipts?|options?|add|equipment|hardware|lithium|trojan|agm|tires?|wheels?|rims?|lift|stereo|audio|speakers?|sound|music|lights?|lighting|led|paint|powder|chrome|wrap|seats?|cushions?|electronics|motor|engine|controller|charger|brakes?|clutch|windshield|enclosure|top|stuff|goodies|toys|bells|rebates?|savings?|fees?|tax(?:es)?|shipping|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter)\b|batter|modif|improv|maint|uphols|(?:19|20)?\d\d)/;
const confirmed =
  /^[ ,.!(/-]{0,3}(?:obo|usd\b|us (?:dollars|dlls)|dlls|o\.b\.o|ono|or (?:best|trade)|firm|cash|takes|and it|neg|dol|bucks|each|ea\b|no trade|if (?:yo)?u|for the cart|as[- ]is|cart only|plus (?:tax|ttl|fees|doc)|\+ (?:tax|ttl|fees|doc))/;
const otherUse =
  /^ ?(?:\/ ?[mw]|per (?!cart|unit|each)|a month|mo|monthly|down(?! from)|off\b|in (?:extras|upgrades|accessories|batter|parts|work|repairs)|(?:in|into|invested in) (?:it|this)\b|invested|worth|of (?:new |fresh )?(?:batter|work|parts|upgrades|extras|accessories)|(?:reward|discount|rebate|coupon|msrp|list|retail|deposit)\b(?!(?: (?:price|of|is|was))?:? ?\$ ?\d)|for (?:both|all|the (?!cart))|(?:when|if|was|brand|back) (?:it was |bought |purchased )?new|originally|back (?:then|in)|new (?:back|when|in|from|price|msrp|then|today)|more\b|financed|trade[- ]in (?:offer|value)|upcharge|new\b(?! ?[a-z])|holds|to (?:reserve|hold)\b|non-?refundable|due at|a (?:week|day|night)\b|weekly|daily(?! driver)|card\b|finance|if (?:needed|you))/;
const service =
  /\b(?:shipping|delivery|labor|registration)(?: (?:is|for|fee|cost|charge|starts? at|from))?[ :-]{1,3}\$? ?$/;
const discount = /\b(?:reduced|lowered|dropped|cut|knocked)(?: it)?(?: by| another)? \$? ?$/;
const dropped =
  /^[ ,.-]{1,3}(?:lowered|reduced|dropped|marked down|cut|now)\b(?! from)[^.!?\n•f$]{0,12}(?:\$ ?[\d,]{2,6} to )?\$ ?\d/;
const alternative =
  /^ ?(?:delivered|shipped|with (?:delivery|(?:the |an? )?(?:trailer|lithium|new batt|(?:credit |debit )?card))|by card|on credit|if financed)/;
/** In "$4,495 MSRP: $11,000", the word belongs to the next amount. */
const labelOfNext =
  /^[ ,|•(/-]{0,3}(?:(?:[a-z]{1,9}[ .]){0,2}[a-z]{1,9} ?[:=]|(?:msrp|retail|list|reg(?:ular)?|was|sale|our)(?: price)?) ?\$? ?\d/;
const optional =
  /^[ ,(]{0,3}(?:beyond|past|outside|within|per (?:mile|hour)|a mile|if (?:needed|delivered|shipped|you (?:want|need))|optional|upcharge|extra(?! (?!(?:for|to|if|per|each|on|charge)\b)[a-z])|more (?:for|with|if))/;
const units = /^ ?(?:[+%x"'/:]|-\d|h(?:ou)?rs?\b|mi|v|seat|pass|y(?:ea)?rs?\b)/;
const theEnd = /^[\s.!)•~]*(?:(?:call|text|or|ph|phone|me|at|tel|al)\b[\s:.~•]*){0,6}$/;

const takesAll =
  /^ ?(?:takes|for) (?:it )?(?:both|all|everything|the (?:pair|lot|package|set)\b)(?! (?:cash|day))/;
const together = /\b(?:all|both|everything|package)(?: of it)? for (?:only |just )?\$? ?$/;

type PriceScore = Omit<Amount, "value" | "start" | "end" | "isMoney">;

const noPrice: PriceScore = { score: 0, atEnd: 0 };
const explained: PriceScore = { ...noPrice, isExplained: true };

const minPrice = 150;
const maxPrice = 99_000;
/** With a dollar sign, an absurd amount is the price if the ad has no other. It may be in pesos. */
const maxDollars = 999_999;

function priceScore(text: string, { value, start, end }: Found<number>, clear: number): PriceScore {
  const lead = textBefore(text, start, 3);
  const tail = textAfter(text, end, 24);
  if (
    value < minPrice ||
    value > (clear < 2 ? maxPrice : maxDollars) ||
    value === 1234 ||
    value === 12_345 ||
    lead.endsWith("#")
  )
    return noPrice;
  if (notAsked.test(textBefore(text, start))) return explained;
  if (value > maxPrice) return { ...explained, isAlternative: true };
  if (isOfRange(text, { value, start, end })) return { ...noPrice, isRange: clear > 0 };
  if (optional.test(tail)) return { ...explained, isOption: true };
  if (takesAll.test(tail)) return { ...explained, isDoubtful: true };
  if (
    ((otherUse.test(tail) || spentOn.test(tail)) && !labelOfNext.test(textAfter(text, end, 40))) ||
    (clear < 2 && (units.test(tail) || /^ on (?:it|the (?:meter|clock))\b/.test(tail))) ||
    (clear < 2 && metered.test(textBefore(text, start)) && !confirmed.test(tail)) ||
    (discount.test(textBefore(text, start)) && /^[ ,.;-]{1,3}(?:now|to|asking)\b/.test(tail)) ||
    dropped.test(textAfter(text, end, 40))
  )
    return explained;
  if (service.test(textBefore(text, start))) return explained;
  if (alternative.test(tail)) return { ...explained, isAlternative: true };
  const wordsBeforePrice = wordsBefore(text, start, 4, /[.!?;\n•\d]/);
  const isPaid = wordsBefore(text, start, 8, /[.!?;\n•$]| - /).some((word) => paid.has(word));
  // In "Moving sale: couch $200", only what directly follows "sale" is for sale.
  const keyword = wordsBeforePrice.findIndex(
    (word, index) =>
      (askingWords.has(word) && (word !== "sale" || index === 0)) ||
      (otherAmountWords.has(word) &&
        (!reachesAmount.has(word) || isBesideAmount(wordsBeforePrice, index))),
  );
  const isAsked =
    askingWords.has(wordsBeforePrice[keyword] ?? "") &&
    !otherAmountWords.has(wordsBeforePrice[keyword + 1] ?? "");
  if (
    isAsked
      ? false
      : keyword >= 0 ||
        isPaid ||
        /\b(?:all|both|everything|(?<!\+ ?)\d) for $/.test(textBefore(text, start))
  )
    return vagueWords.has(wordsBeforePrice[keyword] ?? "")
      ? noPrice
      : { ...explained, isDoubtful: together.test(textBefore(text, start)) };
  const isConfirmed = confirmed.test(tail);
  const isYear = clear === 0 && value >= 1950 && value <= 2035;
  const isOffer = isConfirmed && !/^[ ,.!(-]{0,3}(?:as[- ]is|takes|and it)/.test(tail);
  if (isYear && !isOffer && !(isAsked && keyword < 2 && value % 100 === 0)) return noPrice;
  const isRound = value % 50 === 0 || /(?:99|95|75|25)$/.test(String(value));
  // A lone number of that size at the end is likely the price.
  const isLast =
    isRound &&
    (theEnd.test(text.slice(end)) ||
      (/^[.!;•](?!\d)/.test(tail) && /(?:[.!;,\n•]|^) {0,3}$/.test(lead)));
  const atEnd = (isLast ? 2 : 0) + Number(isRound && clear > 0 && /^[ .!•]{0,3}\n/.test(tail));
  const score =
    clear +
    (isAsked ? (keyword < 2 ? 4 : 2) : /^(?:for|por)$/.test(wordsBeforePrice[0] ?? "") ? 2 : 0) +
    (isConfirmed ? 3 : 0) +
    atEnd;
  return { score, atEnd };
}

/** "Was about $6,000", but not "was mint $6,000" or "mint other than one scratch $6,000" */
const reachesAmount = setOf("was than from");
const isBesideAmount = (nearestFirst: readonly string[], index: number) =>
  nearestFirst
    .slice(0, index)
    .every((word) => /^(?:an?|the|about|only|just|at|priced|listed|over|what|new)$/.test(word));

/** "$4,500 to $5,000" is not a price, but "$6,500 - $5,900" is one after a drop. */
function isOfRange(text: string, { value, start, end }: Found<number>): boolean {
  const dollars = (digits = "") => Number(digits.replaceAll(",", ""));
  const to = rangeTo.exec(textAfter(text, end, 14))?.groups?.["to"];
  const before = textBefore(text, start, 14);
  const isAfterYear = text[start] === "$" && yearBefore.test(before);
  const from = isAfterYear ? undefined : rangeFrom.exec(before)?.groups?.["from"];
  return (to !== undefined && dollars(to) > value) || (from !== undefined && dollars(from) < value);
}

const inFull =
  /\b(?<words>\d{2} (?=hundred)|(?:[a-z]{3,7}[ -]){1,2})(?<unit>hundred|thousand|grand|mil)\b(?: (?<more>[a-z]{3,5}) hundred)?/g;

/** "forty-eight hundred", "45 hundred", "four thousand five hundred", "six grand" */
function* wordAmounts(text: string): Generator<Amount> {
  for (const { value: match, start, end } of matchesOf(inFull, text)) {
    const { words, unit, more: hundreds = "" } = match.groups!;
    const count = words!.split(/[ -]/).reduce((sum, word) => sum + (numberOf(word) || 0), 0);
    const value = count * (unit === "hundred" ? 100 : 1000) + (numberOf(hundreds) || 0) * 100;
    const found = { value, start, end };
    yield { ...found, ...priceScore(text, found, 1) };
  }
}
