import type { BatteryType } from "../../valuation/cart.ts";
import type { Condition, Powertrain } from "../../valuation/cart.ts";
import { findCondition } from "../ad/choices.ts";
import { plainAd } from "../plain-words.ts";
import { plainText } from "./cell-text.ts";

// Each of these reads a cell that is not blank, and returns null if it is not clear what it says.

const conditionWords: Readonly<Record<Condition, readonly string[]>> = {
  excellent: (
    "excellent,exc,excl,ex,e,like new,like-new,new,brand new,mint,pristine,perfect,a," +
    "excelente,nuevo,como nuevo"
  ).split(","),
  good: "good,gd,g,very good,vg,v good,great,nice,above average,b,bueno,buena,bien,muy bueno".split(
    ",",
  ),
  fair: "fair,f,average,avg,ok,okay,decent,worn,c,regular".split(","),
  poor: (
    "poor,p,rough,bad,very poor,needs work,needs repair,not running,non-running,nonrunning,non-op," +
    "inoperable,dead,parts,parts only,for parts,project,salvage,d,malo,mala"
  ).split(","),
};

/** "Very good" is good, since excellent is like new; a grade may have a plus or a minus. */
export function readCondition(cell: string): Condition | null {
  const text = plainText(cell)
    .replace(/ ?(?:condition|cond)\.?$/, "")
    .replace(/^grade /, "")
    .replace(/^([a-d]|good|fair|poor|excellent) ?[+-]$/, "$1")
    .replace(/[.!]$/, "");
  const parts = text.split(/ - |[(),;:]/).map((part) => choiceNamed(conditionWords, part.trim()));
  const clear = new Set(parts.filter((condition) => condition !== null));
  if (clear.size === 1) return [...clear][0]!;
  return clear.size > 1 ? null : (findCondition(plainAd(cell).text)?.value ?? null);
}

const electricWords = new Set(
  "e el elec electric electrical electrico electrica ev bev battery batteries lithium li ion lead acid agm v volt volts vdc ac dc".split(
    " ",
  ),
);
const gasWords = new Set("g gas gasoline gasolina petrol unleaded efi carb".split(" "));
const otherPowerWords = new Set("powered power cart car golf motor engine pack system".split(" "));

/** "E", "48V electric", "Gasoline". Not clear if any word is strange: "gas, converted to electric". */
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

const yesOrNo = {
  yes: ["yes", "y", "true", "t", "x", "1", "1.0", "✓", "✔", "☑", "✅", "on", "si", "sí"],
  no: ["no", "n", "false", "f", "0", "0.0", "none", "✗", "✘", "☐", "off"],
};

export function readFlag(cell: string): boolean | null {
  const said = choiceNamed(yesOrNo, plainText(cell));
  return said === null ? null : said === "yes";
}

/** "6\"", "lift kit" in a column about the lift. */
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

/** A yes or no, or a list of upgrades, such as "lift kit, sound bar". */
export function readUpgrades(cell: string): boolean | null {
  const text = plainText(cell);
  if (text === "stock") return false;
  return readFlag(cell) ?? (upgradeWord.test(text) && !denial.test(text) ? true : null);
}

const batteryWords: Readonly<Record<BatteryType, readonly string[]>> = {
  lithium: ["lithium", "li", "liion", "lithiumion", "lifepo", "lfp", "lithiumlifepo"],
  "lead-acid": [
    "leadacid",
    "lead",
    "agm",
    "la",
    "flooded",
    "floodedleadacid",
    "wet",
    "gel",
    "wetcell",
  ],
};

/** The digits of "48V lithium" and "LiFePO4" say nothing about the type. */
export function readBatteryType(cell: string): BatteryType | null {
  const letters = plainText(cell)
    .replaceAll(/\d{1,3} ?(?:v|volts?|ah)\b/g, "")
    .replaceAll(/\bbatter(?:y|ies)\b/g, "")
    .replaceAll(/[^\p{L}]/gu, "");
  return choiceNamed(batteryWords, letters);
}

/** In a column headed "Lithium". */
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
