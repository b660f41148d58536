import type { BatteryType } from "../../valuation/cart.ts";
import type { BatteryAge, Condition, Powertrain, SeatCount } from "../../valuation/cart.ts";
import { findBatteryAge } from "./batteries.ts";
import {
  findBatteryType,
  findBatteryTypeOfModel,
  findCondition,
  findLifted,
  findPowertrain,
  findSeats,
  findUpgrades,
} from "./choices.ts";
import { findNames } from "./names.ts";
import {
  findPrice,
  money,
  findSerial,
  hideOtherNumbers,
  clearestYear,
  yearsIn,
} from "./numbers.ts";
import {
  type Found,
  hide,
  hideAt,
  plainAd,
  matchesOf,
  setOf,
  wordsAfter,
  wordsBefore,
} from "../plain-words.ts";

/** An ad's details of a cart, as the form has them. */
export interface AdDetails {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly seats: SeatCount;
  readonly powertrain: Powertrain;
  readonly condition: Condition;
  readonly batteryAge: BatteryAge;
  readonly batteryType: BatteryType;
  readonly lifted: boolean;
  readonly hasUpgrades: boolean;
  /** The price asked, in whole US dollars. */
  readonly price: number;
  readonly serial: string;
}

/** Where in the ad a detail was read, as `slice` takes it. */
interface Span {
  readonly start: number;
  readonly end: number;
}

export interface AdReading {
  /** Only what a careful reader would be sure of. */
  readonly details: Partial<AdDetails>;
  readonly spans: { readonly [Name in keyof AdDetails]?: Span };
}

/** No ad is longer; what comes after is not read. */
const maxAdLength = 4000;

/** Reads a cart's details from an ad or half a sentence. `today` is an ISO date. */
export function readAd(ad: string, today: string): AdReading {
  const { text, places } = plainAd(ad.slice(0, maxAdLength));
  const details: Record<string, unknown> = {};
  const spans: Record<string, Span> = {};
  for (const [name, found] of Object.entries(findAll(text, today))) {
    if (found === undefined) continue;
    details[name] = found.value;
    spans[name] = { start: places[found.start]!, end: places[found.end]! };
  }
  return { details, spans };
}

type AllFound = { readonly [Name in keyof AdDetails]?: Found<AdDetails[Name]> | undefined };

function findAll(plain: string, today: string): AllFound {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const serial = findSerial(plain);
  const text = hideAsides(hideOtherNumbers(serial ? hideAt(plain, serial) : plain));
  const { make, model, areTwo } = findNames(text);
  const names = [make, model].filter((name) => name !== undefined);
  if (areTwo === true || isAboutAnotherThing(text, names, model !== undefined)) return {};
  const price = findPrice(text);
  const unpriced = hide(price ? hideAt(text, price) : text, money);
  const years = yearsIn(unpriced, names, year);
  const cartYear = clearestYear(years);
  const clear = years.filter(({ score }) => score >= 4);
  if (clear.some(({ score, value }) => score > 5 && value !== clear[0]!.value)) return {};
  const ofBatteries = clear.reduce(hideAt, unpriced);
  const powertrain = findPowertrain(text);
  const isGas = powertrain?.value === "gas";
  const lifted = findLifted(text);
  const batteryType = isGas ? undefined : findBatteryType(text);
  return {
    year: cartYear,
    make,
    model,
    seats: findSeats(unpriced),
    powertrain,
    condition: findCondition(text),
    batteryAge: isGas ? undefined : findBatteryAge(ofBatteries, { year, month }, cartYear?.value),
    batteryType,
    lifted,
    hasUpgrades: findUpgrades(text, lifted, batteryType),
    price,
    serial,
  };
}

/** Warranties have years of their own, and other carts too. */
const asides =
  /\b\d{1,2}[- ]?(?:years?|yrs?|months?|mos?)\b\.? (?:[a-z]{1,13} ){0,3}?warranty|\bwarranty (?:[a-z]{1,9} ){0,3}?20\d\d|\balso (?:have|selling|available)\b[^.!?\n•]{0,80}|\b(?:trades?|swap) (?:[a-z]{1,9} )?for [^.!?\n•$]{0,40}/g;

const hideAsides = (text: string) => hide(text, asides);

/** The pack and the lift that a model's text names beside the model: "RXV lithium lifted". */
export function readModelText(model: string): {
  readonly model: string;
  readonly batteryType?: BatteryType;
  readonly lifted?: boolean;
} {
  const { text, places } = plainAd(model);
  const lifted = findLifted(text);
  const batteryType = findBatteryTypeOfModel(text);
  const spans = [lifted, batteryType]
    .filter((found) => found !== undefined)
    .map(({ start, end }) => ({ start: places[start]!, end: places[end]! }))
    .toSorted((a, b) => b.start - a.start);
  const rest = spans.reduce(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    model,
  );
  return {
    model: rest
      .split(/[\s,]/)
      .filter((word) => word !== "")
      .join(" "),
    ...(batteryType && { batteryType: batteryType.value }),
    ...(lifted && { lifted: lifted.value }),
  };
}

const wanted =
  /\b(?:wtb|iso|in search of|want(?:ing)? to buy|looking (?:for|to buy)|busco|compro)\b|^[\s•*]{0,6}(?:wanted|needed|need (?=an?\b))|\bbudget\b/g;
/** "Looking for a new home" and "if you are looking for" sell. */
const notWanted = setOf("trade offers good home sell");

/** Somebody who wants to buy names no cart of their own. */
function isWanted(text: string, firstName: number): boolean {
  return [...matchesOf(wanted, text)].some(
    ({ start, end }) =>
      (start <= firstName || start < 40) &&
      !wordsAfter(text, end, 3).some((word) => notWanted.has(word)) &&
      !wordsBefore(text, start, 2).some((word) => word.startsWith("you")),
  );
}

const things =
  /\b(?:boat|jet ?ski|atv|[4four]{1,4}[- ]?wheeler|dirt ?bike|motorcycle|trailer|mower|tractor|truck|remolque)s?\b/g;
const incidental = setOf(
  "trade trades swap with w and my the to tow no not bought like from behind on in or for have de",
);
const notAlone = setOf("hitch included not seats");
const cart =
  /\b(?:golf ?-?cars?|carrito|carro|lsv|buggy|carts?)\b(?! ?(?:trailer|batter|charger|tires|cover))/;

/** The ad's first words are a part, and what it is for. */
const isPart =
  /^[^a-z\d]{0,4}(?:(?!with|w\b|has|needs?|19|20)[a-z\d'"-]{1,10},? ){0,6}?(?:batter(?:y|ies)|charger|windshield|lift kit|seat kit|wheels|rims|tires|cover|enclosure|engine)\b[^.!\n$]{0,40}\b(?:off\b|out of|(?:for|fits?) (?:an? |any |most )?(?:golf|club|e-?z|yam|txt|rxv|prec|\d\dv))/;

/** A boat, a trailer, parts, or a cart that somebody looks for: nothing of it is a cart's. */
function isAboutAnotherThing(
  text: string,
  names: readonly Found<string>[],
  hasModel: boolean,
): boolean {
  const firstName = Math.min(...names.map(({ start }) => start), text.length);
  if (
    isWanted(text, firstName) ||
    /\bpart(?:ing|ed) out\b|\b(?:cart trailer|business for sale)/.test(text)
  )
    return true;
  const named = text.search(cart);
  const firstCart = Math.min(
    hasModel ? firstName : text.length,
    named === -1 ? text.length : named,
  );
  return (
    [...matchesOf(things, text)].some(
      ({ start, end }) =>
        start <= firstCart &&
        !wordsBefore(text, start, 3).some((word) => incidental.has(word)) &&
        !wordsAfter(text, end, 1).some((word) => notAlone.has(word)),
    ) || isPart.test(text)
  );
}
