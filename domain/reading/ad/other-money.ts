// Tested with whole ads in read-ad.test.ts.
import { type Found, matchesOf, wordsBefore, setOf } from "../plain-words.ts";
import { wordPattern } from "../vocabulary.ts";

export type OtherMoney = keyof typeof currencies | (typeof taxes)[number]["money"];

/** Written before an amount, where "$" may follow, and after it. */
const currencies = {
  pounds: { before: "gbp", after: "gbp|pounds?(?: sterling)?|quid" },
  euros: { before: "eur", after: "eur|euros?" },
  "Canadian dollars": {
    before: "cad|cdn|canadian|(?:can?|c)(?=\\$)",
    after: "cad|cdn|can(?:adian)?(?: dollars?)?|(?:dollars? )?canadian",
  },
  "Australian dollars": {
    before: "aud|au?(?=\\$)",
    after: "aud|aus|aussie(?: dollars?)?|australian(?: dollars?)?",
  },
  "New Zealand dollars": { before: "nzd|nz(?=\\$)", after: "nzd|new zealand dollars?" },
  pesos: {
    before: "mxn|mxp|me?x(?=\\$)",
    after: "mxn|mxp|mx|mex|pesos?|mex(?:ican)? (?:dollars?|pesos?)|m\\.n\\.?|moneda nacional",
  },
  reais: { before: "brl|r(?=\\$)", after: "brl|reais" },
  yen: { before: "jpy|yen", after: "jpy|yen" },
  rupees: { before: "inr", after: "inr|rupees?" },
  rand: { before: "zar", after: "zar|rand" },
  francs: { before: "chf", after: "chf|(?:swiss )?francs?" },
} as const;

/** "$7,500 plus HST": countries with these taxes have dollars of their own. */
const taxes = [
  // "5 pm PST" is Pacific time.
  { money: "Canadian dollars", names: "hst|(?<!\\d ?(?:[ap]\\.?m\\.? ?)?)pst|qst|tps|tvq" },
  { money: "Canadian or Australian dollars", names: "gst" },
] as const;

const amount = "\\d{1,3}(?:[ ,.]\\d{3}){1,2}(?:\\.\\d\\d)?(?!\\d)|\\d{1,7}(?:\\.\\d\\d)?(?!\\d)";

/** In "2019 £4,500" and "48 £2,750", the sign belongs to the number behind it. */
const beforeSign = "(?!(?:(?:19|20)\\d\\d|36|48|51|72) ?[a-z$]{1,6}[ .:]{0,2}\\$? ?\\d)";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
const patterns = (Object.keys(currencies) as (keyof typeof currencies)[]).map((name) => {
  const { before, after } = currencies[name];
  return {
    name,
    amounts: wordPattern(
      `(?<![a-z])(?:${before})[ .:]{0,2}\\$? ?(?:${amount})(?: ?(?:k|mil)\\b)?|\\$? ?(?<![\\d,.])${beforeSign}(?:${amount})(?: ?k| mil)? ?(?:${after})(?![a-z])`,
    ),
    everywhere: wordPattern(
      `\\b(?:prices?|amounts?|figures?|all|quoted|asking) (?:[a-z]{1,8} ){0,2}?in (?:${after})(?![a-z])`,
    ),
  };
});

/** Most ads have none of it, and each of the patterns above costs time. */
const anyMoney = wordPattern(
  `(?<![a-z])(?:${Object.values(currencies)
    .flatMap(({ before, after }) => [before, after])
    .join("|")})`,
);
const mayHave = (text: string) => text.search(anyMoney) !== -1;

export interface OtherAmount extends Found<OtherMoney> {
  /** False for "1,000 pounds", which may be what the cart carries. */
  readonly isPrice: boolean;
}

/** Amounts that aren't US dollars: "£4,500", "$85,000 pesos". */
export function otherMoneyIn(text: string): OtherAmount[] {
  if (!mayHave(text)) return [];
  return patterns.flatMap(({ name, amounts }) =>
    [...matchesOf(amounts, text)].map(({ value, start, end }) => ({
      value: name,
      start,
      end,
      isPrice: !mayBeWeight(value[0]) || wordsBefore(text, start, 3).some((word) => asks.has(word)),
    })),
  );
}

const mayBeWeight = (words: string) => /pounds?$/.test(words);
const asks = setOf("asking price for sale want sell selling");

const inUsDollars = /\bus ?\$|\$ ?us\b|\d us\b|\busd\b|\bus (?:dollars|funds)\b/;

/**
 * A name that American places have, too, needs its province beside it or, if it's a big city's, no
 * American state: Vancouver is also in Washington, and Toronto in Ohio. "Made in Canada" and "call
 * Alberta" say nothing about the price.
 */
const abroad = wordPattern(
  `(?<!\\b(?:call|text|ask for|contact|made in|built in|assembled in) )\\b(?:${[
    "british columbia|alberta|saskatchewan|manitoba|nova scotia|newfoundland|prince edward island",
    "(?:calgary|edmonton|saskatoon|winnipeg|toronto|mississauga|kelowna|kamloops|nanaimo|montreal)(?!,? (?:oh|ohio|ks|kansas|sd|wi|wisconsin|mo|missouri)\\b)",
    "(?:[a-z]{4,12},? ontario,? canada|(?:ottawa|toronto|hamilton|kingston|barrie|windsor|london|guelph|oshawa|sarnia),? (?:ontario|ont)\\b)",
    "[a-z]{4,12}, ?(?:bc|ab|sk|mb|qc)(?= ?(?:[.,;:)\\n$\\d]|canada|$))",
    "barbados|bahamas|jamaica(?!,? (?:queens|ny|new york|plain|beach))|cayman islands?|grand cayman|belize|trinidad(?!,? (?:co|colorado|tx|texas|ca)\\b)|antigua|australia|queensland|new south wales|new zealand|singapore|fiji",
    "tijuana|rosarito|cabo san lucas|puerto vallarta|mazatlan|cancun|playa del carmen|guadalajara",
  ].join("|")})\\b`,
);

/** A place where $ means other dollars or pesos, unless the ad says that its price is in US dollars. */
export function placeAbroadIn(text: string): Found<string> | undefined {
  if (inUsDollars.test(text)) return undefined;
  const [place] = matchesOf(abroad, text, 1);
  return place && { ...place, value: place.value[0] };
}

const taxed = taxes.map(({ money, names }) => ({
  money,
  pattern: wordPattern(
    `(?:\\b(?:plus|and|includ(?:es|ing)|incl\\.?|no|with|without|before|after|charge|pay|tax(?:es)?)|[+&/]) ?(?:the )?(?:${names})\\b|\\b(?:${names})(?: (?:is|not|number|no\\.|registered|included|incl|extra|applies|on|tax)| ?[/#:])`,
  ),
}));

/** "All prices in Canadian dollars", "$7,500 plus HST" */
export function moneyOfAll(text: string): OtherMoney | undefined {
  const isNamed = ({ pattern }: { readonly pattern: RegExp }) =>
    [...matchesOf(pattern, text, 1)].length > 0;
  const named = mayHave(text)
    ? patterns.find(({ everywhere }) => isNamed({ pattern: everywhere }))?.name
    : undefined;
  return named ?? (inUsDollars.test(text) ? undefined : taxed.find(isNamed)?.money);
}
