import {
  type BatteryType,
  type Condition,
  type Powertrain,
  type SeatCount,
  conditions,
} from "../../cart/cart.ts";
import {
  type Found,
  hide,
  textAfter,
  textBefore,
  matchesOf,
  setOf,
  wordsAfter,
  wordsBefore,
} from "../plain-words.ts";
import {
  alternationOf,
  batteryTypeNames,
  conditionWords,
  electricNames,
  electricParts,
  gasNames,
  gasParts,
  numberOf,
  seatCountOf,
  wordPattern,
  wordsIn,
} from "../vocabulary.ts";

interface Unless {
  /** Words that reverse the meaning, and how many words before the match we look for them. */
  readonly before?: readonly [within: number, words: ReadonlySet<string>];
  readonly after?: ReadonlySet<string>;
  /** Phrases that do the same if they end right before the match, or begin right after it. */
  readonly upTo?: RegExp;
  readonly from?: RegExp;
  /** "Not lifted" before the match denies only the lift. */
  readonly deniedLift?: true;
  /** "Was lifted" can mean that somebody lifted it and it still is; "was lithium" can't. */
  readonly mayStillBe?: true;
}

/** Says what the cart used to be or have: "was lithium, now lead-acid". */
const formerly =
  /\b(?:(?:was|were|(?:would|could|might) be)(?: an?| in)?|formerly|previously|originally|no longer|used to(?: (?:be|have)(?: an?| in)?)?) $/;

function first(text: string, pattern: RegExp, unless: Unless = {}) {
  const [within, turning] = unless.before ?? [0, noWords];
  for (const match of matchesOf(pattern, text)) {
    const read = unless.deniedLift ? withoutDeniedLift(text) : text;
    const isTurned =
      (!unless.mayStillBe && formerly.test(textBefore(read, match.start, 24))) ||
      wordsBefore(read, match.start, within).some((word) => turning.has(word)) ||
      wordsAfter(text, match.end, 2).some((word) => unless.after?.has(word)) ||
      unless.upTo?.test(textBefore(text, match.start, 60)) === true ||
      unless.from?.test(textAfter(text, match.end, 60)) === true;
    if (!isTurned) return match;
  }
  return undefined;
}

const deniedLift = /\b(?:no|not|non|without)[ -](?:lift kit|lift(?:ed)?)\b/g;
const withoutDeniedLift = (text: string) =>
  text.replaceAll(deniedLift, (words) => "~".repeat(words.length));

const noWords: ReadonlySet<string> = new Set();

const withValue = <T>(found: Found<unknown> | undefined, value: T): Found<T> | undefined =>
  found && { value, start: found.start, end: found.end };

const seats =
  /(?<![\da-z.,$+/:'-])(?<count>\d{1,2}|two|four|six|eight|dos|cuatro|seis|ocho)[- ]{0,2}(?:pass(?:engers?|angers?)?|pas(?:enger|anger)s?|pax|(?<=\d-?)p(?!\.?m\b)|pasajeros|seat(?:s|ers?)?|(?:forward|fwd)[ -]facing|persons?|people|asientos|puestos)\b(?!\.?m\b| minimum| tour| (?:belts?|covers?|cushions?|cooler|owned)\b)/g;
const seatsThen =
  /\b(?:seat(?:s|ing)?(?: for)?|passengers|holds)[ .:=]{1,20}(?<count>\d{1,2}|two|four|six|eight)\b(?!["'/+-]|[.,]\d| ?(?:in\b|inch|new|v))/g;
const sums = /(?<![\d+.,$/-])(?<front>[246]) ?(?:\+|plus) ?(?<back>[24])(?![\d+])/g;
/** "2, 4 or 6 seats" and "4- and 6-seat" are a choice. */
const choiceBefore =
  /(?<!\d)\d[- ]{0,2}(?:seat(?:er)?s?|pass(?:enger)?s?)? ?(?:[/&]|\bor|\band) ?$/;
const convertedTo =
  /\bconverted (?:it )?from (?:an? )?(?:\d|two|four|six)[- ]{0,2}[a-z]{3,10} to (?:an? )?$/;
/** "Seller says 6 seats but I count 4", "2 seats, no, 4": only a person can tell which is right. */
const correctionAfter =
  /^[^.!?\n•]{0,20}(?:\bbut\b[^.!?\n•]{0,24}\b(?:count|really|actually|fits?)(?: only| has| seats| is| it'?s)? |, ?(?:no|sorry|actually|i mean|make that),? )(?:\d|two|four|six|eight)\b(?! ?(?:years|yrs|months|batt|new|hours))/;
/** "The rear seat kit for $300 more" */
const sold = /^(?: kit)?(?: (?:available|optional|extra)\b| for (?:[~$]|an? (?:additional|extra)))/;
const rearSeat = /\b(?:rear|back|flip|folding)[- ](?:[a-z]{4,7}[- ])?seats?\b|\bseat kit\b/g;

/** A rear seat turns two seats, said or implied by the model, into four. A Villager 6 already has one. */
export function findSeats(text: string, implied: SeatCount = 2): Found<SeatCount> | undefined {
  const mentions = [sums, seats, seatsThen]
    .flatMap((pattern) => [...matchesOf(pattern, text)])
    .filter(({ start }) => !formerly.test(textBefore(text, start, 24)));
  const contradicted = mentions.some(({ end }) => correctionAfter.test(textAfter(text, end, 60)));
  if (contradicted) return undefined;
  const converted = mentions.find(({ start }) => convertedTo.test(textBefore(text, start, 40)));
  if (converted) mentions.unshift(converted);
  const choices =
    !converted && mentions.some(({ start }) => choiceBefore.test(textBefore(text, start, 24)));
  const [best] = (choices ? [] : mentions).flatMap((mention) => {
    const { front, back, count } = mention.value.groups!;
    const total = count === undefined ? Number(front) + Number(back) : numberOf(count);
    const value = seatCountOf(total);
    return value === null ? [] : [{ ...mention, value }];
  });
  const rear = first(text, rearSeat, {
    before: [
      2,
      setOf("no without needs want wants add had used instead replaced replaces replacing"),
    ],
    after: setOf("delete removed missing not gone taken swapped"),
  });
  const isSold = rear && sold.test(textAfter(text, rear.end));
  return rear && !isSold && (best?.value ?? implied) === 2 ? withValue(rear, 4) : best;
}

const gasWord = wordPattern(
  `\\b(?:(?:runs?|running) on )?${alternationOf(gasNames)}(?: or best offer)?\\b`,
);
const gasPart = wordPattern(
  `\\b(?:${alternationOf(gasParts)}|[a-z]{5,8} engine|engine (?:runs|purrs|starts|(?:was )?rebuilt)|\\d{3} ?cc|[24][- ](?:stroke|cycle))\\b`,
);
const electricWord = wordPattern(`\\b${alternationOf(electricNames)}\\b(?! fuel pump)`);
const electricPart = wordPattern(
  `\\b(?:(?:36|48|51|72)[- ]?v(?:olt(?:s|ios|ajes?)?)?|${alternationOf(electricParts)}|\\d{2,3} ?ah)\\b`,
);

/** What only an engine or only an electric cart's pack has, whatever else an ad says. */
const engineOnly = wordPattern(
  `\\b(?:efi|carb(?:urett?or)?|fuel injec(?:ted|tion)|\\d{3} ?cc|[24][- ](?:stroke|cycle))\\b`,
);
const packOnly = wordPattern(
  `\\b(?:(?:36|48|51|72)[- ]?v(?:olt(?:s|ios|ajes?)?)?|${alternationOf(batteryTypeNames.lithium)})\\b`,
);

const notGas: Unless = {
  before: [1, setOf("no not than from of or more buying on for")],
  after: setOf("gauge strut smell to station bill mileage prices"),
};
const notElectric: Unless = {
  before: [2, setOf("rather want to than not no of or")],
  after: setOf("start lift bed bike to brakes brake winch fan"),
};
const no = setOf("no not without non isn't or doesn't don't never");
const denied: Unless = { before: [1, no] };
/** A gas cart's own battery can be lithium: "lithium starter battery". */
const notPack: Unless = {
  before: [2, setOf("no not without than from like")],
  after: setOf("start starter starting 12v 12 cranking"),
};

/** "2014 or 15 gas" doubts the year, not the gas. */
const otherYear = /\bor(?= '?\d)/g;
/** "Not sure if gas or electric", "gas or electric, I have both" */
const eitherOne = wordPattern(
  `\\b(?:${alternationOf(gasNames)} or ${alternationOf(electricNames)}|${alternationOf(electricNames)} or ${alternationOf(gasNames)})\\b`,
);

/**
 * By the word itself, or else by parts that only one of the two has. Null if an ad speaks of both, such
 * as "gas, 36 volt", and undefined if it speaks of neither.
 */
export function findPowertrain(ad: string): Found<Powertrain> | null | undefined {
  const text = hide(hide(ad, otherYear), eitherOne);
  const gas = first(text, gasWord, notGas);
  const electric = first(text, electricWord, notElectric);
  if (gas || electric) {
    const other = gas ? first(text, packOnly, notPack) : first(text, engineOnly, denied);
    if ((gas && electric) || other) return null;
    return gas ? withValue(gas, "gas") : withValue(electric, "electric");
  }
  const engine = first(text, gasPart, denied);
  if (engine) return first(text, packOnly, notPack) ? null : withValue(engine, "gas");
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
  /\b(?:no (?:motor|engine|reverse(?! (?:beep|buzz|alarm|cam|light|sound)))\b|non[- ]?running|needs? (?!no |nothing )(?:[a-z]{1,7} ){0,3}?(?:work|repairs?|everything)\b|parts? (?:only|cart|or repair)|for parts|(?<!\b(?:next|your|this|fun|other|another|no|not|isn'?t|never) (?:an? |your )?(?:[a-z]{1,9} )?)project\b(?! (?:boat|car|truck|bike))|mechanic'?s special|needs? a mechanic|poor (?:condition|shape)|ran when|para piezas)/g;

const shape = "(?:shape|cond[a-z]{0,8}|grade|estado)";

/** Some words are enough by themselves; others need "condition" or "shape" within two words. */
function conditionPattern(
  condition: Condition,
  ...furtherPatterns: readonly string[]
): readonly [Condition, RegExp] {
  const { clear, graded } = conditionWords[condition];
  const alternatives = [
    alternationOf(clear),
    `${alternationOf(graded)} (?:[a-z]{1,8} )?${shape}`,
    ...furtherPatterns,
  ];
  return [condition, wordPattern(`\\b(?:${alternatives.join("|")})\\b`)];
}

const patterns: readonly (readonly [Condition, RegExp])[] = [
  ["poor", broken],
  conditionPattern(
    "poor",
    "rough\\b(?! around)",
    "(?:not|(?:do|does|did|wo|ca|could|is|has)n'?t) (?:currently )?(?:run|mov|start|work)[a-z]{0,4}",
    "no (?:funciona|prende|arranca|camina|jala|enciende)",
  ),
  conditionPattern(
    "fair",
    "(?:it|in|is|looks) fair",
    "rough around",
    // A cart like this runs, but not the way a good one does.
    "smokes(?! (?:like|as)\\b)|smok(?:ing|ed) (?:a|some|on|at|when|under)|clutch(?:es)? (?:is |are |was )?(?:slip|bad|worn|going|grab)[a-z]{0,4}|(?<!n't |not |no |never )leaks? (?:some |a (?:little|bit of) )?(?:oil|gas|fuel|fluid)|leaking (?:oil|gas|fuel|fluid)|jerks|bogs|backfires|overheats|hesitates|engine (?:knocks|knocking|noise)|grinds|grinding (?:noise|gears|when|in)|slips out of gear",
  ),
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
/** Praise for the tires or the ride says nothing about the cart. */
const partOrOther: Unless = {
  before: [3, setOf(`${partWords} not no never isn't isnt less far hardly`)],
  after: setOf(
    `${partWords} ${driveWords} price offer warning green color ride buy service customer sound system gas mileage value deal`,
  ),
};
const countedSeats = /\b\d{1,2}[- ]?(?:seats?|seaters?|pass(?:engers?)?)\b/g;
const joined = / (?:but|(?:and|with|&) (?=(?:in )?(?:excel|good|great|fair|mint|tlc)))/g;

/** "Like new except for the seats", "mint in pictures", "mint from ten feet", "excellent when new" */
const takenBack =
  /^(?: (?:inside|out|and|all|around|over|overall|condition|cond|shape)){0,3}[.,]? ?(?:\(?(?:except|exept|excluding|other than|aside from|apart from|minus|besides|outside of|save for) |in (?:the |these |all |your )?(?:pic(?:ture)?|photo)s?\b|from (?:\d|ten|twenty|thirty|afar|across|far|the (?:road|street)|a (?:distance|few|far|block|mile|car))|at (?:\d+|ten|twenty) f|when (?:i|we|it|he|she|new|bought|purchased)\b|before (?:the|it|i|we)\b|until |once (?:you (?:clean|wash|detail|polish|fix|replace|get|put|add)|it|i|cleaned|washed|detailed)\b|after (?:some|you|cleaning|washing|detailing|an?)\b|if (?:you (?:don'?t|do not|can|overlook|ignore|look past)|not for|it (?:wasn'?t|weren'?t|had))|with (?:elbow |some (?!upgrade|extra|nice|new|great|add|accessor|custom|mods?\b))|,,,, (?:needs?|missing|could use) (?!nothing|no |batt|new batt|to |gone))/;
/** "Cleans up like new", "a wash and it will look like new", "supposedly mint" */
const hopedBefore =
  /\b(?:supposed(?:ly)?(?: to be)?|allegedly|reportedly|clean(?:s|ed)? up|(?:could|would|should|will|can|to) (?:be|look)|washe?s? up|polish(?:es)? up) $/;

const claimed: Unless = { ...partOrOther, upTo: hopedBefore, from: takenBack };

export function findCondition(text: string): Found<Condition> | undefined {
  const phrases = text
    .replaceAll(countedSeats, (words) => ",".repeat(words.length))
    .replaceAll(labeled, putGradeFirst)
    .replaceAll(joined, (words) => ",".repeat(words.length));
  for (const [condition, pattern] of patterns) {
    const match = first(phrases, pattern, unlessFor(condition, pattern));
    if (match) return withValue(match, condition);
  }
  return gradeInLine(phrases);
}

function unlessFor(condition: Condition, pattern: RegExp): Unless {
  if (pattern === broken) return denied;
  return condition === "excellent" ? claimed : partOrOther;
}

/** A line of details is shorter than most ads. In it, "fair" alone is the condition. */
const maxLineLength = 80;
const gradesAlone = wordsIn("fair,average,avg,decent,poor,very poor,good");
const grade = wordPattern(
  `(?<![a-z/-])${alternationOf(gradesAlone)}(?= ?(?:[,;.$•\\d]|gas\\b|elec|lithium|lifted|batt|$))`,
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
const lift = /\b(?:lift(?:ed)?|levantad[oa]|jacked up)\b/g;
const otherLift: Unless = {
  before: [
    2,
    setOf(
      `${wished} be dump bed on ceiling chair removed for formerly previously once originally longer`,
    ),
  ],
  after: setOf("gate off up removed"),
  mayStillBe: true,
};
/** "Was lifted, lowered back to stock" */
const lowered =
  /\b(?:lowered|(?:back|returned|restored) to stock|lift (?:kit )?(?:was )?removed)\b/;
const saysNo =
  /^[ .:=-]{1,20}(?:no|none|n)\b|^ (?:kit )?(?:is )?(?:not (?:included|installed|on it|there)|optional|sold separately)\b/;

export function findLifted(text: string): Found<boolean> | undefined {
  const match = first(
    text.replaceAll(powerLift, (words) => "~".repeat(words.length)),
    lift,
    otherLift,
  );
  if (match === undefined) return undefined;
  const [word = ""] = wordsBefore(text, match.start, 1);
  const start = no.has(word) ? text.lastIndexOf(word, match.start) : match.start;
  const end = match.end + (saysNo.exec(textAfter(text, match.end))?.[0].length ?? 0);
  const isDenied =
    start < match.start || end > match.end || lowered.test(textAfter(text, match.end, 60));
  return { value: !isDenied, start, end };
}

const powerLift = /\b(?:power|hydraulic|electric|fork)[- ]?lift\b/g;

/** "Li" alone may be Long Island, so it counts only beside a pack. */
const lithium = wordPattern(
  `\\b(?:${alternationOf(batteryTypeNames.lithium)}|li(?= (?:batt|packs?\\b|lifted\\b|\\d\\d ?v))|(?<=\\()li(?=\\))|(?<=\\d ?v(?:olt)? )li(?![\\w'-]))\\b(?![ .:=-]{1,20}no\\b| chargers?\\b| (?:battery )?(?:for )?starter)`,
);
/** In a model's text, "Li" means nothing else. */
const li = /(?<![\w'-])li(?![\w'-])/g;
/** "Thinking about going lithium", "a great candidate for lithium", "quoted $2,000 for lithium" */
const plannedBefore =
  /\b(?:(?:prepp?ed|prep|ready|set ?up|(?:pre-?)?wired|candidate|(?:perfect|great|good|ideal)(?: time)?|room|saving(?: up)?|begging|waiting|money|quoted?(?: me)?(?: ~?\$ ?[\d,]{3,6})?) for|plan(?:s|ned|ning)?|think(?:ing)?|thought|going|gonna|intend(?:ed|ing)?|meant|hop(?:ed|ing)|looking (?:at|to|into|for)|consider(?:ed|ing)?|wants|(?:list|preparad)[oa] para(?: baterias? de)?)(?: (?:of|about|on|to|a|an|the|it|in|for|with|over|go|going|add|adding|put|putting|install|installing|get|getting|do|doing|convert|converting|upgrade|upgrading|switch|switching|swap|swapping|new|future|full)){0,5} $/;
/** "Lithium soon", "lithium batteries on order", "lithium would be next" */
const planned =
  /^(?: (?:ion|batter(?:y|ies)|batts?|packs?|set|upgrade|conversion|swap|kit|is|are|will|to|be|come|com+ing|being|installed|added|go(?:es|ing)?|in)){0,4}(?:,? soon(?! to be)| (?:later(?! model)|eventually|some ?day|on order|planned|possible|(?:in the|near) future|down the road|next (?:on|week|month|year|spring|summer|fall|winter|season)|(?:would|could) (?:be|make|run|fit|work|go|cost)|can be (?:added|installed|had)|extra(?= ?(?:[.!$\d]|$))|for (?:an )?(?:extra|additional)|(?:for )?(?:only )?\$ ?[\d,]{3,6} (?:more|extra)|(?:if|when) (?:you|i|we|needed|wanted)))\b/;
const notYet: Unless = {
  before: [5, setOf(`${wished} consider no not non without or`)],
  deniedLift: true,
  upTo: plannedBefore,
  from: planned,
  after: setOf(
    "ready compatible option optional available starter jump grease headlamp flashlight drill",
  ),
};
const lead =
  /\b(?:lead[- ]acid|agm'?s?|flooded|plomo|(?<=\b(?:now|to|with|has) )lead(?! (?:to|foot)))\b/g;
const former: Unless = {
  before: [2, setOf("from no not old of or")],
  after: setOf("to"),
};

export function findBatteryType(text: string): Found<BatteryType> | undefined {
  return batteryTypeFrom(text, findLithium(text, lithium));
}

export function findBatteryTypeOfModel(text: string): Found<BatteryType> | undefined {
  return batteryTypeFrom(text, findLithium(text, lithium) ?? findLithium(text, li));
}

/** A pack that the seller keeps or has sold doesn't come with the cart. */
function findLithium(text: string, pattern: RegExp) {
  const found = first(text, pattern, notYet);
  const isGone =
    found !== undefined &&
    (takenBefore.test(textBefore(text, found.start, 16)) ||
      gone.test(textAfter(text, found.end, 60)));
  return isGone ? undefined : found;
}

const takenBefore = /\b(?:minus|took|less|keeping) (?:the |my |its |out the )?$/;
const gone =
  /^(?: (?:ion|batter(?:y|ies)|batts?|packs?|set)){0,2}(?: (?:is|are|was|were|has|have|been|will|but|and|i)){0,3} (?:(?:not|isn'?t|aren'?t) included|(?:stay|stays|staying) with|(?:does not|doesn'?t|do not|don'?t|not|won'?t) (?:go|come) with|removed|stolen|sold separately|(?:am|i'?m) keeping|taken out)\b/;

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
