import { type Found, after, before, matchesOf, numberOf, setOf, wordsBefore } from "./plain-ad.ts";

interface Amount extends Found<number> {
  /** How much speaks for it being what is asked now. */
  readonly score: number;
}

const amounts =
  /(?<![\d.,a-z/+'-])(?<sign>\$ ?)?(?<digits>\d{1,3}(?:,\d{3}){1,2}|\d{1,6})(?<cents>\.\d\d?)?(?<unit> ?k\b| grand\b| mil\b|(?![\da-z]))/g;

/** The price asked for the cart, in whole US dollars; undefined if two amounts are as likely. */
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
    const { sign, digits, cents = "", unit } = match.groups!;
    const value = Math.round(
      Number(digits!.replaceAll(",", "") + cents) * (unit === "" ? 1 : 1000),
    );
    const clear = sign === undefined ? Number(digits!.includes(",") || unit !== "") : 2;
    const score = scoreOf(text, { value, start, end }, clear);
    yield { value, start, end, score };
  }
}

const asked = setOf(
  "asking price precio take takes want wants now today yours pido sale to reduced drop lowest sell selling like have firm cash only",
);
/** They make an amount another one than the asking price. */
const other = setOf(
  "list msrp retail was originally regular reg over under deposit fee cost worth value from plus than down up financing add",
);
const paid = setOf("paid bought purchased spent");
const confirmed =
  /^[ ,.!(-]{0,3}(?:obo|o\.b\.o|ono|or (?:best|trade)|firm|cash|takes|and it|neg|dol|bucks|each|ea\b|no trade|if (?:yo)?u|for the cart|as[- ]is)/;
const otherUse =
  /^ ?(?:\/ ?[mw]|per |a month|mo|down|off\b|in [^c]|worth|reward|for (?:both|all|the (?!cart))|msrp(?! ?\$)|more\b|extra)/;
const units = /^ ?(?:[+%x"'/:]|-\d|h(?:ou)?rs?\b|mi|v|seat|pass|y(?:ea)?rs?\b)/;
/** Nothing follows but a phone number. */
const theEnd = /^[\s.!)•~]*(?:(?:call|text|or|ph|phone|me|at|tel|al)\b[\s:.~•]*){0,6}$/;

function scoreOf(text: string, { value, start, end }: Found<number>, clear: number) {
  const lead = before(text, start, 3);
  const tail = after(text, end, 24);
  if (value < 150 || value > 99_000 || value === 1234 || value === 12_345 || lead.endsWith("#"))
    return 0;
  if (otherUse.test(tail) || (clear < 2 && units.test(tail))) return 0;
  const said = wordsBefore(text, start, 4, /[.!?;\n•\d]/);
  const isPaid = wordsBefore(text, start, 8, /[.!?;\n•$]| - /).some((word) => paid.has(word));
  const at = said.findIndex((word) => asked.has(word) || other.has(word));
  const isAsked = asked.has(said[at] ?? "") && !other.has(said[at + 1] ?? "");
  if (isAsked ? false : at >= 0 || isPaid || /\b(?:all|both) for $/.test(before(text, start)))
    return 0;
  const isConfirmed = confirmed.test(tail);
  const isYear = clear === 0 && value >= 1950 && value <= 2035;
  if (isYear && !isConfirmed && !(isAsked && at < 2 && value % 100 === 0)) return 0;
  const isRound = value % 50 === 0 || /(?:99|95|75|25)$/.test(String(value));
  // A lone number of that size at the end is what the person asks.
  const isLast =
    isRound &&
    (theEnd.test(text.slice(end)) ||
      (/^[.!;•](?!\d)/.test(tail) && /(?:[.!;,\n•]|^) {0,3}$/.test(lead)));
  return (
    clear +
    (isAsked ? (at < 2 ? 4 : 2) : /^(?:for|por)$/.test(said[0] ?? "") ? 2 : 0) +
    (isConfirmed ? 3 : 0) +
    (isLast ? 2 : 0) +
    Number(isRound && clear > 0 && /^[ .!•]{0,3}\n/.test(tail))
  );
}

const inFull =
  /\b(?<words>(?:[a-z]{3,7}[ -]){1,2})(?<unit>hundred|thousand|grand|mil)\b(?: (?<more>[a-z]{3,5}) hundred)?/g;

/** "forty-eight hundred", "four thousand five hundred", "six grand". */
function* inWords(text: string): Generator<Amount> {
  for (const { value: match, start, end } of matchesOf(inFull, text)) {
    const { words, unit, more = "" } = match.groups!;
    const count = words!.split(/[ -]/).reduce((sum, word) => sum + (numberOf(word) || 0), 0);
    const value = count * (unit === "hundred" ? 100 : 1000) + (numberOf(more) || 0) * 100;
    yield { value, start, end, score: scoreOf(text, { value, start, end }, 1) };
  }
}

/** Every amount of money, so that none is read as a year or as a count. */
export const money = /\$ ?\d{1,3}(?:,?\d{3}){0,2}(?:\.\d{1,2})? ?k?\b/g;
