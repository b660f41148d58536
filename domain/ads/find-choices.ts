import type { BatteryType } from "../asking-prices/battery-types.ts";
import { type Condition, type Powertrain, type SeatCount, seatCounts } from "../valuation/cart.ts";
import { type Found, after, before, matchesOf, numberOf } from "./plain-ad.ts";

/** The first match of a pattern whose surroundings don't turn its meaning around. */
function first(
  text: string,
  pattern: RegExp,
  { unlessBefore, unlessAfter }: { unlessBefore?: RegExp; unlessAfter?: RegExp } = {},
): Found<RegExpExecArray> | undefined {
  for (const found of matchesOf(pattern, text)) {
    if (unlessBefore?.test(before(text, found.start)) === true) continue;
    if (unlessAfter?.test(after(text, found.end)) === true) continue;
    return found;
  }
  return undefined;
}

const valued = <T>(found: Found<unknown> | undefined, value: T): Found<T> | undefined =>
  found && { value, start: found.start, end: found.end };

const seats =
  /(?<![\da-z.,$+/:'-])(?<count>\d{1,2}|two|four|six|eight|ten|dos|cuatro|seis|ocho)[- ]{0,2}(?:(?:forward|full|total|front facing|forward facing)[- ])?(?:passe?n?g?e?r?s?|pass|pax|p|pasajeros?|seat(?:s|er|ers)?|seters?|person|people|ppl|persons|personas|asientos?|plazas?|puestos?|adults)\b(?! ?(?:cover|belt|cushion|kit|max))/g;
const seatsThen =
  /\b(?:seats?|seating(?: capacity)?(?: for)?|passengers?|pass|carries|holds|room for|asientos|pasajeros|capacity)[ .:=]{1,20}(?:up to )?(?<count>\d{1,2}|two|four|six|eight|ten)\b(?! ?(?:["'/+.-]|,\d|in\b|inch|new|bolts|tires|v\b|volt|hours|carts|batter|wheel|yr|year|month))/g;
const sums = /(?<![\d+.,$/-])(?<front>[246]) ?\+ ?(?<back>[24])(?![\d+])/g;
const rearSeat =
  /\b(?:(?:rear|back|flip|fold(?:ing)?|jump)[- ](?:facing[- ]|flip[- ]|folding[- ]|fold[- ]?down[- ]|flop[- ]){0,2}seats?|seat kit|asientos? trasero)\b/g;

/** Seats if they are said; a rear seat makes a two-seater one for four. */
export function findSeats(text: string): Found<SeatCount> | undefined {
  const said = [...matchesOf(sums, text), ...matchesOf(seats, text), ...matchesOf(seatsThen, text)];
  const counted = said.flatMap((found) => {
    const { front, back, count } = found.value.groups!;
    const total = count === undefined ? Number(front) + Number(back) : numberOf(count);
    const value = total > 8 && total < 25 ? 8 : seatCounts.find((each) => each === total);
    return value === undefined ? [] : [{ value, start: found.start, end: found.end }];
  });
  const rear = first(text, rearSeat, {
    unlessBefore: /\b(?:no|without|needs?|remove[ds]?|missing|less|add(?:ing)? an?) (?:the |a )?$/,
    unlessAfter: /^ ?(?:delete|cover|removed|not included|available|can be|sold)/,
  });
  const [best] = counted;
  if (rear && (best === undefined || best.value === 2)) return valued(rear, 4);
  return best;
}

const gasWord = /\b(?:gas(?:oline|olina|-powered|ser)?|petrol|gasolina)\b/g;
const gasPart =
  /\b(?:efi|fuel[- ]inject(?:ed|ion)|carb|carburet(?:t)?or|spark plugs?|(?:kohler|subaru|kawasaki|honda|briggs|predator|vanguard)[a-z\d ]{0,12} engine|\d{3} ?cc|oil change|fresh oil|quietech|unleaded|[24][- ](?:stroke|cycle))\b/g;
const electricWord = /\b(?:electric(?:o|a|al)?|elec|electr|ev cart)\b/g;
const electricPart =
  /\b(?:(?:24|36|48|51|52|72)(?:\.\d)?[- ]?v(?:olt(?:s|ios?|ajes?)?|dc)?|lithium|li-?ion|lifepo4?|litio|lithum|lead[- ]acid|agm|ac motor|\d{2,3} ?ah|batteries|battries|battrys|bateries|batts|bats|trojans|baterias|battery (?:pack|age|stickers?|pak|charger)|charger|t-?(?:105|875|1275)s?|new battery pack)\b/g;

const notGas = {
  unlessBefore:
    /\b(?:no|not|never|without|than|from|used to be|was|instead of|on|of|hate|or|buy|goodbye|vs) (?:an? )?$|[a-z]\/$/,
  unlessAfter:
    /^ ?-?(?:gauge|strut|shock|can\b|station|money|prices?|smell|grill|stove|needed|required|to (?:electric|lithium)|or electric|\/ ?electric|shocks|noise|fumes|bill|mileage)/,
};
const notElectric = {
  unlessBefore:
    /\b(?:rather have|want(?:ed|ing|s)?|prefer|looking for|to|than|not|no|instead of|or|buying|for) (?:an? )?$|[a-z]\/$/,
  unlessAfter:
    /^ ?(?:start|windshield|winch|fuel|wiper|hook|horn|fence|bike|lift|blanket|bed|dump|outlet|lock|fan|brake|or gas|\/ ?gas|to gas|scooter|power steering|tape)/,
};
const denied = {
  unlessBefore: /\b(?:no|not|without|non|isn'?t) (?:lithium )?$/,
};

/** Gas or electric, by the word itself or else by parts that only one of them has. */
export function findPowertrain(text: string): Found<Powertrain> | undefined {
  const gas = first(text, gasWord, notGas);
  const electric = first(text, electricWord, notElectric);
  if (gas || electric) {
    if (gas && electric) return undefined;
    return gas ? valued(gas, "gas") : valued(electric, "electric");
  }
  const hasEngine = first(text, gasPart, denied);
  const hasPack = first(text.replaceAll(/\bno (?=batter|charger)/g, "~~ "), electricPart, denied);
  if (hasEngine) return valued(hasEngine, "gas");
  return valued(hasPack, "electric");
}

const grades: Readonly<Record<string, Condition>> = {
  excellent: "excellent",
  "like new": "excellent",
  mint: "excellent",
  excelente: "excellent",
  "very good": "good",
  great: "good",
  good: "good",
  buena: "good",
  bueno: "good",
  fair: "fair",
  poor: "poor",
  rough: "poor",
};
const graded =
  /\b(?:condition|cond|grade|shape|estado|condicion)\b\.?[ .:=-]{1,20}(?:used ?-? ?|usado ?-? ?)?(?<grade>excellent|like new|mint|excelente|very good|great|good|buena|bueno|fair|poor|rough)\b/g;

const conditionWords: readonly (readonly [Condition, RegExp])[] = [
  [
    "poor",
    /\b(?:not (?:currently )?(?:running|working|run(?:nable)?|drivable|moving|going)|(?:does|do|did|will|wo|could|is|would|ca)n'?t (?:currently )?(?:run|move|start|go|work|crank|running|working)\b|(?:does|will|do) not (?:run|move|start|go|work)\b|no (?:motor|engine)\b|non[- ]?(?:running|runner|op\w{0,10})|needs? (?:an? |some |a lot of |lots of |alot of |major |little |a little |more |serious |full ){0,2}(?:work|repairs?|everything|restoration|rebuild|overhaul|motor|engine)\b|parts? (?:only|cart|or repair)|for parts|project(?: golf)?(?: cart)?\b|mechanic'?s? special|rough\b|poor (?:condition|shape)|salvage|ran when|blown|rolling chassis|no (?:funciona|prende|arranca|camina|corre)|para (?:piezas|partes|refacciones)|needs? (?:a )?new (?:motor|engine))/g,
  ],
  [
    "fair",
    /\b(?:fair (?:condition|shape|cond)|(?:call it|in|is|looks|just|would say|say|about) fair|tlc|worn\b|well[- ]used|average (?:condition|shape)|rough around|(?:ok|okay|decent|alright) (?:condition|shape)|tired\b|beat[- ]up|condiciones regulares|estado regular|regular estado)/g,
  ],
  [
    "excellent",
    /\b(?:excellent|excelentes?|mint\b|like[- ]?new|pristine|immaculate|showroom|flawless|(?:perfect|exceptional|superb|outstanding|exc) (?:condition|shape|cond)|como nuevo|impecable|as new)/g,
  ],
  [
    "good",
    /\b(?:(?:good|great|nice|solid|gd|fantastic|awesome|wonderful) (?:[a-z]{1,10} ){0,2}?(?:shape|condition|cond\b)|(?:runs?|rides?|drives?|running|works?)(?:(?: and|,| &|\/)? (?:drives?|rides?|looks?|runs?|stops?|starts?))?(?:,? (?:very|real|really|super|pretty|just|like|so))? (?:good|great|well|strong|perfect(?:ly)?|excellent|fine|smooth|new)\b|(?:good|great) running|good runner|(?:buen|buenas?) (?:estado|condicion(?:es)?)|(?:funciona|corre|camina) (?:muy )?(?:bien|perfect)|well[- ](?:maintained|kept)|very good)/g,
  ],
];

const ofPart =
  /\b(?:tires?|batt?e?r(?:y|ies)s?|batts?|trojans?|paint|body|seats?|top|roof|interior|upholstery|brakes?|cushions?|plastics?|frame|charger|windshield|wheels?|tread|rims|enclosure|clutch|belts?)(?: (?:and|is|are|r|in|all|still|look|looks|has|have|seem|were|was|a|very|pretty|really|little|bit|[a-z]{1,9})){0,3}[ :-]{0,2}$/;
const forPart =
  /^ ?-?(?:(?:running|working|used|condition|brand|almost|looking|new|lithium|on|set of|of|the|8v|6v|48v|trojan|and) ){0,3}(?:tires?\b|batt|paint\b|body\b|seats?\b|seat covers|tread|top\b|roof|price|offer|warning|way\b|deal|brakes|green|color|wheels|rims|upholstery|interior|customer|service|financ|rates|ride\b|gift|range|choice|value|starter|terrain|road|on hills|charger|cushions|golf course|trails?|investment|hunting|time|pack\b|lithium|windshield|candy|spots?)/;

/** The whole cart's condition: praise for its tires or its batteries is none. */
export function findCondition(text: string): Found<Condition> | undefined {
  const label = first(text, graded, { unlessBefore: ofPart });
  if (label) return valued(label, grades[label.value.groups!["grade"]!]!);
  for (const [condition, pattern] of conditionWords) {
    const found = first(text, pattern, {
      unlessBefore: condition === "good" ? partOfGood : notThis,
      unlessAfter: forPart,
    });
    if (found && !(condition !== "good" && ofPart.test(before(text, found.start)))) {
      return valued(found, condition);
    }
  }
  return undefined;
}

const notThis =
  /\b(?:no|not an?|not|never|isn'?t|runs?|drives?|runs and drives|another|next|any|my) $/;
const partOfGood =
  /\b(?:not|no|never|tires?|batteries|battery|trojans?|paint|body|seats?|top|roof|charger|everything else|lights|radio)(?: (?:is|are|in|still|all|r)){0,2} $/;

const lift = /\b(?:lifted|lift|levantad[oa]|elevad[oa])\b/g;
const notLifted =
  /\b(?:not|isn'?t|never|no|non|without|un)[ -](?:a |been |any )?$|\bno [a-z]{3,9} or $/;
const otherLift =
  /\b(?:power|powered|hydraulic|electric|manual|dump|bed|fork|face|chair|to|wheelchair|boat|tail|can|can'?t|could|would|should|if|needs?(?: an?)?|wants?(?: an?)?|wanted (?:it |to be )?|be|looks? good|look great|for a|add an?|planned on a) $/;
const otherLifted =
  /^ ?-?(?:gate|truck|bed|chair|assist|station|off|up\b|the\b|it\b|n load|and load|pump|cylinder|kits? (?:available|for sale|extra)|available)/;

export function findLifted(text: string): Found<boolean> | undefined {
  const found = first(text, lift, { unlessBefore: otherLift, unlessAfter: otherLifted });
  return found && valued(found, !notLifted.test(before(text, found.start)));
}

const lithium = /\b(?:lithium|li-?ion|lifepo4?|litio|lithum|lithuim|lithion)\b/g;
const notLithium = {
  unlessBefore:
    /\b(?:no|not|non|isn'?t|without|or|nor)[ -]$|\b(?:can|could|would|want(?:ed)?|consider|thinking|ready|option(?:al)?|if|might|going to|plan(?:ned|ning)?|add|available|need(?:s|ed)?|should)\b[^.!?;\n•]{0,30}$/,
  unlessAfter:
    /^[ -]?(?:ready|compatible|capable|option|(?:conversion|upgrade|pack|batter(?:y|ies))? ?(?:available|optional|for (?:extra|an extra|\$)|possible)|starter|jump|12 ?v)/,
};
const lead = /\b(?:lead[- ]?acid|agm|flooded|plomo[- ]acido|wet cell)\b/g;
const formerLead = {
  unlessBefore:
    /\b(?:from|no|not|old|replaced|swapped|instead of|no more|than) (?:the )?(?:old )?$/,
  unlessAfter: /^ ?(?:batteries )?(?:to|out|were replaced|removed)\b/,
};

export function findBatteryType(text: string): Found<BatteryType> | undefined {
  const isLithium = first(text, lithium, notLithium);
  const isLead = first(text, lead, formerLead);
  if (isLithium && isLead) return undefined;
  return isLithium ? valued(isLithium, "lithium") : valued(isLead, "lead-acid");
}

const upgrade =
  /\b(?:(?:custom|alloy|chrome|mag|aluminum|black|machined|upgraded|aftermarket|big|ss|new|nice|fancy|polished|premium) (?:[a-z\d"'&-]{1,10} ){0,2}?wheels\b|rims\b|rines\b|(?:8|10|12|14|15)(?:"|'')? ?-?(?:in|inch|inches)?\.? (?:[a-z]{1,10} ){0,2}?(?:wheels|rims)\b|stereo|radio|bluetooth|sound ?-?(?:bar|system)|speakers?|subwoofer|car ?play|light ?-?bar|under ?-?glow|custom(?:ized)?[ -](?:[a-z-]{1,10} ){0,1}?(?:seats?|seating|paint|upholstery|interior|body|dash|build|built|cart|job)\b|(?:fully|full) custom|custom(?:ized)? everything|two[- ]tone seats|upgrades\b|upgraded (?:seats?|stereo|motor|controller|wheels|tires|suspension|everything)|kicker|jbl|navitas|bocinas|estereo)\b/g;
const notUpgrade = {
  unlessBefore:
    /\b(?:no|not|without|needs?|missing|broken|non|stock|or|add|zero|any|hearing|possible|future|for) (?:an? |any |new )?$/,
  unlessAfter:
    /^ ?(?:does ?n'?t|not|is broken|broken|not included|missing|available|sold separately|optional|removed)/,
};
const stock =
  /\b(?:no (?:upgrades|mods|modifications|add-?ons)|(?:all|bone|completely|totally|100%|fully|everything|plain|mostly) (?:is )?stock|stock everything|sin (?:mejoras|modificaciones))\b/g;

/** A lift, lithium, wheels, sound, light bars, custom seats or paint. */
export function findUpgrades(
  text: string,
  lifted: Found<boolean> | undefined,
  type: Found<BatteryType> | undefined,
): Found<boolean> | undefined {
  if (lifted?.value === true) return lifted;
  if (type?.value === "lithium") return valued(type, true);
  const found = first(text, upgrade, notUpgrade);
  return found ? valued(found, true) : valued(first(text, stock), false);
}
