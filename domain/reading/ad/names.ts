import {
  setOf,
  type Found,
  textAfter,
  textBefore,
  matchesOf,
  wordsAfter,
  wordsBefore,
} from "../plain-words.ts";
import {
  alternationOf,
  cartWords,
  conditionWords,
  otherSpellings,
  sharedModelNames,
  wordPattern,
} from "../vocabulary.ts";
import { familiesOf, namesOf } from "../../catalogue/families.ts";
import { pricedMakes } from "../../catalogue/priced-makes.ts";
import { resolveModel } from "../../catalogue/resolve-model.ts";
import { otherMake } from "../../catalogue/make.ts";

/** Compared by their consonants, so that "presedent" and "yamha" are found. */
const oftenMisspelled = setOf(
  "yamaha precedent cushman carryall medalist tomberlin bintelli evolution onward",
);

/** Ordinary words, read as makes only beside a year, a model, or the word "make". */
const plainWords = new Set(
  setOf(
    "atlas beast bobcat coleman columbia drake envy epic legend custom tara toro gem zap club cc harley",
  ),
);

interface Names {
  readonly make?: Found<string>;
  readonly model?: Found<string>;
  readonly isKnownModel?: boolean;
  readonly areTwo?: boolean;
  readonly mentions?: readonly Found<string>[];
}

const lettersAndDigits = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, "");

const makeNames = new Map<string, string>([
  ["club", "Club Car"],
  ["cc", "Club Car"],
]);
const modelNames = new Map<string, Map<string, string>>();
/** Names of models that only one make has and that mean nothing else. */
const makeOfModel = new Map<string, string>();

for (const { name } of pricedMakes)
  if (name !== otherMake.name) {
    const short = lettersAndDigits(
      name.replace(/ (?:EV|LSV|Motors?|Carts|Buggies|America|Scooters)$/, ""),
    );
    if (short !== "trojan" && short !== lettersAndDigits(name)) {
      makeNames.set(short, name);
      plainWords.add(short);
    }
    for (const spelling of spellingsOf(name)) makeNames.set(spelling, name);
    const namesBySpelling = new Map<string, string>();
    for (const family of familiesOf(name)) {
      if (family.isOnlyInLists) continue;
      for (const model of namesOf(family)) namesBySpelling.set(lettersAndDigits(model), model);
      for (const spelling of family.misspellings) namesBySpelling.set(spelling, family.name);
      const telling = family.tellsMake.includes(family.name)
        ? [...family.tellsMake, ...family.misspellings]
        : family.tellsMake;
      for (const model of telling) makeOfModel.set(lettersAndDigits(model), name);
    }
    modelNames.set(name, namesBySpelling);
  }

function spellingsOf(name: string): string[] {
  const spellings = otherSpellings[name]?.split(" ") ?? [];
  for (const spelling of spellings) plainWords.delete(spelling);
  return [lettersAndDigits(name), ...spellings];
}

const knownSpellings: ReadonlySet<string> = new Set([
  ...makeNames.keys(),
  ...makeOfModel.keys(),
  ...[...modelNames.values()].flatMap((own) => [...own.keys()]),
]);

const beginnings: ReadonlySet<string> = new Set(
  [...knownSpellings].flatMap((spelling) =>
    Array.from(spelling, (_, index) => spelling.slice(0, index + 1)),
  ),
);

interface Wording {
  readonly text: string;
  readonly words: readonly Found<unknown>[];
  /** By the index of a word, the names that begin there, longest last. */
  readonly spellings: ReadonlyMap<number, readonly Spelling[]>;
  /** Models found per make, cached because an ad may name a make many times. */
  readonly models: Map<string, readonly Found<string>[]>;
}

interface Spelling {
  readonly spelling: string;
  readonly last: number;
}

function wordingOf(text: string): Wording {
  const words = [...matchesOf(/[a-z]{1,20}|\d{1,5}/g, text, Infinity)];
  const spellings = new Map<number, Spelling[]>();
  for (const i of words.keys()) {
    const candidates = spellingsFrom(text, words, i);
    if (candidates.length > 0) spellings.set(i, candidates);
  }
  return { text, words, spellings, models: new Map() };
}

/** Up to five words can be one name: "E-Z-GO", "D5 Maverick". */
function spellingsFrom(
  text: string,
  words: readonly Found<RegExpExecArray>[],
  first: number,
): Spelling[] {
  const found: Spelling[] = [];
  let written = "";
  for (let last = first; last < Math.min(first + 5, words.length); last++) {
    if (last > first && !joins.test(text.slice(words[last - 1]!.end, words[last]!.start))) break;
    written += words[last]!.value[0];
    // "Drive 2 seater" is a Drive.
    if (last > first && isSeatCount(text, words[last - 1]!.end, words[last]!)) break;
    const corrected = last === first && written.length > 4 ? correctSpelling(written) : undefined;
    // The S of "EZ-GO S4" isn't a plural.
    const isName = /^\d/.test(text.slice(words[last]!.end));
    const singular = isName ? written : written.replace(/(?<=[a-z]{3})s$/, "");
    for (const spelling of [corrected, singular, written]) {
      if (spelling !== undefined && knownSpellings.has(spelling)) found.push({ spelling, last });
    }
    if (!beginnings.has(written)) break;
  }
  return found;
}

function isSeatCount(text: string, previousEnd: number, word: Found<RegExpExecArray>): boolean {
  const isApart = previousEnd < word.start;
  return isApart && /^\d$/.test(word.value[0]) && seatsAfter.test(text.slice(word.end));
}

const seatsAfter = /^[- ]?(?:seat|pass|pax|person|people)/;

function mentionsIn(
  { words, spellings }: Wording,
  names: ReadonlyMap<string, string>,
): Found<string>[] {
  const found: Found<string>[] = [];
  let next = 0;
  for (const [first, candidates] of spellings) {
    const named =
      first < next ? undefined : candidates.findLast(({ spelling }) => names.has(spelling));
    if (named === undefined) continue;
    const { spelling, last } = named;
    found.push({
      value: names.get(spelling)!,
      start: words[first]!.start,
      end: words[last]!.end,
    });
    next = last + 1;
  }
  return found;
}

const joins = /^ ?[-.'&+/]? ?$/;

const withoutVowels = (word: string) =>
  word.replaceAll(/c(?=[ei])/g, "s").replaceAll(/(?<=.)[aeiouy]|(.)(?=\1)/g, "");

const misspellings = new Map([...oftenMisspelled].map((name) => [withoutVowels(name), name]));

function correctSpelling(word: string): string | undefined {
  const correction = misspellings.get(withoutVowels(word));
  return correction !== undefined && Math.abs(correction.length - word.length) < 3
    ? correction
    : undefined;
}

const notTheCart =
  /\b(?:neighbor(?:'s)?(?: has)?(?: an?)?(?: (?:19|20)\d\d)?|than an?|fits(?: an?)?|hauls .{0,20}|like an?|not an?|for (?:your|an?)(?: [a-z]{1,9})?) $/;
const makersParts = setOf("engine motor dealer charger batteries parts house membership wagon cab");
const golfClub = /\b(?:clubs|club's)$|\b(?:golf|country|yacht|our|the|boat) club$/;
const yearBefore = /(?:(?:19|20)\d\d|(?:^|\W)'?\d\d)[ :,-]{1,3}(?:used |new )?$/;
const makeLabel = /\b(?:make|brand|manufacturer|marca)[ .:=-]{1,20}$/;
const modelLabel = /\bmodelo?(?: name| ?\/? number){0,2}[ .:=-]{1,20}$/;

const isOther = (text: string, { start }: Found<unknown>) =>
  notTheCart.test(textBefore(text, start));

const maxMentions = 9;

const owners: ReadonlySet<string> = new Set(["Polaris", "Textron"]);

export function findNames(text: string): Names {
  const wording = wordingOf(text);
  const mentioned = mentionsIn(wording, makeNames);
  const all = mentioned
    .filter(
      (make) =>
        !isOther(text, make) &&
        !golfClub.test(text.slice(Math.max(0, make.start - 8), make.end)) &&
        !makersParts.has(wordsAfter(text, make.end, 1)[0] ?? "") &&
        !(owners.has(make.value) && mentioned.some(({ start }) => start - make.end === 1)),
    )
    .slice(0, maxMentions)
    .flatMap((make) => scoreMake(wording, make));
  const fromModels = scoreModels(wording);
  const [best] = [...all, ...fromModels].toSorted(
    (a, b) => b.score - a.score || a.make.start - b.make.start,
  );
  if (best === undefined) return {};
  const known = modelOf(wording, best.make);
  const isOpen = known !== undefined && isOneOfTwo(wording, best.make.value, known);
  const model = isOpen
    ? undefined
    : withSeatWords(text, best.make.value, known ?? codeAfter(text, best.make));
  const named = new Set(all.flatMap(({ make, isBeside }) => (isBeside ? make.value : [])));
  return {
    make: best.make,
    ...(model && { model, isKnownModel: known !== undefined }),
    areTwo: named.size > 1,
    mentions: [...all, ...fromModels].slice(0, 2 * maxMentions).map((each) => each.make),
  };
}

interface Scored {
  readonly make: Found<string>;
  readonly score: number;
  readonly isBeside: boolean;
}

function scoreMake(wording: Wording, make: Found<string>): Scored[] {
  const { text } = wording;
  const lead = textBefore(text, make.start);
  const isLabeled = makeLabel.test(lead);
  const isBeside = isLabeled || yearBefore.test(lead);
  const hasModel = modelsIn(wording, make.value).some((model) => areNear(text, make, model));
  const begins = lead.trim() === "" && /^[ -]?[a-z]{0,2}\d/.test(textAfter(text, make.end));
  const isPlain = plainWords.has(lettersAndDigits(text.slice(make.start, make.end)));
  if (isPlain && !(hasModel || isBeside || begins)) return [];
  if (make.value === "Custom" && !isLabeled) return [];
  const score = (isPlain ? 1 : 3) + (hasModel ? 3 : 0) + Number(isBeside);
  return [{ make, score, isBeside: isBeside && !isPlain }];
}

/** "I-40" is a road, "to drive" a verb, and "ds" may be a typo. */
const isUnsure = /^(?:i[ -]\d|drives?$|ds$)/;

/** In a text this short, a model's name is enough. */
const maxWordsAlone = 5;

function scoreModels(wording: Wording): Scored[] {
  const { text } = wording;
  return mentionsIn(wording, makeOfModel).flatMap((make) => {
    const lead = textBefore(text, make.start);
    const written = text.slice(make.start, make.end);
    const begins = written === "ds" && lead.trim() === "";
    const isUnclear = isUnsure.test(written) && !yearBefore.test(lead) && !begins;
    const isShared =
      sharedModelNames.has(written) &&
      !cartWords.test(text) &&
      wording.words.length > maxWordsAlone;
    if (isOther(text, make) || isUnclear || isShared) return [];
    return [{ make, score: written === "ds" ? 2 : 3, isBeside: false }];
  });
}

function modelsIn(wording: Wording, make: string): readonly Found<string>[] {
  const { text, models } = wording;
  const found =
    models.get(make) ??
    mentionsIn(wording, modelNames.get(make)!).filter(
      (model) => !isOther(text, model) && !isVerb(text, model) && !isGolfCart(text, model),
    );
  models.set(make, found);
  return found;
}

const beforeVerb = setOf("test to can will and");
const afterVerb = setOf("it away home train belt");

/** "Drive it away" and "test drive" don't name a Yamaha. */
function isVerb(text: string, { start, end }: Found<string>): boolean {
  const written = text.slice(start, end);
  return (
    written === "drives" ||
    (written === "drive" &&
      (beforeVerb.has(wordsBefore(text, start, 1)[0] ?? "") ||
        afterVerb.has(wordsAfter(text, end, 1)[0] ?? "")))
  );
}

/** "Garia golf cart" doesn't name the model Golf. */
const isGolfCart = (text: string, { start, end }: Found<string>) =>
  text.slice(start, end) === "golf" && /^ ?-?(?:car|cart|buggy)/.test(textAfter(text, end));

const fillers = setOf("the golf cart car gas electric model is a");

/** The model follows the make, perhaps after a year or "golf cart", or precedes it. */
function areNear(text: string, make: Found<unknown>, model: Found<unknown>): boolean {
  if (model.start < make.end) return /^[ ,-]{1,2}$/.test(text.slice(model.end, make.start));
  const between = text.slice(make.end, model.start);
  return between.length < 30 && (between.match(/[a-z]+/g) ?? []).every((word) => fillers.has(word));
}

function modelOf(wording: Wording, make: Found<string>): Found<string> | undefined {
  const { text } = wording;
  const ranked = modelsIn(wording, make.value).flatMap((found) => {
    const lead = textBefore(text, found.start);
    const written = text.slice(found.start, found.end);
    const isNear = areNear(text, make, found) || found.start === make.start;
    const isLabeled = modelLabel.test(lead);
    const isTelling =
      makeOfModel.has(lettersAndDigits(written)) && (written === "ds" || !isUnsure.test(written));
    if (!(isTelling || isNear || isLabeled || yearBefore.test(lead))) return [];
    return [{ ...found, rank: Number(isLabeled) * 4 + Number(isNear) * 2 + Number(isTelling) }];
  });
  const [first] = ranked.toSorted((a, b) => b.rank - a.rank);
  return first;
}

const either = /^ ?(?:[a-z\d]{1,5} )?(?:or|\/) ?(?:an? )?$/;

/** "DS or Precedent" names neither. Two names of one family aren't a choice. */
function isOneOfTwo(wording: Wording, make: string, model: Found<string>): boolean {
  const familyOf = ({ value }: Found<string>) => resolveModel(make, value).family;
  return modelsIn(wording, make).some((other) => {
    const [first, second] = other.start < model.start ? [other, model] : [model, other];
    const between = wording.text.slice(first.end, second.start);
    return familyOf(other) !== familyOf(model) && either.test(between);
  });
}

const seatSum = "[246] ?(?:\\+|plus) ?[24](?![\\d+])";
const seatCode = "(?:gt|xt|xl|x|s|l|i|e)[2468]\\b";
const lettered = "[2468](?:f?l|[fe])\\b(?!\\+)";
const seatNumber = "[2468](?: f?l\\b| [fe]\\b|\\b)(?!\\+)";

const grades = alternationOf(
  Object.values(conditionWords).flatMap(({ clear, graded }) => [...clear, ...graded]),
);
const clearGrades = "(?:excellent|great|good|nice|fair|mint|pristine|immaculate|perfect)";
const colors =
  "(?:black|white|red|blue|green|gray|grey|silver|yellow|orange|purple|pink|tan|beige|burgundy)";
const amount =
  "\\$? ?(?:\\d{1,2}(?:\\.\\d)?k\\b|\\d{1,2},?\\d{3}\\b|\\d{3}\\b)(?! ?(?:each|ea|apiece|per)\\b)";

/**
 * What may follow a number of seats. Another word may be what is counted: "Precedent 4 new tires".
 */
const afterSeats = [
  " {0,3}(?:$|[\\n•|)(!;]|[.,](?! ?\\d)|\\$|-+ (?! ?\\d))",
  "[ ,]{1,2}(?:19|20)\\d\\d\\b(?! ?(?:miles|hours|hrs))",
  " (?:\\d{1,2}(?:\\.\\d)?k\\b|\\d{1,2},?\\d{3} ?(?:obo|firm|cash|$))",
  " \\d{2,4} ?(?:miles|hours|hrs)\\b",
  " (?:plus|pro|gas|gasoline|electric|lifted|golf|cart|lsv|asking|with|w|efi|lithium)\\b(?! ?(?:lift|batt|packs?\\b|carts))",
  " (?:36|48|51|72) ?v(?:olts?)?\\b(?! (?:[a-z-]{2,10} )?(?:batt|packs?\\b))",
  ` (?:for|at) (?:sale\\b|only\\b|just\\b|${amount})`,
  " (?:only|just|without|obo|firm|neg|negotiable|runs?|drives|rides|works|looks|comes|has|is|was|that|which|i|we|my|our|it|this|must|never|always|fully|street|garage|garaged|low|used|located|by|from|on|available|cash|priced?|call|text|contact|local|pickup|delivery|delivered|title|titled)\\b",
  " (?:one|1|single|first|original)[ -]owner\\b",
  ` (?:${colors}|${clearGrades}) ?(?:$|[,.;$\\n•|(])`,
  ` like (?:brand )?new\\b(?! (?:[a-z]{2,10} ){0,2}(?:batt|tires|wheels|rims|seats))`,
  ` (?:in )?(?:(?:a|very|really|super|overall) )?${grades} (?:[a-z]{2,10} )?(?:shape|cond[a-z]{0,8}|order)\\b`,
].join("|");

/** Stretched and upscale versions put the number after one of these words: "Precedent Stretch 6". */
const trim = "(?: (?:stretch|limo|shuttle|sport|plus|pro|max))?";

const seatWords = wordPattern(
  `^${trim}[ -]?(?:${seatSum}|${seatCode}|${lettered}|${seatNumber}(?=${afterSeats}))`,
);
/** "Mach 4 passenger": the 4 counts passengers, but it's also the variant's name. */
const numberOfVariant = /^[ -]?[2468](?=[ -]?(?:pass|pax|seat|p\b))/;
/** "Beyond 4L" */
const letterOfNumber = /^ ?(?:f?l|e)\b/;

/** "Villager 6", "Classic 4L": keeps a mark for seats or a lift if it's part of the model's name. */
function withSeatWords(
  text: string,
  make: string,
  model: Found<string> | undefined,
): Found<string> | undefined {
  if (model === undefined) return undefined;
  const written = text.slice(model.start, model.end);
  // "Precedents 4 for $12,000" means four carts, not four seats.
  if (/[a-z]{3}s$/.test(written) && !/s$/i.test(model.value)) return model;
  const rest = text.slice(model.end, model.end + maxSeatWords);
  const plain = resolveModel(make, model.value).implied;
  const variantNamed = (tail: string, value: string): Found<string> | undefined => {
    const { seats, lifted } = resolveModel(make, value).implied;
    const isCounted = numberOfVariant.test(rest);
    if (lifted === plain.lifted && (isCounted || seats === plain.seats)) return undefined;
    return { value, start: model.start, end: model.end + tail.length };
  };
  const letter = /\d$/.test(written) && letterOfNumber.exec(rest)?.[0];
  if (letter) {
    const withLetter = variantNamed(letter, model.value + letter.trim().toUpperCase());
    if (withLetter !== undefined) return withLetter;
  }
  const tail = (rest.match(seatWords) ?? rest.match(numberOfVariant))?.[0];
  if (tail === undefined) return model;
  return variantNamed(tail, `${model.value} ${spelledTail(tail)}`) ?? model;
}

/** "4+2", "i2", "S4", "Stretch 6" */
function spelledTail(tail: string): string {
  const words = tail.replace(/^[ -]/, "").replace(/(?<=\d) ?plus ?/, "+");
  if (/^i\d/.test(words)) return words;
  const [first, ...rest] = words.split(" ");
  return /^[a-z]{3,}$/.test(first!)
    ? [first![0]!.toUpperCase() + first!.slice(1), ...rest.map((each) => each.toUpperCase())].join(
        " ",
      )
    : words.toUpperCase();
}

const maxSeatWords = 40;

/** A model we don't list that can't be anything else: "Epic E40L", "EZ-GO Shuttle 6". */
function codeAfter(text: string, { end }: Found<string>): Found<string> | undefined {
  const code = /^ (?:[a-z]{1,3}-?\d{1,4}[a-z]{0,3}|shuttle)\b/.exec(textAfter(text, end, 14))?.[0];
  if (code === undefined) return undefined;
  const value = code === " shuttle" ? "Shuttle" : code.trim().toUpperCase();
  return { value, start: end + 1, end: end + code.length };
}
