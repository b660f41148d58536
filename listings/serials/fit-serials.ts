import type { NumberRange } from "../../domain/recalls/recall-number.ts";
import type {
  ClubCarLetters,
  Named,
  SerialTable,
  SerialSeries,
  YearSpan,
} from "../../domain/serials/serial-table.ts";
import { firstYearOf } from "../../domain/catalogue/built-years.ts";
import { type DatedNumber, type ListedKind, numberKindOf, recalledYears } from "./dated-number.ts";
import {
  yamahaPrefixes,
  type Block,
  type Point,
  repeatPoints,
  risingMedians,
} from "./fit-yamaha.ts";
import { nameInNumbers } from "./named-cart.ts";

export function fitSerials(
  numbers: readonly DatedNumber[],
  recalls: readonly NumberRange[],
): SerialTable {
  const datedOf = (kind: ListedKind) => numbers.filter((each) => each.kind === kind);
  const recalledOf = (kind: ListedKind) =>
    recalls.filter((each) => each.kind === numberKindOf(kind).id);
  return {
    clubCar: clubCarLetters(datedOf("club-car-serial"), recalledOf("club-car-serial")),
    ezGo: ezgoSeries(datedOf("ezgo-serial"), recalledOf("ezgo-serial")),
    yamaha: yamahaPrefixes(datedOf("yamaha-serial"), recalledOf("yamaha-serial")),
  };
}

function clubCarLetters(
  numbers: readonly DatedNumber[],
  recalls: readonly NumberRange[],
): Record<string, ClubCarLetters> {
  const byLetters = Map.groupBy(numbers, lettersOf);
  const recalled = recalls
    .filter(({ model }) => model !== undefined)
    .flatMap(({ prefixes, model, powertrain }) =>
      prefixes.map((prefix): [string, Named] => [
        prefix,
        { model, ...(powertrain && { powertrain }) },
      ]),
    );
  const dealt = [...byLetters]
    .map(([letters, same]): [string, Named] => [letters, nameInNumbers(same)])
    .filter(([, named]) => Object.keys(named).length > 0);
  const names: Readonly<Record<string, Named>> = Object.fromEntries([...recalled, ...dealt]);
  const years = Map.groupBy(datedLetters(numbers, recalls), ({ letters }) => letters);
  const entries = [...years].map(([letters, dated]): [string, ClubCarLetters] => {
    const named = names[letters] ?? {};
    // A notice that names only letters also covers the years before the model.
    const possible = dated.map(({ year }) => Math.max(year, firstYearOf("Club Car", named.model)));
    return [letters, { ...named, first: Math.min(...possible), last: Math.max(...possible) }];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const lettersOf = ({ plain }: Pick<DatedNumber, "plain">) => /^[A-Z]*/.exec(plain)![0];

/** A dealer's gross error would stretch the years of its letters. */
const agreesWithDigits = ({ plain, year }: DatedNumber) =>
  plain.slice(lettersOf({ plain }).length).startsWith(`${year}`.slice(2));

function datedLetters(numbers: readonly DatedNumber[], recalls: readonly NumberRange[]) {
  const recalled = recalls.flatMap(({ prefixes, from, to }) =>
    prefixes.flatMap((letters) =>
      // Keys of Club Car's numbers begin with the year.
      [from, to].map((key) => ({ letters, year: Number(key.slice(0, 4)) })),
    ),
  );
  const dealt = numbers
    .filter(agreesWithDigits)
    .map((each) => ({ letters: lettersOf(each), year: each.year }));
  return [...dealt, ...recalled];
}

/** Below it are the TXT and its relatives, above it the RXV. */
const seriesBoundary = 4_500_000;
/** From here on are utility vehicles and a few carts of 2008, whose serials don't rise with these. */
const seriesEnd = 8_000_000;
/** How far beyond the dated serials a series gives answers: about a year's production. */
const reach = 50_000;
/** A document outweighs a dealer. */
const recallVotes = 2;

/** EZ-GO's seven-digit serials form two series, each with a step for every year. */
function ezgoSeries(
  numbers: readonly DatedNumber[],
  recalls: readonly NumberRange[],
): SerialSeries[] {
  const serials = numbers.filter(({ plain }) => /^\d{7}$/.test(plain));
  return [true, false].flatMap((isLow) => {
    const isOf = (serial: number) => serial < seriesEnd && serial < seriesBoundary === isLow;
    const seriesNumbers = serials.filter(({ plain }) => isOf(Number(plain)));
    if (seriesNumbers.length === 0) return [];
    const ranges = recalls.filter(({ from }) => isOf(Number(from)));
    const dated = seriesNumbers
      .map(({ plain, year }): Point => [Number(plain), year])
      .filter((point) => agreesWithRecalls(point, ranges));
    const { model } = nameInNumbers(seriesNumbers);
    return [
      {
        ...withSpans(fitSeries(dated, [...dated, ...ranges.flatMap(votesOf)]), dated, ranges),
        ...recalledYears(ranges),
        ...(model && { model }),
      },
    ];
  });
}

/** Dealers, and carts on a lot for a while, are off by a year at most. */
const tolerance = 1;

/** Serials rise, so a number above a recall's range isn't from before the range's last year. */
function agreesWithRecalls([at, year]: Point, ranges: readonly NumberRange[]): boolean {
  return ranges.every(({ from, to, modelYears: years }) => {
    if (years === undefined) return true;
    const earliest = at > Number(to) ? years.to : at >= Number(from) ? years.from : -Infinity;
    const latest = at < Number(from) ? years.from : at <= Number(to) ? years.to : Infinity;
    return year >= earliest - tolerance && year <= latest + tolerance;
  });
}

/** Cuts out what no numbers support. */
function withSpans(
  series: SerialSeries,
  dated: readonly Point[],
  ranges: readonly NumberRange[],
): SerialSeries {
  const spans = [...disputedSteps(series, dated), ...spansOfRecalls(dated, ranges)];
  if (spans.length === 0) return series;
  const isCut = (_: number, step: number) =>
    spans.some(({ by, from }) => by === "disagreement" && from === series.starts[step]);
  const counts = (list: readonly number[]) =>
    list.map((count, step) => (isCut(count, step) ? 0 : count));
  return { ...series, dated: counts(series.dated), agreeing: counts(series.agreeing), spans };
}

/** A step that half of its numbers contradict by more than a year. */
function disputedSteps({ starts, years, end }: SerialSeries, dated: readonly Point[]): YearSpan[] {
  return years.flatMap((year, step): YearSpan[] => {
    const from = starts[step]!;
    const to = (starts[step + 1] ?? end + 1) - 1;
    const inStep = dated.filter(([at]) => at >= from && at <= to);
    const against = inStep.filter(([, stated]) => Math.abs(stated - year) > tolerance);
    if (against.length === 0 || against.length * 2 < inStep.length) return [];
    const [first, last] = [years[step - 1] ?? year - 1, years[step + 1] ?? year + 1];
    return [{ from, to, first, last, by: "disagreement" }];
  });
}

/** Above all dated numbers, between the ends of two recalls that are years apart. */
function spansOfRecalls(dated: readonly Point[], ranges: readonly NumberRange[]): YearSpan[] {
  const newest = Math.max(...dated.map(([at]) => at));
  const ends = ranges
    .flatMap(({ to, modelYears }) => (modelYears ? [{ at: Number(to), year: modelYears.to }] : []))
    .toSorted((a, b) => a.at - b.at);
  return ends.flatMap(({ at, year }, index): YearSpan[] => {
    const above = ends[index + 1];
    if (above === undefined || at < newest || above.year - year <= tolerance) return [];
    return [{ from: at + 1, to: above.at, first: year, last: above.year, by: "recalls" }];
  });
}

function votesOf({ from, to, modelYears }: NumberRange): Point[] {
  if (modelYears === undefined) return [];
  const ends: Point[] = [
    [Number(from), modelYears.from],
    [Number(to), modelYears.to],
  ];
  return repeatPoints(ends, recallVotes);
}

function fitSeries(dated: readonly Point[], all: readonly Point[]): SerialSeries {
  const blocks = risingMedians(all);
  const { starts, years } = stepsBetween(blocks);
  const last = blocks.at(-1)!.level;
  // A gross error beyond the others would stretch the last step.
  const newest = Math.max(
    ...all.filter(([, year]) => Math.abs(year - last) <= 1).map(([at]) => at),
  );
  const inStep = years.map((_, step) =>
    dated.filter(([at]) => at >= starts[step]! && at < (starts[step + 1] ?? newest + reach)),
  );
  return {
    starts,
    end: roundToThousand(newest + reach),
    years,
    dated: inStep.map((points) => points.length),
    agreeing: inStep.map(
      (points, step) => points.filter(([, year]) => year === years[step]).length,
    ),
  };
}

/** Between two blocks, the years change at equal distances. */
function stepsBetween(blocks: readonly Block[]): { starts: number[]; years: number[] } {
  const starts = [roundToThousand(blocks[0]!.from - reach)];
  const years = [blocks[0]!.level];
  for (const [index, next] of blocks.entries()) {
    const before = blocks[index - 1];
    if (before === undefined) continue;
    const count = next.level - before.level;
    for (let passed = 1; passed <= count; passed++) {
      const share = (passed - 0.5) / count;
      starts.push(roundToThousand(before.to + share * (next.from - before.to)));
      years.push(before.level + passed);
    }
  }
  return { starts, years };
}

/** Finer steps would claim more than the dated serials show, and take more bytes. */
function roundToThousand(serial: number): number {
  return Math.round(serial / 1000) * 1000;
}
