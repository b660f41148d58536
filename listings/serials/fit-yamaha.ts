import type { NumberRange } from "../../domain/recalls/recall-number.ts";
import { withoutIAndO } from "../../domain/serials/plain-characters.ts";
import type { YearSteps } from "../../domain/serials/serial-table.ts";
import { type DatedNumber, recalledYears } from "./dated-number.ts";
import { nameInNumbers } from "./named-cart.ts";

const form = /^J[A-Z\d]{2}\d{6}$/;
const digits = Array.from({ length: 10 }, (_, digit) => digit);
/** A document outweighs a dealer. */
const recallVotes = 2;

/** A single number must not move a step of the rule. */
const ruleVotes = 2;

/**
 * A prefix stands for a generation of a model, and the first of the six digits roughly counts the years
 * since it began. Dealers who agree on another year move a step, and no step is earlier than the
 * one before.
 */
export function yamahaPrefixes(
  numbers: readonly DatedNumber[],
  recalls: readonly NumberRange[],
): Record<string, YearSteps> {
  const serials = numbers
    .map((number) => ({
      ...number,
      plain: number.plain.slice(0, 1) + withoutIAndO(number.plain.slice(1)),
    }))
    .filter(({ plain }) => form.test(plain));
  const allPrefixes = new Set([
    ...serials.map(({ plain }) => prefixOf(plain)),
    ...recalls.flatMap(({ prefixes }) => prefixes),
  ]);
  const entries = [...allPrefixes].toSorted().flatMap((prefix): [string, YearSteps][] => {
    const prefixNumbers = serials.filter(({ plain }) => prefixOf(plain) === prefix);
    const ranges = recalls.filter(({ prefixes }) => prefixes.includes(prefix));
    const dated = prefixNumbers.map(({ plain, year }): Point => [Number(plain[3]), year]);
    const all = [...dated, ...ranges.flatMap(votesOf)];
    if (isMostlyFalling(all)) return [];
    const steps = {
      ...fitSteps(dated, all),
      ...recalledYears(ranges),
      ...nameInNumbers(prefixNumbers),
    };
    return [[prefix, steps]];
  });
  return Object.fromEntries(entries);
}

function prefixOf(plain: string): string {
  return plain.slice(0, 3);
}

function votesOf({ from, modelYears }: NumberRange): Point[] {
  if (modelYears === undefined) return [];
  return repeatPoints([[Number(from[0]), modelYears.from]], recallVotes);
}

function fitSteps(dated: readonly Point[], all: readonly Point[]): YearSteps {
  const began = lowerMedian(all.map(([digit, year]) => year - digit));
  const rule = digits.map((digit): Point => [digit, began + digit]);
  const blocks = risingMedians([...all, ...repeatPoints(rule, ruleVotes)]);
  const years = digits.map((digit) => blocks.find(({ to }) => digit <= to)!.level);
  const inStep = digits.map((digit) => dated.filter(([each]) => each === digit));
  return {
    years,
    dated: inStep.map((points) => points.length),
    agreeing: inStep.map(
      (points, digit) => points.filter(([, year]) => year === years[digit]).length,
    ),
  };
}

/** If higher digits tend to have earlier years, the rule doesn't hold for the prefix. */
function isMostlyFalling(points: readonly Point[]): boolean {
  const signs = points.flatMap(([digit, year]) =>
    points.map(([other, otherYear]) => Math.sign((digit - other) * (year - otherYear))),
  );
  return signs.reduce((sum, sign) => sum + sign, 0) < 0;
}

export type Point = readonly [at: number, value: number];

export function repeatPoints(points: readonly Point[], times: number): Point[] {
  return Array.from({ length: times }).flatMap(() => points);
}

interface Pool {
  readonly from: number;
  readonly to: number;
  readonly values: readonly number[];
}

export interface Block {
  readonly from: number;
  readonly to: number;
  readonly level: number;
}

/**
 * The rising steps closest to the points by absolute error. Neighbors that fall are pooled, and
 * each pool has its median, so a single gross error moves nothing. Blocks are in order, and their
 * levels rise.
 */
export function risingMedians(points: readonly Point[]): Block[] {
  const places = [...Map.groupBy(points, ([position]) => position)].toSorted(([a], [b]) => a - b);
  const pools: Pool[] = [];
  for (const [position, observed] of places) {
    let pool: Pool = { from: position, to: position, values: observed.map(([, value]) => value) };
    for (let last = pools.at(-1); last && isFalling(last, pool); last = pools.at(-1)) {
      pools.pop();
      pool = { from: last.from, to: pool.to, values: [...last.values, ...pool.values] };
    }
    pools.push(pool);
  }
  const byLevel = [...Map.groupBy(pools, ({ values }) => lowerMedian(values))];
  return byLevel.map(([level, members]) => ({
    from: members[0]!.from,
    to: members.at(-1)!.to,
    level,
  }));
}

function isFalling(before: Pool, after: Pool): boolean {
  return lowerMedian(before.values) > lowerMedian(after.values);
}

export function lowerMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
}
