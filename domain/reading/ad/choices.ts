import {
  type BatteryType,
  type Condition,
  type Powertrain,
  type SeatCount,
  conditions,
  seatCounts,
} from "../../cart/cart.ts";
import {
  type Found,
  after,
  before,
  hide,
  matchesOf,
  setOf,
  wordsAfter,
  wordsBefore,
} from "../plain-words.ts";
import { type Kind, denialBefore, isClaim } from "./claims.ts";
import { findStanding } from "./not-running.ts";
import {
  anyOf,
  batteryTypeNames,
  conditionWords,
  electricNames,
  electricParts,
  gasNames,
  gasParts,
  numberOf,
  wordPattern,
  wordsIn,
} from "../vocabulary.ts";

interface Unless extends Kind {
  /** Words that reverse the meaning, and how many words before the match we look for them. */
  readonly before?: readonly [within: number, words: ReadonlySet<string>];
  readonly after?: ReadonlySet<string>;
  /** "Not lifted" before the match denies only the lift. */
  readonly deniedLift?: true;
  readonly isDeniable?: true;
}

function first(text: string, pattern: RegExp, unless: Unless = {}) {
  const [within, turning] = unless.before ?? [0, noWords];
  for (const match of matchesOf(pattern, text)) {
    const read = unless.deniedLift ? withoutDeniedLift(text) : text;
    const isTurned =
      !isClaim(text, match, unless) ||
      (unless.isDeniable && denialBefore(read, match.start) !== undefined) ||
      wordsBefore(read, match.start, within).some((word) => turning.has(word)) ||
      wordsAfter(text, match.end, 2).some((word) => unless.after?.has(word));
    if (!isTurned) return match;
  }
  return undefined;
}

const deniedLift = /\b(?:no|not|non|without)[ -](?:lift kit|lift(?:ed)?)\b/g;
const withoutDeniedLift = (text: string) => hide(text, deniedLift);

const noWords: ReadonlySet<string> = new Set();

const withValue = <T>(found: Found<unknown> | undefined, value: T): Found<T> | undefined =>
  found && { value, start: found.start, end: found.end };

const seats =
  /(?<![\da-z.,$+/:'-])(?<count>\d{1,2}|two|four|six|eight|dos|cuatro|seis|ocho)[- ]{0,2}(?:pass(?:engers?|angers?)?|pas(?:enger|anger)s?|pax|(?<=\d-?)p(?!\.?m\b)|pasajeros|seat(?:s|ers?)?|persons?|people|asientos|puestos)\b(?!\.?m\b| minimum| tour| (?:tried|have|has|want(?:ed)?|ask(?:ed)?|looking|interested|already|came|messaged|called)\b| ?-?(?:belts?|covers?|cushions?|bottoms?|backs?|pads?|box(?:es)?|bags?|heaters?|warmers?|brackets?|pods?|skins?|repairs?)\b)/g;
const seatsThen =
  /\b(?:seat(?:s|ing)?(?: for)?|passengers|holds)[ .:=]{1,20}(?<count>\d{1,2}|two|four|six|eight)\b(?!["'/+-]|[.,]\d| ?(?:in\b|inch|new|v))/g;
const sums = /(?<![\d+.,$/-])(?<front>[246]) ?(?:\+|plus) ?(?<back>[24])(?![\d+])/g;
/** "2, 4 or 6 seats" and "4- and 6-seat" are a choice. */
const choiceBefore =
  /(?<!\d)\d[- ]{0,2}(?:seat(?:er)?s?|pass(?:enger)?s?)? ?(?:[/&]|\bor|\band) ?$/;
const convertedTo =
  /\bconverted (?:it )?from (?:an? )?(?:\d|two|four|six)[- ]{0,2}[a-z]{3,10} to (?:an? )?$/;
const convertible = /\b(?:convert(?:s|ible)|expand(?:s|able)|turns?|changes?) (?:in)?to (?:an? )?$/;
/** "Seller says 6 seats but I count 4", "2 seats, no, 4": only a person can tell which is right. */
const correctedBehind =
  /^[^.!?\n•]{0,20}(?:\bbut\b[^.!?\n•]{0,24}\b(?:count|really|actually|fits?|only|just|more like)(?: only| has| seats?| is| it'?s| for){0,2} |[ ,.!?;(-]{1,5}(?:(?:no|nope|wait|sorry|oops|actually|rather|well|correction|really|i mean(?:t)?|i think|make that|or rather|perdon|digo|mejor dicho|bueno)\b[ ,.!-]{0,3}){1,4}(?:it'?s |it |is |has |seats |a |son ){0,3})(?:\d|two|four|six|eight|dos|cuatro|seis|ocho)\b(?! ?(?:years|yrs|months|batt|new|hours|seat ?belts?|belts))/;
/** "Seats 2 in front, 2 in back" */
const perRow =
  /^(?: (?:people|passengers|adults))? (?:when|if|once|with (?:the |an? )?optional)\b|^ ?(?:are )?(?:(?:in|at|up)(?: the)? (?:front|back|rear)|adelante|delante|atras|front (?:and|&|\+|,))/;
/** "The rear seat kit for $300 more" */
const sold = /^(?: kit)?(?: (?:available|optional|extra)\b| for (?:[~$]|an? (?:additional|extra)))/;
const rearSeat =
  /\b(?:rear|back|flip|folding)[- ](?:[a-z]{4,7}[- ])?seats?\b|\bseat kit\b|\basientos? (?:traseros?|de atras)\b/g;

/** A rear seat turns two seats, said or implied by the model, into four. A Villager 6 already has one. */
export function findSeats(text: string, implied: SeatCount = 2): Found<SeatCount> | undefined {
  const sum = [...matchesOf(sums, text)];
  const single = [seats, seatsThen].flatMap((pattern) => [...matchesOf(pattern, text)]);
  const mentions = [
    ...sum,
    ...single.filter((each) => !sum.some((whole) => overlap(each, whole))),
  ].filter((mention) => isClaim(text, mention, { isThing: true }));
  const isInDoubt = mentions.some(({ end }) => {
    const tail = after(text, end, 60);
    return correctedBehind.test(tail) || perRow.test(tail);
  });
  if (isInDoubt) return undefined;
  if (mentions.some(({ start }) => convertible.test(before(text, start, 30)))) return undefined;
  const converted = mentions.find(({ start }) => convertedTo.test(before(text, start, 40)));
  const areChoices =
    !converted && mentions.some(({ start }) => choiceBefore.test(before(text, start, 24)));
  const counts = (converted ? [converted] : areChoices ? [] : mentions).flatMap((mention) => {
    const { front, back, count } = mention.value.groups!;
    const total = count === undefined ? Number(front) + Number(back) : numberOf(count);
    const value = total > 8 && total < 25 ? 8 : seatCounts.find((each) => each === total);
    return value === undefined ? [] : [{ ...mention, value }];
  });
  const [best] = counts;
  const values = new Set(counts.map(({ value }) => value));
  const rear = first(text, rearSeat, {
    before: [2, setOf("no without needs want wants add missing sin")],
    isThing: true,
  });
  const isSold = rear && sold.test(after(text, rear.end));
  if (values.size > (rear && values.has(2) && values.has(4) ? 2 : 1)) return undefined;
  if (rear && !isSold && (values.has(2) || (best === undefined && implied === 2)))
    return withValue(rear, 4);
  // "4 seats, back seat removed" may count the seat that's gone.
  const isShort = !rear && text.search(rearSeat) !== -1 && best !== undefined && best.value > 2;
  return isShort ? undefined : best;
}

const overlap = (one: Found<unknown>, other: Found<unknown>) =>
  one.start < other.end && other.start < one.end;

const gasWord = wordPattern(`\\b${anyOf(gasNames)}(?: or best offer)?\\b`);
const gasPart = wordPattern(
  `\\b(?:${anyOf(gasParts)}|[a-z]{5,8} engine|\\d{3} ?cc|[24][- ](?:stroke|cycle))\\b`,
);
const electricWord = wordPattern(`\\b${anyOf(electricNames)}s?\\b`);
const electricPart = wordPattern(
  `\\b(?:(?:36|48|51|72)[- ]?v(?:olt(?:s|ios|ajes?)?)?|${anyOf(electricParts)}|\\d{2,3} ?ah)\\b`,
);

const notGas: Unless = {
  before: [1, setOf("no not than from of more buying on for")],
  after: setOf("gauge strut smell to station bill mileage prices"),
};
const notElectric: Unless = {
  before: [2, setOf("rather want to than not no of")],
  after: setOf("start lift bed bike to brakes brake winch fan"),
};
const no = setOf("no not without non isn't or doesn't don't never");
const denied: Unless = { before: [1, no] };

/** "Gas or lithium available" */
const powerChoice = wordPattern(
  `\\b(?:${[
    [
      anyOf([...gasNames, ...gasParts]),
      anyOf([...electricNames, ...electricParts, "battery", "bateria", "48v"]),
    ],
    [
      anyOf([...electricNames, ...electricParts, "battery", "bateria", "48v"]),
      anyOf([...gasNames, ...gasParts]),
    ],
  ]
    .map(
      ([one, other]) =>
        `${one} (?:[a-z]{1,9} ){0,2}(?:or|o|u|vs|versus) (?:[a-z]{1,9} ){0,2}${other}`,
    )
    .join("|")})\\b`,
);

/** By the word itself, or else by parts that only one of the two has. */
export function findPowertrain(text: string): Found<Powertrain> | undefined {
  if (text.search(powerChoice) !== -1) return undefined;
  const gas = first(text, gasWord, notGas);
  const electric = first(text, electricWord, notElectric);
  if (gas || electric) {
    if (gas && electric) return undefined;
    return gas ? withValue(gas, "gas") : withValue(electric, "electric");
  }
  const engine = first(text, gasPart, denied);
  if (engine) return withValue(engine, "gas");
  // "No batteries" still describes an electric cart.
  return withValue(
    first(text.replaceAll(/\bno(?= (?:batter|charger))/g, "~~"), electricPart, denied),
    "electric",
  );
}

/** "Condition: good" is read as "good condition". */
const labeled =
  /\b(cond(?:ition)?|grade|estado)( {0,2}(?:[:=-]|\.{2,})[ .]{0,20}(?:used -? ?)?)((?:like |very )?[a-z]{3,9})\b/g;
const putGradeFirst = (label: string, noun: string, _between: string, grade: string) =>
  `${grade} ${noun}`.padEnd(label.length);

const broken =
  /\b(?:needs? (?!no |nothing )(?:[a-z]{1,7} ){0,3}?(?:work|repairs?|everything)\b|(?<!\b(?:next|your|this|fun|other|another|no|not|isn'?t|never) (?:an? |your )?(?:[a-z]{1,9} )?)project\b(?! (?:boat|car|truck|bike))|mechanic'?s special|needs? a mechanic|poor (?:condition|shape)|ran when)/g;

const shape = "(?:shape|cond[a-z]{0,8}|grade|estado)";

/** Some words are enough by themselves; others need "condition" or "shape" within two words. */
function conditionPattern(
  condition: Condition,
  ...furtherPatterns: readonly string[]
): readonly [Condition, RegExp] {
  const { clear, graded } = conditionWords[condition];
  const alternatives = [
    anyOf(clear),
    `${anyOf(graded)} (?:[a-z]{1,8} )?${shape}`,
    ...furtherPatterns,
  ];
  return [condition, wordPattern(`\\b(?:${alternatives.join("|")})\\b`)];
}

const patterns: readonly (readonly [Condition, RegExp])[] = [
  ["poor", broken],
  conditionPattern("poor", "rough\\b(?! around)"),
  conditionPattern("fair", "(?:it|in|is|looks) fair", "rough around"),
  conditionPattern("excellent"),
  conditionPattern(
    "good",
    "(?:runs?|rides?|drives?|works?|funciona|corre)(?:(?: and|,| &) [a-z]{3,6})?(?: [a-z]{4,6})? (?:good|great|well|strong|perfect|excellent|fine|bien|new)",
    "(?:good|great) runn[a-z]{2,3}",
  ),
];

const partWords =
  "headlights headlight taillights reverse gauge horn blinkers signals stereo clock tire tires battery batteries batts trojans paint body seat seats top roof interior brakes charger windshield wheels cushions lights radio";
/** "Great engine" praises only the engine, but "engine runs great" praises the cart. */
const driveWords = "motor engine frame controller transmission transaxle suspension drivetrain";
const denials = "not no never isn't isnt doesn't don't didn't won't wouldn't ain't";
/** Praise for the tires or the ride says nothing about the cart. */
const partOrOther: Unless = {
  before: [3, setOf(`${partWords} ${denials}`)],
  after: setOf(
    `${partWords} ${driveWords} price offer warning green color ride buy service customer sound system gas mileage value deal`,
  ),
};
const otherPoor: Unless = {
  ...partOrOther,
  before: [3, setOf(`${partWords} ${denials} from anything`)],
  isFault: true,
};
const notBroken: Unless = {
  before: [3, setOf(`${denials} hardly nothing from`)],
  isFault: true,
};
const countedSeats = /\b\d{1,2}[- ]?(?:seats?|seaters?|pass(?:engers?)?)\b/g;
const joined = / (?:but|(?:and|with|&) (?=(?:in )?(?:excel|good|great|fair|mint|tlc)))/g;

export function findCondition(text: string): Found<Condition> | undefined {
  const phrases = text
    .replaceAll(countedSeats, (words) => ",".repeat(words.length))
    .replaceAll(labeled, putGradeFirst)
    .replaceAll(joined, (words) => ",".repeat(words.length));
  const standing = findStanding(text);
  if (standing) return withValue(standing, "poor");
  for (const [condition, pattern] of patterns) {
    const unless = pattern === broken ? notBroken : condition === "poor" ? otherPoor : partOrOther;
    const match = first(phrases, pattern, unless);
    if (match) return withValue(match, condition);
  }
  return gradeInLine(phrases);
}

/** A line of details is shorter than most ads. In it, "fair" alone is the condition. */
const maxLineLength = 80;
const gradesAlone = wordsIn("fair,average,avg,decent,poor,very poor,good");
const grade = wordPattern(
  `(?<![a-z/-])${anyOf(gradesAlone)}(?= ?(?:[,;.$•\\d]|gas\\b|elec|lithium|lifted|batt|$))`,
);

function gradeInLine(text: string): Found<Condition> | undefined {
  const [line = ""] = text.split("\n", 1);
  const match = line.length > maxLineLength ? undefined : first(line, grade, partOrOther);
  const condition = conditions.find((id) =>
    conditionWords[id].graded.includes(match?.value[0] ?? ""),
  );
  return condition && withValue(match, condition);
}

const wished = "can could would if needs need want add";
const lift =
  /\b(?:lift(?:ed)?(?! ?(?:it|them|this|her) yourself| parts\b)|levantad[oa]|jacked up)\b/g;
const otherLift: Unless = {
  before: [
    2,
    setOf(`${wished} be dump bed on ceiling chair removed for face boat scissor tailgate`),
  ],
  after: setOf("gate off up assist bed table chair bridge bucket truck trucks"),
  isThing: true,
  hasHappened: true,
};
/** "Was lifted, lowered back to stock" */
const lowered =
  /\b(?:lowered|now (?:it'?s |is |at |sits |sitting |all )*stock|(?:back|returned|restored|down) to (?:a |the |its )?(?:stock|original|factory|normal|standard)|stock (?:height|again)|lift (?:kit )?(?:was )?removed|bajad[oa]|altura original)\b/;
const saysNo = /^[ .:=-]{1,20}(?:no|none|n)\b/;

export function findLifted(text: string): Found<boolean> | undefined {
  const match = first(hide(text, powerLift), lift, otherLift);
  if (match === undefined) return undefined;
  const start = denialBefore(text, match.start) ?? match.start;
  const end = match.end + (saysNo.exec(after(text, match.end))?.[0].length ?? 0);
  const isDenied =
    start < match.start || end > match.end || lowered.test(after(text, match.end, 60));
  return { value: !isDenied, start, end };
}

const powerLift = /\b(?:power|hydraulic|electric|fork)[- ]?lift\b/g;

/** "Lithium golf cart charger", "lithium grease" */
const notOther =
  "(?! ?-?(?:(?!with\\b|and\\b|plus\\b|w\\b|has\\b|incl|comes\\b|new\\b|batteries\\b|packs?\\b|on)[a-z\\d]{2,9} ){0,2}(?:chargers?|greases?|testers?|key fob)\\b)(?! ?-?(?:(?:battery|ion|powered|cell|coin) )?(?:lubes?|jump|tools?|drills?|flashlights?|spray|deposits?|soap|mowers?|maintainers?|tenders?|boosters?|aa+|cells?|coin|settings?|profiles?|modes?|cables?|trays?|mounts?|brackets?|quotes?|prices?|killer)\\b)";
/** "Li" alone may be Long Island, so it counts only beside a pack. */
const lithium = wordPattern(
  `\\b(?:${anyOf(batteryTypeNames.lithium)}|li(?= (?:batt|packs?\\b|lifted\\b|\\d\\d ?v))|(?<=\\()li(?=\\))|(?<=\\d ?v(?:olt)? )li(?![\\w'-]))\\b(?![ .:=-]{1,20}no\\b| (?:battery )?(?:for )?starter)${notOther}`,
);
/** In a model's text, "Li" means nothing else. */
const li = /(?<![\w'-])li(?![\w'-])/g;
const notYet: Unless = {
  before: [5, setOf(`${wished} consider no not non without or ready`)],
  deniedLift: true,
  after: setOf("ready compatible option optional available starter"),
  isThing: true,
  isDeniable: true,
};
const lead =
  /\b(?:lead[- ]acid|agm'?s?|flooded|plomo|(?<=\b(?:now|to|with|has) )lead(?! (?:to|foot)))\b/g;
const former: Unless = {
  before: [2, setOf("from no not old of")],
  after: setOf("to"),
  isThing: true,
};

export function findBatteryType(text: string): Found<BatteryType> | undefined {
  return batteryTypeFrom(text, first(text, lithium, notYet));
}

export function findBatteryTypeOfModel(text: string): Found<BatteryType> | undefined {
  return batteryTypeFrom(text, first(text, lithium, notYet) ?? first(text, li, notYet));
}

function batteryTypeFrom(
  text: string,
  lithiumFound: Found<unknown> | undefined,
): Found<BatteryType> | undefined {
  const leadFound = first(text, lead, former);
  if (lithiumFound && leadFound) return undefined;
  return lithiumFound ? withValue(lithiumFound, "lithium") : withValue(leadFound, "lead-acid");
}

const upgrade =
  /\b(?:(?:custom|alloy|chrome|upgraded|big|new) (?:[a-z\d"'&-]{1,10} ){0,2}?wheels\b|rims\b|1[0245](?:"|'')? ?-?(?:in(?:ch)?)?\.? (?:[a-z]{1,10} ){0,2}?(?:wheels|rims)\b|stereo|radio|bluetooth|sound ?-?(?:bar|system)|speakers|light ?-?bar|trick paint|custom(?:ized)? (?:[a-z\d-]{1,10} ){0,2}?(?:seats?|paint|upholstery|body)\b|upgrades\b)\b/g;
const notUpgrade: Unless = {
  before: [2, no],
  after: setOf("not doesn't"),
};
const stock = /\b(?:no upgrades|(?:all|bone|completely) stock|stock everything)\b/g;

export function findUpgrades(
  text: string,
  lifted: Found<boolean> | undefined,
  type: Found<BatteryType> | undefined,
): Found<boolean> | undefined {
  if (lifted?.value === true) return lifted;
  if (type?.value === "lithium") return withValue(type, true);
  const match = first(text, upgrade, notUpgrade);
  return match ? withValue(match, true) : withValue(first(text, stock), false);
}
