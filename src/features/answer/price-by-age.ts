import type { Figures } from "../../../domain/answer/figures.ts";
import { figuresOf } from "../../../domain/answer/figures.ts";
import type { Market } from "../../../domain/answer/market.ts";
import { listedNames } from "../../../domain/market/listed-names.ts";
import type { Role } from "../../../domain/cart/roles.ts";
import { formatDollars, roundedDollars } from "../../../domain/cart/money.ts";
import { dollarTicks } from "../../charts/asking-scale.ts";
import type { ShownListing } from "./shown-listings.ts";

/** What a cart would bring at an age, in whole US dollars. */
interface PriceAtAge {
  readonly ageYears: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly estimate: number;
}

/** Prices of one cart by its age, the youngest first. */
export interface PricesByAge {
  readonly prices: readonly PriceAtAge[];
  readonly listings: readonly ShownListing[];
  /** True if the listings are of all the make's models, since none is of the cart's own. */
  readonly isOfMake: boolean;
  readonly ticks: readonly number[];
}

/** The chart stops here. In years. */
const maxAge = 25;
/** With fewer ages, there is no chart. */
const minAges = 3;

/**
 * What dealers ask for a cart at each age that its model can be of and that they list; for a trade-in,
 * what they pay. Null where that is next to nothing.
 */
export function pricesByAge(
  { cart, year }: Figures,
  market: Market,
  role: Role,
  all: readonly ShownListing[],
): PricesByAge | null {
  const ages = Array.from({ length: maxAge + 1 }, (_, age) => age);
  const prices = ages.flatMap((ageYears): PriceAtAge[] => {
    const {
      market: aged,
      notBuiltThen,
      estimate,
    } = figuresOf({ ...cart, modelYear: year - ageYears }, market, year);
    if (aged === null || notBuiltThen !== null) return [];
    const isOwn = year - ageYears === cart.modelYear;
    if (aged.asking.isBeyondListings && !isOwn) return [];
    const { low, high } = role === "trading" ? aged.tradeIn : aged.asking;
    const middle = role === "trading" ? aged.tradeIn.middle : aged.asking.asking;
    return [{ ageYears, low, middle, high, estimate: estimate.value }];
  });
  if (prices.length < minAges) return null;
  const listings = role === "trading" ? [] : familyListings(cart, market, all);
  const [first, last] = [prices[0]!.ageYears, prices.at(-1)!.ageYears];
  const shown = listings.filter(({ ageYears }) => ageYears >= first && ageYears <= last);
  const highest = Math.max(
    ...prices.map(({ high }) => high),
    ...prices.map(({ estimate }) => estimate),
    ...shown.map(({ price }) => price),
  );
  const isOfMake = listedNames(market.prices.makes, cart)?.family === null;
  return { prices, listings: shown, isOfMake, ticks: dollarTicks(highest) };
}

/** The listings of a cart's model, by the names that dealers give it. */
export function familyListings(
  names: { readonly make: string; readonly model: string },
  { prices }: Market,
  all: readonly ShownListing[],
): ShownListing[] {
  const own = listedNames(prices.makes, names);
  if (own === null) return [];
  return all.filter((listing) => {
    const its = listedNames(prices.makes, listing);
    return its?.make === own.make && (own.family === null || its.family === own.family);
  });
}

/** How many years ahead a chart's title looks. */
const yearsAhead = 5;

/** A smaller difference doesn't get a title. In US dollars. */
const noteworthy = 50;

/** The finding of a chart of prices by age. */
export function ageFinding(
  { prices }: Pick<PricesByAge, "prices">,
  ageYears: number,
  role: Role,
): string {
  const now = prices.find((each) => each.ageYears === ageYears);
  const later = prices.find((each) => each.ageYears === ageYears + yearsAhead) ?? prices.at(-1)!;
  const what = role === "trading" ? "dealers pay" : "dealers ask";
  if (now === undefined || later.ageYears <= now.ageYears) {
    return `What ${what} for one like it, by age`;
  }
  const less = now.middle - later.middle;
  if (less < noteworthy) return `Age hardly changes what ${what} for one like it anymore`;
  const years = later.ageYears - now.ageYears;
  const span = years === 1 ? "One year older" : `${yearNames[years]} years older`;
  return `${span}, ${what} ${formatDollars(roundedDollars(less))} less`;
}

const yearNames = ["No", "One", "Two", "Three", "Four", "Five"];
