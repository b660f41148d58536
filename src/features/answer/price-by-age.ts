import type { Figures } from "../../../domain/answer/figures.ts";
import { figuresOf } from "../../../domain/answer/figures.ts";
import type { Market } from "../../../domain/answer/market.ts";
import { resolveModel } from "../../../domain/catalogue/resolve-model.ts";
import type { Role } from "../../../domain/cart/roles.ts";
import { countText } from "../../../domain/words/english.ts";
import { formatDollars, roundedDollars } from "../../../domain/words/money.ts";
import { dollarTicks, highestUsual } from "../../charts/asking-scale.ts";
import type { ShownListing } from "./shown-listings.ts";

/** Whole US dollars. */
interface PriceAtAge {
  readonly ageYears: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly estimate: number;
}

/** Youngest first. */
export interface PricesByAge {
  readonly prices: readonly PriceAtAge[];
  readonly listings: readonly ShownListing[];
  /** True if dealers list no such model, so these are all of the make's listings. */
  readonly isOfMake: boolean;
  readonly ticks: readonly number[];
}

const maxAgeYears = 25;
const minAges = 3;

/** Skips ages that the model can't be or that nobody lists. Null with too few ages for a chart. */
export function pricesByAge(
  { cart, year }: Figures,
  market: Market,
  role: Role,
  all: readonly ShownListing[],
): PricesByAge | null {
  const ages = Array.from({ length: maxAgeYears + 1 }, (_, age) => age);
  const prices = ages.flatMap((ageYears): PriceAtAge[] => {
    const {
      market: aged,
      builtInOtherYears,
      estimate,
    } = figuresOf({ ...cart, modelYear: year - ageYears }, market, year);
    if (aged === null || builtInOtherYears !== null) return [];
    const isOwn = year - ageYears === cart.modelYear;
    if (aged.asking.isBeyondListings && !isOwn) return [];
    const { low, high } = role === "trading" ? aged.tradeIn : aged.asking;
    const middle = role === "trading" ? aged.tradeIn.middle : aged.asking.asking;
    return [{ ageYears, low, middle, high, estimate: estimate.value }];
  });
  if (prices.length < minAges) return null;
  const listings = role === "trading" ? [] : familyListings(cart, all);
  const [first, last] = [prices[0]!.ageYears, prices.at(-1)!.ageYears];
  const shown = listings.filter(({ ageYears }) => ageYears >= first && ageYears <= last);
  const highest = Math.max(
    ...prices.map(({ high }) => high),
    highestUsual(shown.map(({ price }) => price)),
  );
  const isOfMake = resolveModel(cart.make, cart.model).family?.priceFamily == null;
  return { prices, listings: shown, isOfMake, ticks: dollarTicks(highest) };
}

export function familyListings(
  names: { readonly make: string; readonly model: string },
  all: readonly ShownListing[],
): ShownListing[] {
  const { make, family } = resolveModel(names.make, names.model);
  const priceFamily = family?.priceFamily ?? null;
  return all.filter(
    (listing) => listing.make === make && (priceFamily === null || listing.family === priceFamily),
  );
}

const yearsAhead = 5;

/** US dollars. A smaller difference isn't worth a heading. */
const minDifference = 50;

export function ageFinding(
  { prices }: Pick<PricesByAge, "prices">,
  ageYears: number,
  role: Role,
): string {
  const current = prices.find((price) => price.ageYears === ageYears);
  const later = prices.find((price) => price.ageYears === ageYears + yearsAhead) ?? prices.at(-1)!;
  const action = role === "trading" ? "dealers pay" : "dealers ask";
  if (current === undefined || later.ageYears <= current.ageYears) {
    return `What ${action} for one like it, by age`;
  }
  const less = current.middle - later.middle;
  if (less < minDifference) {
    return role === "trading"
      ? "What dealers pay for it hardly differs by year"
      : "Dealers’ prices for it hardly differ by year";
  }
  const years = later.ageYears - current.ageYears;
  const older = `A cart ${years === 1 ? "a year" : `${countText(years)} years`} older`;
  const amount = formatDollars(roundedDollars(less));
  return role === "trading"
    ? `${older} brings about ${amount} less in trade`
    : `${older} is listed for about ${amount} less`;
}
