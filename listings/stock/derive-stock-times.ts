import { dayNumber } from "../../domain/words/iso-day.ts";
import { projectFolder } from "../../config/folders.ts";
import { resolveModel } from "../../domain/catalogue/resolve-model.ts";
import { isUsed } from "../../domain/market/priced-cart.ts";
import type { StockTimes } from "../../domain/market/stock-times.ts";
import type { Span, Stock } from "./stock.ts";

export const limits = {
  units: 30,
  /** About three months between a list's first and last whole read. */
  days: 90,
} as const;

/** In US dollars. Each band is wide enough to hold carts that a buyer would compare. */
const bandEdges = [300, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 12_000, 15_000, 20_000, 30_000];

/**
 * Counts only units that came to a list after we had first read all of it, because we don't know how
 * long the others had been there. New carts are left out, because a visitor's cart is used.
 */
export function deriveStockTimes({ lists, spans }: Stock): StockTimes {
  const known = lists.filter(
    ({ first_day, last_day }) => dayNumber(last_day) - dayNumber(first_day) >= limits.days,
  );
  const addresses = new Set(known.map(({ list }) => list));
  const followed = spans.filter(({ list }) => addresses.has(list));
  const lives = [...Map.groupBy(followed, ({ list, unit }) => `${list} ${unit}`).values()]
    .flatMap(lifeOf)
    .toSorted((a, b) => a.days - b.days);
  // A unit on two of its dealer's lists counts once, with the longer of its times.
  const units = [...new Map(lives.map((life) => [life.unit, life])).values()];
  const makes = largeGroups(units, ({ make }) => make).map(([make, own]) => {
    const families = largeGroups(own, ({ family }) => family);
    return [
      make,
      {
        all: timesOf(own),
        families: Object.fromEntries(families.map(([name, some]) => [name, timesOf(some)])),
      },
    ] as const;
  });
  const isKnown = makes.length > 0;
  return {
    from: isKnown ? known.map(({ first_day }) => first_day).toSorted()[0]! : "",
    to: isKnown
      ? known
          .map(({ last_day }) => last_day)
          .toSorted()
          .at(-1)!
      : "",
    makes: Object.fromEntries(makes),
  };
}

interface Life {
  readonly unit: string;
  readonly make: string;
  readonly family: string | null;
  readonly firstPrice: number;
  readonly lastPrice: number;
  readonly days: number;
  /** False if it was still listed when its list was last read. */
  readonly isGone: boolean;
}

/** A unit came or went on some day between two reads, so we take the middle. */
function lifeOf(spans: readonly Span[]): Life[] {
  const sorted = spans.toSorted((a, b) => (a.first_day < b.first_day ? -1 : 1));
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  if (first.not_yet_on === "" || !isUsed(last)) return [];
  const came = (dayNumber(first.not_yet_on) + dayNumber(first.first_day)) / 2;
  const isGone = last.no_longer_on !== "";
  const left = (dayNumber(last.last_day) + dayNumber(last.no_longer_on || last.last_day)) / 2;
  const { make, family } = resolveModel(last.make, last.model);
  return [
    {
      unit: last.unit,
      make,
      family: family?.name ?? null,
      firstPrice: first.price_usd,
      lastPrice: last.price_usd,
      days: left - came,
      isGone,
    },
  ];
}

function timesOf(units: readonly Life[]): StockTimes["makes"][string]["all"] {
  const cuts = units
    .filter(({ firstPrice, lastPrice }) => lastPrice < firstPrice)
    .map(({ firstPrice, lastPrice }) => 100 * (1 - lastPrice / firstPrice))
    .toSorted((a, b) => a - b);
  const days = bandEdges.slice(1).flatMap((high, at) => {
    const low = bandEdges[at]!;
    const own = units.filter(({ firstPrice }) => firstPrice >= low && firstPrice < high);
    const medianDays = own.length < limits.units ? null : medianUntilGone(own);
    return medianDays === null ? [] : [{ low, high, count: own.length, medianDays }];
  });
  const cutPct = Math.round((100 * cuts.length) / units.length);
  const medianCutPct = cutPct === 0 ? null : Math.round(cuts[Math.floor(cuts.length / 2)]!);
  return { days, cuts: { count: units.length, cutPct, medianCutPct } };
}

/**
 * The Kaplan-Meier estimate of the median (1958, doi.org/10.2307/2281868): a unit that is still there
 * counts as one that could have gone, for as long as we watched it. Null if fewer than half had gone
 * by the last day.
 */
export function medianUntilGone(
  units: readonly { readonly days: number; readonly isGone: boolean }[],
): number | null {
  const sorted = units.toSorted((a, b) => a.days - b.days || Number(b.isGone) - Number(a.isGone));
  let share = 1;
  for (const [at, { days, isGone }] of sorted.entries()) {
    if (isGone) share *= 1 - 1 / (sorted.length - at);
    // Rounding can put a product that should be exactly one half slightly above it.
    if (share <= 0.5 + 1e-9) return Math.max(1, Math.round(days));
  }
  return null;
}

function largeGroups<Name extends string>(
  units: readonly Life[],
  nameOf: (unit: Life) => Name | null,
): [Name, Life[]][] {
  return [...Map.groupBy(units, nameOf)]
    .flatMap(([name, some]): [Name, Life[]][] =>
      name === null || some.length < limits.units ? [] : [[name, some]],
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

export const stockTimesFile = `${projectFolder}domain/market/stock-times.json`;

export function stockTimesText(times: StockTimes): string {
  return `${JSON.stringify(times, null, 2)}\n`;
}
