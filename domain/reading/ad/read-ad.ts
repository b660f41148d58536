import type { Seller } from "../../answer/advice.ts";
import { maxAdLength } from "./ad-length.ts";
import type { BatteryAge, BatteryType, Condition, Powertrain, SeatCount } from "../../cart/cart.ts";
import { findBatteryAge } from "./batteries.ts";
import { findBundle } from "./bundle.ts";
import { findCartDetails } from "./cart-details.ts";
import { findBatteryType } from "./choices.ts";
import { resolveModel } from "../../catalogue/resolve-model.ts";
import { findSeller } from "./seller.ts";
import { findNames } from "./names.ts";
import { type OtherThing, findOtherSubject } from "./another-thing.ts";
import { amountAfter, offersIn } from "./offers.ts";
import {
  areSeveral,
  clearestYear,
  findSerial,
  hideOtherNumbers,
  money,
  yearsIn,
} from "./numbers.ts";
import type { Fee } from "./fees.ts";
import { type OtherMoney, placeAbroadIn } from "./other-money.ts";
import { type AmountReason, findPrices } from "./prices.ts";
import { type Found, hide, hideAt, plainAd } from "../plain-words.ts";

export interface AdDetails {
  readonly modelYear: number;
  readonly make: string;
  readonly model: string;
  readonly seats: SeatCount;
  readonly powertrain: Powertrain;
  readonly condition: Condition;
  readonly batteryAge: BatteryAge;
  readonly batteryType: BatteryType;
  readonly lifted: boolean;
  readonly notRunning: boolean;
  readonly hasUpgrades: boolean;
  readonly price: number;
  readonly seller: Seller;
  readonly serial: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface AdReading {
  readonly details: Partial<AdDetails>;
  readonly spans: { readonly [Name in keyof AdDetails]?: Span };
  /** What everybody pays on top of the price. */
  readonly fees: readonly Fee[];
  /** Amounts, any of which could be the asking price. If there are any, the price is left unread. */
  readonly amountsInQuestion: readonly number[];
  /** Set if the ad asks a price in a currency other than US dollars. */
  readonly otherMoney: OtherMoney | null;
  /** The words with which the ad doubts its own year: "maybe", "or 2015". */
  readonly yearDoubt: string | null;
  readonly left: readonly Left[];
}

/** `words` is "" if `why` is about the whole ad. */
export interface Left {
  readonly words: string;
  readonly why: LeftReason;
}

export type LeftReason =
  | AmountReason
  | "unlikely year"
  | "unlikely price"
  | "outside the US"
  | "more than the cart"
  | "several carts"
  | "two carts"
  | OtherThing;

/** Reads an ad or half a sentence. `today` is an ISO date. */
export function readAd(ad: string, today: string): AdReading {
  const { text, places } = plainAd(ad.slice(0, maxAdLength));
  const { found: all, left, ...about } = findAll(text, today);
  const details: Record<string, unknown> = {};
  const spans: Record<string, Span> = {};
  const placeInAd = ({ start, end }: Span) => ({ start: places[start]!, end: places[end]! });
  for (const [name, found] of Object.entries(all)) {
    if (found === undefined) continue;
    details[name] = found.value;
    spans[name] = placeInAd(found);
  }
  const wordsOf = (span: Span) => {
    const { start, end } = placeInAd(span);
    return ad.slice(start, end).trim();
  };
  return {
    details,
    spans,
    ...about,
    left: left
      .toSorted((a, b) => a.start - b.start)
      .map((each) => ({ words: wordsOf(each), why: each.value })),
  };
}

type AllFound = { readonly [Name in keyof AdDetails]?: Found<AdDetails[Name]> | undefined };

interface FoundInAd extends Pick<
  AdReading,
  "fees" | "amountsInQuestion" | "otherMoney" | "yearDoubt"
> {
  readonly found: AllFound;
  readonly left: readonly Found<LeftReason>[];
}

const refusedAd = (left: Found<LeftReason>): FoundInAd => ({
  found: {},
  fees: [],
  amountsInQuestion: [],
  otherMoney: null,
  yearDoubt: null,
  left: [left],
});

function findAll(plain: string, today: string): FoundInAd {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const serial = findSerial(plain);
  const whole = hideAsides(hideOtherNumbers(serial ? hideAt(plain, serial) : plain));
  const offers = offersIn(whole);
  const text = offers.reduce(hideAt, whole);
  const { make, model, isKnownModel = false, areTwo, mentions = [] } = findNames(text);
  const names = [make, model].filter((name) => name !== undefined);
  const otherThing = findOtherSubject(text, names, isKnownModel);
  if (otherThing !== undefined) return refusedAd(otherThing);
  if (areTwo === true || areSeveral(text, mentions, year)) return refusedAd(twoCarts);
  const priced = findPrices(model ? hideDigits(text, model) : text);
  const priceDoubt = doubtAboutPrice(text, priced);
  const { price, otherAmounts, ...amounts } =
    priceDoubt === undefined ? priced : withPriceInQuestion(priced);
  const offered = offers.flatMap(({ value }) => amountAfter(value) ?? []);
  const isUnpriced = price === undefined && amounts.amountsInQuestion.length === 0;
  const unpriced = hide(price ? hideAt(text, price) : text, money);
  const { years, unlikely } = yearsIn(unpriced, names, year);
  const cartYear = clearestYear(years);
  const clear = years.filter(({ score }) => score >= 4);
  const withoutYears = clear.reduce(hideAt, unpriced);
  const { implied } = resolveModel(make?.value ?? "", model?.value ?? "");
  const found: AllFound = {
    modelYear: cartYear,
    make,
    model,
    ...findCartDetails(text, {
      implied,
      unpriced,
      findType: findBatteryType,
      areUpgrades: true,
      findAge: () => findBatteryAge(withoutYears, { year, month }, cartYear?.value),
    }),
    price,
    serial,
  };
  const isAboutCart = Object.values(found).some((each) => each !== undefined);
  return {
    // Stock numbers, offers, and asides also tell us who's selling.
    found: isAboutCart ? { ...found, seller: findSeller(plain) } : found,
    ...amounts,
    ...(isUnpriced && { amountsInQuestion: offered }),
    yearDoubt: cartYear?.doubt ?? null,
    left: [
      ...offers.flatMap((offer) =>
        isOfSeller.test(offer.value) ? [] : [{ ...offer, value: "option" as const }],
      ),
      ...otherAmounts,
      ...(priceDoubt ?? []),
      ...(cartYear === undefined ? unlikely : []),
    ],
  };
}

/** "Villager 6 for $8,500" is the price of one cart, not six. */
const hideDigits = (text: string, { start, end }: Span) =>
  text.slice(0, start) + text.slice(start, end).replaceAll(/\d/g, "~") + text.slice(end);

/** Financing is about the seller, not an option on the cart. */
const isOfSeller = /^[^a-z]{0,3}(?:[a-z-]{2,10} ){0,2}financ/;

/** "Two 2021 Drive2 carts, $11,000": nobody can say whether that's for one of them. */
function findSeveral(text: string): Found<LeftReason> | undefined {
  const found = eachOne.test(text) ? null : several.exec(text);
  if (found === null) return undefined;
  return { value: "several carts", start: found.index, end: found.index + found[0].length };
}
const several =
  /\b(?:two|three|four|five|six|both|dos|tres|cuatro|(?:lot|set|package) of \d{1,3}|[2-9] ?x) (?:used )?(?:19|20)\d\d\b|\bfleet,? (?:of )?\d{1,3} carts\b|\bqty:? ?(?:[2-9]|[1-9]\d)\b/;
const eachOne =
  /\b(?:each|ea|apiece|per (?:cart|unit)|a piece|cada un[oa]|c\/u)\b|\/ ?(?:cart|ea)\b/;

/** The price may cover more than the cart, be in another currency, or be mistyped. */
function doubtAboutPrice(
  text: string,
  { price, amountsInQuestion }: ReturnType<typeof findPrices>,
): readonly Found<LeftReason>[] | undefined {
  if (price === undefined && amountsInQuestion.length !== 1) return undefined;
  const severalCarts = findSeveral(text);
  if (severalCarts !== undefined) return [severalCarts];
  const max = spanish.test(text) ? maxSpanishPrice : maxCartPrice;
  if (price !== undefined && price.value > max) return [{ ...price, value: "unlikely price" }];
  const place = price && placeAbroadIn(text);
  if (place !== undefined) return [{ ...place, value: "outside the US" }];
  const bundle = findBundle(text, price);
  return bundle && [{ ...bundle, value: "more than the cart" }];
}

/** The most expensive new cart that we know of costs $23,000, and low-speed vehicles cost more. */
const maxCartPrice = 40_000;
/** A price in pesos has the same sign. */
const maxSpanishPrice = 20_000;
const spanish =
  /\b(?:carr(?:ito|o)s?|vendo|vende|precio|llantas|baterias?|asientos|pasajeros|electrico|gasolina)\b/;

function withPriceInQuestion(priced: ReturnType<typeof findPrices>): ReturnType<typeof findPrices> {
  if (priced.price === undefined) return priced;
  return { ...priced, price: undefined, amountsInQuestion: [priced.price.value] };
}

const twoCarts: Found<LeftReason> = { value: "two carts", start: 0, end: 0 };

/** Warranties have years of their own, and so do other carts. */
const asides =
  /(?<=\b(?:trad(?:e|ing)|swap(?:ping)?) (?:in )?(?:my|our|this|the|a) [^.!?\n•;]{2,60}) (?:(?:plus|and|with|\+|&) ?(?:\$ ?[\d,]{3,7}|\d{3,5}|cash|money)[^.!?\n•;]{0,12} )?(?:for|towards?) (?:an?|your|another|any|some|something)\b[^.!?\n•]{0,60}|\btraded (?:in )?(?:our|my|an?|the|his|her|their) (?:[a-z]{1,10} ){0,2}(?:electric|gas)\b|\b\d{1,2}[- ]?(?:years?|yrs?|months?|mos?)\b\.? (?:[a-z]{1,13} ){0,3}?warranty|\bwarranty (?:[a-z]{1,9} ){0,3}?20\d\d|\balso (?:have|selling|available)\b[^.!?\n•]{0,80}|\b(?:trades?|swap) (?:[a-z]{1,9} )?for [^.!?\n•$]{0,40}(?:(?<=\b(?:worth|to|at|around|about|over|under) )\$ ?[\d,]{3,7})?/g;

const hideAsides = (text: string) => hide(text, asides);
