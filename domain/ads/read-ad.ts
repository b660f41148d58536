import type { BatteryType } from "../asking-prices/battery-types.ts";
import type { BatteryAge, Condition, Powertrain, SeatCount } from "../valuation/cart.ts";
import { findBatteryAge } from "./find-batteries.ts";
import {
  findBatteryType,
  findCondition,
  findLifted,
  findPowertrain,
  findSeats,
  findUpgrades,
} from "./find-choices.ts";
import { findNames } from "./find-names.ts";
import { findPrice, money } from "./find-price.ts";
import { findSerial, hideOtherNumbers } from "./find-serial.ts";
import { clearestYear, yearsIn } from "./find-year.ts";
import { isAboutAnotherThing } from "./other-things.ts";
import { type Found, hide, hideAt, plainAd } from "./plain-ad.ts";

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
  const batteryType = findBatteryType(text);
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
