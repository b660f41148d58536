import { alternationOf, wordsIn } from "../vocabulary.ts";

/** From one up, in English and in Spanish without accents. */
const ones = [
  "one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen",
  "un,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,dieciseis,diecisiete,dieciocho,diecinueve",
];
/** From twenty-one up, because Spanish writes them in one word. */
const twenties =
  "veintiuno,veintidos,veintitres,veinticuatro,veinticinco,veintiseis,veintisiete,veintiocho,veintinueve";
const tens = [
  "twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety",
  "veinte,treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa",
];

const numberWordsFrom = (list: string, first: number, step = 1) =>
  wordsIn(list).map((word, index) => [word, first + index * step] as const);

const tensByWord = new Map(tens.flatMap((list) => numberWordsFrom(list, 20, 10)));
const onesByWord = new Map([
  ...ones.flatMap((list) => numberWordsFrom(list, 1)),
  ...numberWordsFrom(twenties, 21),
  ["uno", 1],
  ["una", 1],
]);
/** They multiply the number before them. "A dozen" means one dozen. */
const scales = new Map([
  ["hundred", 100],
  ["cien", 100],
  ["ciento", 100],
  ["dozen", 12],
  ["docena", 12],
  ["docenas", 12],
  ["pair", 2],
  ["couple", 2],
  ["par", 2],
]);
const halves: ReadonlySet<string> = new Set(["half", "media"]);
const linkWords: ReadonlySet<string> = new Set(["a", "an", "and", "y", "of", "de"]);

// "Once" is eleven in Spanish, but not in "serviced once".
const one = `(?:${alternationOf([...onesByWord.keys()].filter((word) => word !== "once"))}|once(?= (?:carr|unidades|vehiculos|de\\b)))`;
const upTo99 = `(?:${alternationOf([...tensByWord.keys()])}(?:(?: y|-| )[ -]?${one})?|${one})`;
const hundreds = `(?:(?:${upTo99} |an? )?hundred|cien(?:to)?)(?:(?: and)? ${upTo99})?`;
const dozens = `(?:(?:\\d{1,2}|${upTo99}|half an?|half|an?|media) )?(?:dozen|docenas?)(?: of| de)?`;
const pairs = `(?:an? )?(?:pair|couple)(?: of)?(?: dozen)?|un par(?: de)?`;

/** The source of a pattern for a number in words: "thirty-six", "a dozen", "treinta y seis". */
export const numberWords = `\\b(?:${dozens}|${pairs}|${hundreds}|${upTo99})\\b`;

/** "thirty-six", "two dozen", "ciento veinte"; NaN for other words. */
export function numberInWords(text: string): number {
  let number = 0;
  for (const word of text.split(/[ -]/)) {
    const scale = scales.get(word);
    const digits = /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : Number.NaN;
    const added = onesByWord.get(word) ?? tensByWord.get(word) ?? digits;
    if (scale !== undefined) number = (number || 1) * scale;
    else if (halves.has(word)) number += 0.5;
    else if (!Number.isNaN(added)) number += added;
    else if (!linkWords.has(word)) return Number.NaN;
  }
  return number || Number.NaN;
}
