import type { BatteryType, Condition, Powertrain } from "../../cart/cart.ts";
import {
  batteryTypeNames,
  conditionWords,
  electricNames,
  electricParts,
  gasNames,
  gasParts,
  noWords,
  notRunningWords,
  saleWords,
  wordsIn,
  yesWords,
} from "../vocabulary.ts";
import { findCondition } from "../ad/choices.ts";
import { findNotRunning } from "../ad/not-running.ts";
import { plainAd } from "../plain-words.ts";
import { plainText } from "../../words/plain-text.ts";

// Each function reads a cell that isn't blank, and returns null if the cell is unclear.

const conditionNames = listsOf(conditionWords, ({ clear, graded, short }) => [
  ...clear,
  ...graded,
  ...short,
]);

/**
 * "Very good" is good, because excellent means like new. Grades may have a plus or minus, and
 * scores may be out of ten or five: "7/10", "4 out of 5".
 */
export function readCondition(cell: string): Condition | null {
  const plain = plainText(cell.replaceAll(/[—–]/g, ";")).replaceAll(
    /^["“”']{1,2}|["“”']{1,2}$/g,
    "",
  );
  if (/^\*{2,5}$/.test(plain)) return conditionOfScore(plain.length, 5);
  const [, score, maxScore = "5"] = scores.exec(plain) ?? [];
  if (score !== undefined)
    return conditionOfScore(Number(score.replace(",", ".")), Number(maxScore));
  const text = plain
    .replace(/ ?(?:condition|cond)\.?$/, "")
    .replace(/^grade /, "")
    .replace(/^([a-d]|good|fair|poor|excellent) ?[+-]$/, "$1")
    .replace(/[.!]$/, "")
    .replaceAll(/(?<=\w)-(?=\w)/g, " ");
  const parts = text
    .split(/ - |[(),;:]|(?<=used|as is|running)\//)
    .map((part) => choiceNamed(conditionNames, part.trim()));
  const clear = new Set(parts.filter((condition) => condition !== null));
  if (clear.size === 1) return [...clear][0]!;
  return clear.size > 1 ? null : (findCondition(plainAd(cell).text)?.value ?? null);
}

const scores = /^(\d{1,2}(?:[.,]\d)?) ?(?:(?:\/|out of|of|de) ?(10|5)|stars?|estrellas?)$/;

/** Minimum scores out of ten; a half counts as the whole number below. */
const minScores = [
  [9, "excellent"],
  [7, "good"],
  [5, "fair"],
  [0, "poor"],
] as const;
const minOfFive = [5, 4, 3, 0];

function conditionOfScore(score: number, maxScore: number): Condition | null {
  if (score > maxScore) return null;
  const rank = minScores.findIndex(
    ([ofTen], index) => score >= (maxScore === 5 ? minOfFive[index]! : ofTen),
  );
  return minScores[rank]?.[1] ?? null;
}

const howItIsSold: ReadonlySet<string> = new Set([
  ...saleWords,
  ...wordsIn("runs and drives,drives,functional,second hand,available,in stock,for sale,seminuevo"),
]);

/** "Used", "Certified Pre-Owned", and "AS-IS / runs" describe a sale, not a condition. */
export function isSaleWord(cell: string): boolean {
  const parts = plainText(cell)
    .replaceAll(/(?<=\w)-(?=\w)/g, " ")
    .replaceAll(/ (?:condition|cart)\b|[.!*"]/g, "")
    .replaceAll(" & ", " and ")
    .split(/ - |[(),;:/+]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.length > 0 && parts.every((part) => howItIsSold.has(part));
}

const tokensOf = (...lists: (readonly string[])[]) =>
  new Set(lists.flat().flatMap((words) => words.match(/[a-z]+/g) ?? []));

const electricWords = tokensOf(electricNames, electricParts, [
  "e el ev bev battery v volt volts vdc ac dc",
]);
const gasWords = tokensOf(gasNames, gasParts, ["g unleaded"]);
const otherPowerWords = new Set("powered power cart car golf motor engine pack system".split(" "));

/**
 * "E", "48V electric", "Gasoline", "Lithium". Any strange word makes it unclear: "gas, converted to
 * electric".
 */
export function readPowertrain(cell: string): Powertrain | null {
  const words = plainAd(cell).text.match(/[a-z]+|•/g) ?? [];
  const isElectric = words.some((word) => electricWords.has(word));
  const isGas = words.some((word) => gasWords.has(word));
  const isStrange = words.some(
    (word) => !(electricWords.has(word) || gasWords.has(word) || otherPowerWords.has(word)),
  );
  if (isStrange || isElectric === isGas) return null;
  return isElectric ? "electric" : "gas";
}

const yesOrNo = { yes: yesWords, no: noWords };

export function readFlag(cell: string): boolean | null {
  const answer = choiceNamed(yesOrNo, plainText(cell).replace(/^s$/, "sí"));
  return answer === null ? null : answer === "yes";
}

/** True if the cell says that the cart doesn't run; null if it doesn't say. */
export function readNotRunning(cell: string): boolean | null {
  const plain = plainText(cell).replaceAll(/(?<=\w)-(?=\w)/g, " ");
  const isShort = plain.split(/ - |[(),;:/]/).some((part) => shortNotRunning.has(part.trim()));
  if (isShort || findNotRunning(plainAd(cell).text) !== undefined) return true;
  return isSaleWord(cell) &&
    /\b(?:operable|operational|runn?s?(?:ing)?|working|functional|drives)\b/.test(plain)
    ? false
    : null;
}

const shortNotRunning: ReadonlySet<string> = new Set(notRunningWords.short);

/** A column that asks whether the cart runs: "Running?", "Operable". */
export function readRunning(cell: string): boolean | null {
  const isDead = readNotRunning(cell);
  return readFlag(cell) ?? (isDead === null ? null : !isDead);
}

export function readLifted(cell: string): boolean | null {
  const text = plainText(cell);
  if (text === "stock") return false;
  return readFlag(cell) ?? (isLift.test(text) ? true : null);
}

const isLift =
  /^(?:lifted|(?:\d{1,2}(?:"|''| ?in(?:ch|ches)?\.?)? ?-?)?lift(?: ?kit)?|\d{1,2}(?:"|''| ?in(?:ch|ches)?\.?))$/;

const upgradeWord =
  /\b(?:lift|lifted|wheels?|rims?|tires?|radio|stereo|sound|speakers?|bluetooth|soundbar|light ?bar|custom|seats?|roof|windshield|enclosure|cooler|lights?|leds?|winch|bumper|brush guard|mirrors?|usb|tv|basket|paint)\b/;
const denial = /\b(?:no|not|non|none|without|needs?|stock|missing|broken)\b|n't\b/;

/** Yes, no, or a list of upgrades, such as "lift kit, sound bar". */
export function readUpgrades(cell: string): boolean | null {
  const text = plainText(cell);
  if (text === "stock") return false;
  return readFlag(cell) ?? (upgradeWord.test(text) && !denial.test(text) ? true : null);
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, "");

const batteryTypeSpellings = listsOf(batteryTypeNames, (names) => names.map(lettersOf));

/** Splits "3 (lithium)" or "n/a (Li)" into the age and the type. */
export function splitPack(cell: string): {
  readonly age: string;
  readonly type: BatteryType | null;
} {
  const plain = plainText(cell);
  const word = packWord.exec(plain)?.[0];
  const type = word === undefined ? null : readBatteryType(word.replaceAll(/[()]/g, ""));
  if (word === undefined || type === null) return { age: cell, type: null };
  const age = plain.replace(word, " ").replaceAll(/^[\s,;/-]{1,9}|[\s,;/-]{1,9}$/g, "");
  return { age: age.replace(/ ?\bbatter(?:y|ies)$/, ""), type };
}

const packWord =
  /\(?\b(?:li(?:thium)?(?:[ -]?ion)?|lifepo4?|litio|lead[ -]acid|agm|flooded|gel|plomo)\b(?: ?ion)?\)?/;

export function readBatteryType(cell: string): BatteryType | null {
  const type = plainText(cell)
    .replaceAll(/\d{1,3} ?(?:v|volts?|ah)\b/g, "")
    .replaceAll(/\bbatter(?:y|ies)\b/g, "");
  const letters = lettersOf(type);
  return letters === "li" ? "lithium" : choiceNamed(batteryTypeSpellings, letters);
}

export function readLithium(cell: string): BatteryType | null {
  const isLithium = readFlag(cell);
  if (isLithium === null) return readBatteryType(cell);
  return isLithium ? "lithium" : "lead-acid";
}

function choiceNamed<T extends string>(
  names: Readonly<Record<T, readonly string[]>>,
  text: string,
): T | null {
  for (const choice in names) if (names[choice].includes(text)) return choice;
  return null;
}

function listsOf<Name extends string, T>(
  record: Readonly<Record<Name, T>>,
  list: (value: T) => readonly string[],
): Readonly<Record<Name, readonly string[]>> {
  const lists = Object.entries<T>(record).map(([name, value]) => [name, list(value)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are the record's own
  return Object.fromEntries(lists) as Record<Name, readonly string[]>;
}
