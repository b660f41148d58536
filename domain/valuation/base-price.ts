import {
  type ModelPattern,
  hasModel,
  patternOf,
  spellingOf,
  wordsOf,
} from "../words/name-match.ts";

/** In whole US dollars. */
export interface MakePrices {
  readonly name: string;
  readonly defaultBasePrice: number;
  readonly modelPrices: Readonly<Record<string, number>>;
}

export interface PriceBook {
  readonly makes: readonly MakePrices[];
  readonly otherBasePrice: number;
}

export type BasePrice =
  | { from: "model"; price: number; make: string; model: string }
  | { from: "make"; price: number; make: string }
  | { from: "other"; price: number };

/** Takes names as people write them. Any two strings have a price. */
export type FindBasePrice = (make: string, model: string) => BasePrice;

export function basePriceFinder(book: PriceBook): FindBasePrice {
  const findMake = finderBySpelling(book.makes.map((make) => [make.name, modelFinder(make)]));
  const other: BasePrice = { from: "other", price: book.otherBasePrice };
  return (make, model) => findMake(make)?.(model) ?? other;
}

function modelFinder(make: MakePrices): (model: string) => BasePrice {
  const fallback: BasePrice = { from: "make", price: make.defaultBasePrice, make: make.name };
  const listed = Object.entries(make.modelPrices).map(([model, price]) => ({
    pattern: patternOf(model),
    base: { from: "model", price, make: make.name, model } satisfies BasePrice,
  }));
  if (listed.length === 0) return () => fallback;

  const findListed = finderBySpelling(listed.map(({ base }) => [base.model, base]));
  const longestFirst = listed.toSorted((a, b) => length(b.pattern) - length(a.pattern));
  return (model) => findListed(model) ?? findContained(wordsOf(model)) ?? fallback;

  function findContained(words: readonly string[]): BasePrice | undefined {
    return longestFirst.find(({ pattern }) => hasModel(words, pattern))?.base;
  }
}

/**
 * Finds a name in any spelling. The listed one is tried first, because most names are chosen from
 * the list.
 */
function finderBySpelling<T>(entries: readonly (readonly [string, T])[]) {
  const asListed = new Map(entries);
  const bySpelling = new Map(entries.map(([name, value]) => [spellingOf(name), value]));
  return (name: string): T | undefined => asListed.get(name) ?? bySpelling.get(spellingOf(name));
}

function length(pattern: ModelPattern): number {
  return pattern.spelling.length;
}
