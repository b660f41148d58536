import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { defaultChoices } from "../../../domain/valuation/cart.ts";
import { formatDollars } from "../../format/money.ts";

export interface Offer {
  readonly modelYear: number;
  /** Whole US dollars. */
  readonly price: number;
}

/** The plot begins here: of older carts there are few. */
export const firstYear = 2005;
const tickDollars = 4000;
/** Prices this near to each other share a dot. */
const dotDollars = 250;

export const plottedCart = { ...defaultChoices, make: "Club Car", model: "Precedent" };

/** The shown part of the offers, and where on the plot a year and a price are. */
export function askingScale(offers: readonly Offer[], lastYear: number) {
  const shown = offers.filter(({ modelYear }) => modelYear >= firstYear && modelYear <= lastYear);
  const highest = Math.max(...shown.map(({ price }) => price));
  const tickCount = Math.ceil(highest / tickDollars);
  const top = tickCount * tickDollars;
  return {
    shown,
    years: Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index),
    ticks: Array.from({ length: tickCount + 1 }, (_, index) => index * tickDollars),
    /** In steps of a hundredth of a year, from the left. */
    x: (year: number) => 100 * (year - firstYear) + 50,
    /** In steps of ten dollars, from the top. */
    y: (dollars: number) => Math.round((top - dollars) / 10),
    width: 100 * (lastYear - firstYear + 1),
    height: top / 10,
  };
}

type Scale = ReturnType<typeof askingScale>;

/** Dots of three sizes, as paths of points: few, some, or many carts at a price. */
export function dotPaths({ shown, x, y }: Scale): string[] {
  const dots = Map.groupBy(
    shown,
    ({ modelYear, price }) =>
      `M${x(modelYear)} ${y(Math.round(price / dotDollars) * dotDollars)}h0`,
  );
  const sizeOf = (count: number) => (count > 5 ? 2 : count > 2 ? 1 : 0);
  const bySize = Map.groupBy(dots, ([, some]) => sizeOf(some.length));
  return ([0, 1, 2] as const).map((size) =>
    (bySize.get(size) ?? []).map(([point]) => point).join(""),
  );
}

/** What the formula says of the named cart, by model year. */
export function formulaPath({ years, x, y }: Scale, asOfYear: number): string {
  const points = years.map(
    (modelYear) => `${x(modelYear)} ${y(appraise({ ...plottedCart, modelYear }, asOfYear).value)}`,
  );
  return `M${points.join("L")}`;
}

/** What the plot shows, in words. */
export function plotText({ shown, years }: Scale): string {
  const middleYear = 2015;
  const prices = shown
    .filter(({ modelYear }) => modelYear >= middleYear)
    .map(({ price }) => price)
    .toSorted((a, b) => a - b);
  const [low, high] = [0.25, 0.75].map((share) => prices[Math.floor(share * prices.length)]!);
  return (
    `Asking prices by model year, ${years[0]} to ${years.at(-1)}. Half of the carts of ` +
    `${middleYear} and later are offered at ${formatDollars(low!)} to ${formatDollars(high!)}.`
  );
}
