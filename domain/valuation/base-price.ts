import { type ModelPattern, containsModel, patternOf, spellingOf, wordsOf } from "./model-match.ts";

/** The prices of a make, in whole US dollars. */
export interface MakePrices {
  readonly name: string;
  readonly defaultBasePrice: number;
  readonly modelPrices: Readonly<Record<string, number>>;
}

/** Every priced make, and the price for a make that is not among them. */
export interface PriceBook {
  readonly makes: readonly MakePrices[];
  readonly otherBasePrice: number;
}

/** The base price and why it was chosen (product spec, section 9, rule 3). */
export type BasePrice =
  | { from: "model"; price: number; make: string; model: string }
  | { from: "make"; price: number; make: string }
  | { from: "other"; price: number };

/** The base price of a make and model as people write them. Any two strings have one. */
export type FindBasePrice = (make: string, model: string) => BasePrice;

/** Looks up base prices in one book. */
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
    return longestFirst.find(({ pattern }) => containsModel(words, pattern))?.base;
  }
}

/**
 * Finds an entry by name in any spelling. The listed spelling is tried first, because most names
 * are chosen from the list.
 */
function finderBySpelling<T>(entries: readonly (readonly [string, T])[]) {
  const asListed = new Map(entries);
  const bySpelling = new Map(entries.map(([name, value]) => [spellingOf(name), value]));
  return (name: string): T | undefined => asListed.get(name) ?? bySpelling.get(spellingOf(name));
}

function length(pattern: ModelPattern): number {
  return pattern.spelling.length;
}
