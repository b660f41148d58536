import { formMakes } from "../catalogue/price-book.ts";
import { otherMake } from "../catalogue/make.ts";
import {
  moreModels,
  numberedModels,
  oftenMisspelled,
  otherSpellings,
  plainWords,
} from "./name-words.ts";
import { type Found, after, before, matchesOf } from "./plain-ad.ts";

interface Names {
  readonly make?: Found<string>;
  readonly model?: Found<string>;
  /** Two carts of different makes and years: nothing can be said of one. */
  readonly areTwo?: boolean;
}

const spelled = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, "");

const makeNames = new Map<string, string>([
  ["club", "Club Car"],
  ["cc", "Club Car"],
]);
/** By make, each model's name by its spellings. */
const modelNames = new Map<string, Map<string, string>>();
/** The makes of models that no other make has, and that mean nothing else. */
const makeOfModel = new Map<string, string>();

for (const { name, models, modelPrices } of formMakes)
  if (name !== otherMake.name) {
    const short = spelled(name.replace(/ (?:EV|LSV|Motors?|Carts|Buggies|America|Scooters)$/, ""));
    if (short !== "trojan" && short !== spelled(name)) {
      makeNames.set(short, name);
      plainWords.add(short);
    }
    for (const spelling of spellingsOf(name)) makeNames.set(spelling, name);
    const [telling, more] = (moreModels[name] ?? "|").split("|").map((list) => list.split(","));
    const own = new Map<string, string>();
    for (const model of [...models, ...Object.keys(modelPrices), ...telling!, ...more!]) {
      for (const spelling of model === "" ? [] : spellingsOf(model)) own.set(spelling, model);
    }
    modelNames.set(name, own);
    for (const model of telling!.flatMap(spellingsOf)) makeOfModel.set(model, name);
  }
makeOfModel.delete("");

function spellingsOf(name: string): string[] {
  const others = otherSpellings[name]?.split(" ") ?? [];
  for (const other of others) plainWords.delete(other);
  return [spelled(name), ...others];
}

/** The longest names in a text. Up to five words are one name: "E-Z-GO", "D5 Maverick". */
function mentionsIn(text: string, names: ReadonlyMap<string, string>): Found<string>[] {
  const words = [...matchesOf(/[a-z]{1,20}|\d{1,5}/g, text)];
  const found: Found<string>[] = [];
  for (let i = 0; i < words.length; i++) {
    let spelling = "";
    let last = -1;
    let value: string | undefined;
    for (let j = i; j < Math.min(i + 5, words.length); j++) {
      if (j > i && !joins.test(text.slice(words[j - 1]!.end, words[j]!.start))) break;
      spelling += words[j]!.value[0];
      const name = names.get(spelling) ?? (j === i ? misspelled(spelling, names) : undefined);
      if (name !== undefined) [value, last] = [name, j];
    }
    if (value === undefined) continue;
    found.push({ value, start: words[i]!.start, end: words[last]!.end });
    i = last;
  }
  return found;
}

const joins = /^(?: ?[-.'&+/]? ?)$/;

function misspelled(word: string, names: ReadonlyMap<string, string>): string | undefined {
  if (word.length < 5) return undefined;
  const meant = oftenMisspelled.find(
    (name) => name[0] === word[0] && edits(name, word) <= (name.length > 8 ? 2 : 1),
  );
  return meant === undefined ? undefined : names.get(meant);
}

/** How many letters must be changed, added, dropped, or swapped with the next. */
function edits(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const rows = [[...a, ""].map((_, i) => i)];
  for (let j = 1; j <= b.length; j++) {
    const [row, above] = [[j], rows[j - 1]!];
    for (let i = 1; i <= a.length; i++) {
      const cost = Number(a[i - 1] !== b[j - 1]);
      row[i] = Math.min(above[i]! + 1, row[i - 1]! + 1, above[i - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[i] = Math.min(row[i]!, rows[j - 2]![i - 2]! + 1);
      }
    }
    rows.push(row);
  }
  return rows[b.length]![a.length]!;
}

const notTheCart =
  /(?:\btrade(?:d|s)? (?:\w{1,9} ){0,3}for(?: an?)?|\bthan an?|\bfits(?: an?| most| all)?|\bhauls .{0,20}|\bvs\.?|\blike an?|\bnot an?) $/;
const partOfMake =
  /^[' ]?s? ?(?:engine|motor\b|dealer|charger|batter|controller|parts|financ|certified tech|outboard|trailer|boat)/;
const yearBefore = /(?:(?:19|20)\d\d|(?:^|\W)'?\d\d)[ :,-]{1,3}(?:used |new )?$/;
const makeLabel = /\b(?:make|brand|manufacturer|marca)\b[ .:=-]{1,20}$/;
const modelLabel = /\b(?:model|modelo)\b(?! year)[ .:=-]{1,20}$/;
const code = /^[ -]?(?:[a-z]{1,2}\d{1,3}[a-z]{0,2}\b|\d)/;

/** The make and the model that an ad is about. */
export function findNames(text: string): Names {
  const makes = mentionsIn(text, makeNames).filter(
    ({ start, end }) => !notTheCart.test(before(text, start)) && !partOfMake.test(after(text, end)),
  );
  const modelsIn = modelFinder(text);
  const all = makes.flatMap((make) => scored(text, make, modelsIn(make.value)));
  const [best] = [...all, ...toldByModels(text)].toSorted(
    (a, b) => b.score - a.score || a.make.start - b.make.start,
  );
  if (best === undefined) return {};
  const model = modelOf(text, best.make, modelsIn(best.make.value));
  const areTwo =
    new Set(all.filter(({ isBeside }) => isBeside).map(({ make }) => make.value)).size > 1;
  return { make: best.make, ...(model && { model }), areTwo };
}

interface Scored {
  readonly make: Found<string>;
  readonly score: number;
  readonly isBeside: boolean;
}

function scored(text: string, make: Found<string>, models: readonly Found<string>[]): Scored[] {
  const lead = before(text, make.start);
  const isLabeled = makeLabel.test(lead);
  const isBeside = isLabeled || yearBefore.test(lead);
  const hasModel = models.some((model) => areNear(text, make, model));
  const begins = lead.trim() === "" && code.test(after(text, make.end));
  const isPlain = plainWords.has(spelled(text.slice(make.start, make.end)));
  if (isPlain && !(hasModel || isBeside || begins)) return [];
  if (make.value === "Custom" && !isLabeled) return [];
  return [
    {
      make,
      score: (isPlain ? 1 : 3) + (hasModel ? 3 : 0) + Number(isBeside),
      isBeside: isBeside && !isPlain,
    },
  ];
}

const isRoad = /^i[ -]\d/;

/** "Precedent" is a Club Car, but "I-40" is a road, and "ds" may be a slip. */
function toldByModels(text: string): Scored[] {
  return mentionsIn(text, makeOfModel).flatMap((make) => {
    const lead = before(text, make.start);
    if (notTheCart.test(lead)) return [];
    const written = text.slice(make.start, make.end);
    const isShort = written.length < 3 && !yearBefore.test(lead) && lead.trim() !== "";
    return isRoad.test(written) || isShort
      ? []
      : [{ make, score: written.length < 3 ? 2 : 3, isBeside: false }];
  });
}

/** An ad may name a make many times. */
function modelFinder(text: string): (make: string) => readonly Found<string>[] {
  const known = new Map<string, readonly Found<string>[]>();
  return (make) => {
    const models =
      known.get(make) ??
      mentionsIn(text, modelNames.get(make)!).filter(
        ({ start, end }) => !notTheCart.test(before(text, start)) && !isVerb(text, start, end),
      );
    known.set(make, models);
    return models;
  };
}

/** "Drive it away" and "test drive" name no Yamaha. */
function isVerb(text: string, start: number, end: number): boolean {
  return (
    text.slice(start, end) === "drive" &&
    (/\b(?:test|to|can|wheel|will|you|and|or|a) $/.test(before(text, start, 8)) ||
      /^ (?:it|away|home|anywhere|train|shaft|belt|clutch|motor|good|great|fine|around)\b/.test(
        after(text, end, 12),
      ))
  );
}

const fillers =
  /^[ ,.:|•\n()-]{0,20}(?:(?:the|golf|cart|car|gas|electric|model|ev|efi|de|'?\d\d|(?:19|20)\d\d|is|a|modelo)[ ,.:|•\n()-]{1,20}){0,3}$/;

/** The model follows the make, perhaps after a year or "golf cart", or stands before it. */
function areNear(text: string, make: Found<unknown>, model: Found<unknown>): boolean {
  if (model.start >= make.end) {
    const between = text.slice(make.end, model.start);
    return between.length <= 30 && fillers.test(between);
  }
  return /^[ ,-]{1,2}$/.test(text.slice(model.end, make.start));
}

function modelOf(
  text: string,
  make: Found<string>,
  models: readonly Found<string>[],
): Found<string> | undefined {
  const own = models.flatMap((found) => {
    const lead = before(text, found.start);
    const written = text.slice(found.start, found.end);
    const isNear = areNear(text, make, found) || found.start === make.start;
    const isLabeled = modelLabel.test(lead);
    const isTelling = makeOfModel.has(spelled(written)) && !isRoad.test(written);
    if (!(isTelling || isNear || isLabeled || yearBefore.test(lead))) return [];
    return [{ ...found, rank: Number(isLabeled) * 4 + Number(isNear) * 2 + Number(isTelling) }];
  });
  const [first] = own.toSorted((a, b) => b.rank - a.rank);
  return first === undefined ? codeAfter(text, make) : withTrim(text, first);
}

const trim =
  /^(?: ?-?\b(?:i[23]l?|s[246]|l[46]|xl\d?|xxl|plus|pro|ptv|excel|signature|phantom|elite|4fun|max)\b){1,3}/;
const number =
  /^ ?\d{1,4}[lp]?\b(?!-| ?[+"'%/]| ?(?:p|pass|pax|seat|person|people|v|volt|hours|hrs|owner|wheel|obo|firm|k)[a-z]{0,7}\b|,\d| ?miles)/;

/** The words that belong to the name: "Precedent i2", "Forester 4 Plus". */
function withTrim(text: string, { value, start, end }: Found<string>): Found<string> {
  let to = end;
  const follows = (pattern: RegExp) => {
    const more = pattern.exec(after(text, to))?.[0] ?? "";
    if (/^ ?(?:19|20)\d\d/.test(more)) return;
    to += more.length;
  };
  follows(trim);
  if (numberedModels.test(value.toLowerCase()) && !/\d/.test(value)) {
    follows(number);
    follows(trim);
  }
  const more = text.slice(end, to);
  return {
    value: more === "" ? value : value + more.replaceAll(/\b[a-z]+\b/g, capitalized),
    start,
    end: to,
  };
}

const capitalized = (word: string) =>
  word.length < 4 && word !== "pro" && word !== "max"
    ? word.toUpperCase()
    : word[0]!.toUpperCase() + word.slice(1);

/** A model that no list has, but that can be nothing else: "Epic E40L". */
function codeAfter(text: string, make: Found<string>): Found<string> | undefined {
  const [, name] =
    /^ ((?=[a-z]{1,3}\d)[a-z]{1,3}-?\d{1,4}[a-z]{0,2})\b/.exec(after(text, make.end, 14)) ?? [];
  if (name === undefined) return undefined;
  return { value: name.toUpperCase(), start: make.end + 1, end: make.end + 1 + name.length };
}
