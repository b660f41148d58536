import {
  type ModelPattern,
  hasModel,
  patternOf,
  spellingOf,
  wordsOf,
} from "../words/name-match.ts";
import { type SeatCount, seatCounts } from "../cart/cart.ts";
import { makesBySpelling } from "./priced-makes.ts";
import { families, namesOf } from "./families.ts";
import type { ImpliedDetails, ModelFamily, Variant } from "./family.ts";

export interface ResolvedModel {
  /** As the catalogue spells it, or as given if the catalogue doesn't have it. */
  readonly make: string;
  /** Null for a model of no known family. */
  readonly family: ModelFamily | null;
  readonly implied: ImpliedDetails;
}

interface KnownFamily {
  readonly family: ModelFamily;
  readonly lifted: readonly ModelPattern[];
  /** Longest first, because a Mach 4E isn't a Mach 4. */
  readonly variants: readonly (readonly [ModelPattern, Variant])[];
}

interface KnownName {
  readonly known: KnownFamily;
  readonly pattern: ModelPattern;
  /** Without the seat count in "Villager 6". */
  readonly nameAlone: string;
}

const familiesByMake = Map.groupBy(families, ({ make }) => spellingOf(make));

/** A make's names are added when first needed, because a page starts with only one or two makes. */
const namesByMake = new Map<string, readonly KnownName[]>();

/** Longest names first, because "Rover XL6" says more than "Rover". */
function namesOfMake(make: string): readonly KnownName[] {
  const key = spellingOf(make);
  const found = namesByMake.get(key);
  if (found !== undefined) return found;
  const ofMake = familiesByMake.get(key);
  if (ofMake === undefined) return [];
  const names = ofMake
    .flatMap(knownNames)
    .toSorted((a, b) => b.pattern.spelling.length - a.pattern.spelling.length);
  namesByMake.set(key, names);
  return names;
}

function knownNames(family: ModelFamily): KnownName[] {
  const known: KnownFamily = {
    family,
    lifted: family.liftedNames.map(patternOf),
    variants: Object.entries(family.variants)
      .flatMap(([name, variant]) => {
        const names = family.names.includes(name) ? [name] : [];
        return [`${family.name} ${name}`, ...names].map(
          (each) => [patternOf(each), variant] as const,
        );
      })
      .toSorted(([a], [b]) => b.spelling.length - a.spelling.length),
  };
  return [...namesOf(family), ...family.misspellings].map((name) => ({
    known,
    pattern: patternOf(name),
    nameAlone: spellingOf(family.hasSeatsInName ? name.replace(/ [2468]\w*$/, "") : name),
  }));
}

/** Takes names as people write them. Every question about a model is answered from its family. */
export function resolveModel(make: string, model: string): ResolvedModel {
  const words = wordsOf(model);
  const named = namesOfMake(make).find(({ pattern }) => hasModel(words, pattern));
  const counted = sumIn(model) ?? countIn(model);
  if (named === undefined) {
    const seats = counted ?? countOfShuttle(model);
    const implied = seats === undefined ? {} : { seats };
    return { make: makesBySpelling.get(spellingOf(make)) ?? make, family: null, implied };
  }
  const { family, lifted, variants } = named.known;
  const variant = variants.find(([pattern]) => hasModel(words, pattern))?.[1];
  const number =
    family.hasSeatsInName && !inches.test(model)
      ? numberIn(wordsAfterName(words, named.nameAlone))
      : null;
  const seats = counted ?? variant?.seats ?? number?.seats ?? family.seats ?? undefined;
  const isLifted =
    variant?.lifted === true ||
    (variant?.seats === undefined && number?.isLifted === true) ||
    lifted.some((pattern) => hasModel(words, pattern));
  return {
    make: family.make,
    family,
    implied: {
      ...(seats !== undefined && { seats }),
      ...(isLifted && { lifted: true }),
      ...impliedDetailsOf(variant?.batteryType ? [variant.batteryType] : family.drives),
    },
  };
}

/**
 * Null if the text names no family of a recall notice, or several: only a certain match rules a
 * notice out.
 */
export function recallFamilyOf(make: string, model: string): string | null {
  const words = wordsOf(model);
  const named = namesOfMake(make)
    .filter(({ pattern }) => hasModel(words, pattern))
    .flatMap(({ known }) => known.family.recallFamily ?? []);
  const [first, second] = new Set(named);
  return second === undefined ? (first ?? null) : null;
}

function impliedDetailsOf(drives: ModelFamily["drives"]): ImpliedDetails {
  if (drives === null) return {};
  if (drives.every((drive) => drive === "gas")) return { powertrain: "gas" };
  return {
    ...(!drives.includes("gas") && { powertrain: "electric" as const }),
    ...(drives.every((drive) => drive === "lithium") && { batteryType: "lithium" as const }),
  };
}

/** Leaves the name out, because a D5 isn't a five-seater. */
function wordsAfterName(words: readonly string[], name: string): readonly string[] {
  for (const first of words.keys()) {
    let written = "";
    for (let last = first; name.startsWith(written) && last < words.length; last++) {
      written += words[last]!;
      if (written === name) return words.toSpliced(first, last + 1 - first);
    }
  }
  return words;
}

/** "2+2", "4 plus 2" */
function sumIn(text: string): SeatCount | undefined {
  const sum = /(?<![\d.])([246]) ?(?:\+|plus) ?([24])(?![\d.])/i.exec(text);
  return sum === null ? undefined : seatCount(Number(sum[1]) + Number(sum[2]));
}

/** "4P", "6 passenger", "8-seater" */
function countIn(text: string): SeatCount | undefined {
  const count = /(?<![\d.])([2468])[ -]?(?:pr?|pax|pass|passengers?|seats?|seaters?)\b/i.exec(text);
  return count === null ? undefined : seatCount(Number(count[1]));
}

/** Whatever the make, a number after "shuttle" is the seat count: "Shuttle 6". */
function countOfShuttle(text: string): SeatCount | undefined {
  const count = /\bshuttle[ -]?([2468])\b(?! ?(?:"|v|in\b))/i.exec(text);
  return count === null ? undefined : seatCount(Number(count[1]));
}

/** The size of a lift or of wheels. */
const inches = /\d ?(?:"|”|''|in\b|inch)/i;

/** Voltages, amp-hours, and versions such as "2.0". */
const otherUnits = /^(?:v|volts?|ah|\d+)$/;

/** "6", "4L", "4F" */
function numberIn(words: readonly string[]): { seats: SeatCount; isLifted: boolean } | null {
  for (const [index, word] of words.entries()) {
    const seats = /^[2468]$/.test(word) ? seatCount(Number(word)) : undefined;
    const [before = "", next = ""] = [words[index - 1], words[index + 1]];
    if (seats === undefined || otherUnits.test(next) || /^\d+$/.test(before)) continue;
    return { seats, isLifted: next === "l" || next === "fl" };
  }
  return null;
}

const seatCount = (count: number) => seatCounts.find((each) => each === count);
