import { type ModelPattern, containsModel, patternOf, spellingOf } from "./model-match.ts";

/** What a make is priced at, in whole US dollars. */
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

/** Looks base prices up in one book. Any two strings have an answer. */
export function basePriceFinder(book: PriceBook): (make: string, model: string) => BasePrice {
  const makes = new Map(book.makes.map((make) => [spellingOf(make.name), modelFinder(make)]));
  const other: BasePrice = { from: "other", price: book.otherBasePrice };
  return (make, model) => makes.get(spellingOf(make))?.(model) ?? other;
}

function modelFinder(make: MakePrices): (model: string) => BasePrice {
  const listed = Object.entries(make.modelPrices).map(([model, price]) => ({
    pattern: patternOf(model),
    base: { from: "model", price, make: make.name, model } satisfies BasePrice,
  }));
  const bySpelling = new Map(listed.map(({ pattern, base }) => [pattern.spelling, base]));
  const longestFirst = listed.toSorted((a, b) => length(b.pattern) - length(a.pattern));
  const fallback: BasePrice = { from: "make", price: make.defaultBasePrice, make: make.name };

  return (model) =>
    bySpelling.get(spellingOf(model)) ??
    longestFirst.find(({ pattern }) => containsModel(model, pattern))?.base ??
    fallback;
}

function length(pattern: ModelPattern): number {
  return pattern.spelling.length;
}
