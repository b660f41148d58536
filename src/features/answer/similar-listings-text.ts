import type { Figures, MarketFigures } from "../../../domain/answer/figures.ts";
import { isCostlyToReplace } from "../../../domain/answer/text.ts";
import type { PricedCart } from "../../../domain/market/priced-cart.ts";
import {
  allText,
  capitalize,
  countText,
  listText,
  monthNames,
} from "../../../domain/words/english.ts";
import { formatDollars, formatRange, roundedDollars } from "../../../domain/words/money.ts";
import type { Role } from "../../../domain/cart/roles.ts";
import { totalCost } from "../../../domain/market/work-prices.ts";
import type { ShownListing } from "./shown-listings.ts";

/** Null when the sign's number is itself the one to compare. */
export function comparedNumber({ market, advice }: Figures, role: Role): number | null {
  if (market === null) return null;
  // Buyers pay for the work too, and a trade-in is compared with selling it yourself.
  const settled = advice.buying.settle ?? advice.buying.number;
  switch (role) {
    case "buying":
      return roundedDollars(settled + totalCost(market.work));
    case "trading":
      return advice.selling.number;
    case "selling":
    case "insuring":
      return null;
  }
}

export const ownPriceLabels: Readonly<Record<Role, string>> = {
  selling: "Yours, as it stands",
  trading: "Yours, sold by you",
  buying: "This one, work done",
  insuring: "Your amount",
};

/** "2019 in DE", "Four 2019s in PA", "2015 and 2019, PA". */
export function parkedText(
  listings: readonly Pick<ShownListing, "modelYear" | "place" | "units">[],
): string {
  const years = [...new Set(listings.map(({ modelYear }) => modelYear))].toSorted((a, b) => a - b);
  const places = new Set(listings.map((listing) => listing.place));
  // A listing without a place could be from anywhere.
  const place = places.size === 1 ? listings[0]!.place : "";
  const count = listings.reduce((sum, { units }) => sum + units, 0);
  if (years.length > 1) return `${listText(years.map(String))}${place === "" ? "" : `, ${place}`}`;
  const subject = count === 1 ? `${years[0]}` : unitsOfYearText(count, years[0]!);
  return place === "" ? subject : `${subject} in ${place}`;
}

/** A count in digits needs a word between it and the year. */
function unitsOfYearText(count: number, modelYear: number): string {
  return count < 10
    ? `${capitalize(countText(count))} ${modelYear}s`
    : `${count} from ${modelYear}`;
}

/** "$300 more", "the same price". */
export function differenceText(price: number, ownPrice: number): string {
  const difference = roundedDollars(Math.abs(price - ownPrice));
  if (difference === 0) return "the same price";
  return `${formatDollars(difference)} ${price > ownPrice ? "more" : "less"}`;
}

/** For an answer that has no price to compare with them. */
export const mostSimilarHeading = ({ length }: readonly unknown[]): string =>
  `The ${countText(length)} dealers’ carts most like it`;

type DatedPrice = Pick<ShownListing, "price" | "observedOn">;

export function listingsHeading(
  listings: readonly DatedPrice[],
  ownPrice: number,
  role: Role,
  market: Pick<MarketFigures, "asking" | "asIs" | "work"> | null = null,
): string {
  const count = countName(listings.length);
  const all = allText(listings.length);
  const below = listings.filter(({ price }) => price <= ownPrice).length;
  const above = listings.length - below;
  const amount = formatDollars(ownPrice);
  if (role === "insuring") {
    // All of these are better or newer carts, so they say nothing about this cart's amount.
    if (below === 0) return `The ${count} most like it were listed at ${rangeOf(listings)}`;
    const every = below === 1 ? "the one cart" : `${all} carts`;
    const covered = above === 0 ? every : `${countName(below)} of the ${count} carts`;
    return `${amount} covers ${covered} most like it, listed ${listingDateText(listings)}`;
  }
  if (role === "buying") {
    const carts = `${countName(below)} of ${count} dealers’ carts ${below === 1 ? "costs" : "cost"}`;
    const finding =
      below === 0
        ? `it would cost less than ${all} dealers’ carts`
        : `${above === 0 ? `${all} dealers’ carts cost` : carts} no more`;
    return market?.work.length === 0 ? capitalize(finding) : `With the work done, ${finding}`;
  }
  // The listings' prices say little about a cart that needs so much work.
  if (market !== null && isCostlyToReplace(market)) {
    return `Made ready, the ${count} most like it are listed at ${rangeOf(listings)}`;
  }
  const start = role === "trading" ? `Sell it yourself at ${amount}, and` : `At ${amount},`;
  if (above === listings.length) return `${start} you’d be cheaper than ${all} like it`;
  if (above === 0) return `${start} you’d be no cheaper than the ${count} like it`;
  return `${start} you’d be cheaper than ${countName(above)} of the ${count} like it`;
}

function rangeOf(listings: readonly DatedPrice[]): string {
  const prices = listings.map(({ price }) => price);
  return formatRange({ low: Math.min(...prices), high: Math.max(...prices) });
}

/** "in September 2026", or "through September 2026" when some listings are older. */
function listingDateText(listings: readonly DatedPrice[]): string {
  const months = listings.map(({ observedOn }) => observedOn.slice(0, 7)).toSorted();
  const [year, month] = months.at(-1)!.split("-").map(Number);
  const newest = month === undefined ? `${year}` : `${monthNames[month - 1]} ${year}`;
  return `${months[0] === months.at(-1) ? "in" : "through"} ${newest}`;
}

const countName = (count: number) => ["none", "one", "two", "three", "four", "five"][count]!;

/** Empty unless most of the listings are the chain's and it asks less than a typical dealer. */
export function chainNote(
  listings: readonly Pick<ShownListing, "dealer">[],
  { market }: Pick<Figures, "market">,
): string {
  if (market === null || market.chain === null) return "";
  const { name, asking } = market.chain;
  const own = listings.filter(({ dealer }) => dealer === name).length;
  if (2 * own <= listings.length || asking >= clearlyLess * market.asking.asking) return "";
  const all = own === 2 ? "Both" : `All ${countName(own)}`;
  const count = own === listings.length ? all : capitalize(countName(own));
  return `${count} are from ${name}, which asks less for them than other dealers.`;
}

const clearlyLess = 0.95;

const pricesWhenReady = "Dealers ask these prices for carts made ready to sell.";

export function listingsLede({ market, advice }: Figures, role: Role): string {
  const needs = market === null ? "" : formatDollars(roundedDollars(totalCost(market.work)));
  switch (role) {
    case "selling":
      return market !== null && market.work.length > 0
        ? `Dealers ask these prices with the work done. We allow ${needs} for it on yours.`
        : pricesWhenReady;
    case "trading": {
      const more = (advice?.selling.settle ?? 0) - (advice?.trading.number ?? 0);
      return more > 0
        ? `Sell it yourself, and by our rule you’d settle about ${formatDollars(more)} above the trade-in, after calls, visits, and no-shows.`
        : "Sell it yourself, and by our rule you’d settle at about the trade-in, after calls, visits, and no-shows.";
    }
    case "buying": {
      const settled = `By our rule you’d settle near ${formatDollars(advice?.buying.settle ?? 0)}`;
      return market?.work.length === 0
        ? `${settled}. ${pricesWhenReady} Get any warranty in writing.`
        : `${settled} and pay about ${needs} for the work. Dealers ask these prices with the work done. Get any warranty in writing.`;
    }
    case "insuring":
      return "Dealers asked this for the carts most like yours, with the work done.";
  }
}

/** For example "4 seats, lithium electric, lifted". */
export function detailsText({ seats, powertrain, batteryType, lifted }: PricedCart): string {
  return [
    seats !== null && `${seats} seats`,
    batteryType === null ? powertrain : `${batteryType} electric`,
    lifted && "lifted",
  ]
    .filter((part) => part !== false)
    .join(", ");
}
