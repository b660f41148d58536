import { formMakes } from "../catalogue/price-book.ts";
import { wordsOf } from "../valuation/model-match.ts";

/** The cells that name a cart, trimmed; empty where a spreadsheet has none. */
export interface NameCells {
  readonly make: string;
  readonly model: string;
  /** Both in one cell, perhaps after the year: "2018 Club Car Precedent". */
  readonly makeAndModel: string;
}

/** Empty where the cells do not name one. A known make is spelled as the directory spells it. */
export interface Names {
  readonly make: string;
  readonly model: string;
  /** The year in the cell with both; empty if there is none. */
  readonly year: string;
}

const makeBySpelling = new Map(formMakes.map(({ name }) => [wordsOf(name).join(""), name]));
const mostWords = Math.max(...[...makeBySpelling.values()].map((name) => wordsOf(name).length)) + 2;

/** Finds the make and the model in whichever cells they are. */
export function readNames(cells: NameCells): Names {
  const { year, rest } = splitYear(cells.makeAndModel);
  const [make, model] = namesIn(cells, rest);
  return { make, model, year };
}

function namesIn({ make, model }: NameCells, both: string): [make: string, model: string] {
  const inMake = splitMake(make);
  const inModel = splitMake(model);
  const inBoth = splitMake(both);
  const meant = inMake ?? inModel ?? inBoth;
  if (make !== "" && inMake === null) return [make, model];
  if (meant === null) return ["", model];
  // "Club Car" beside "Club Car Precedent", but never "Yamaha" beside "Club Car Precedent".
  const modelAlone = inModel?.make === meant.make ? inModel.rest : model;
  const rest = inMake?.rest ?? "";
  const wholeModel = modelAlone.toLowerCase().startsWith(rest.toLowerCase())
    ? modelAlone
    : `${rest} ${modelAlone}`.trim();
  if (wholeModel !== "") return [meant.make, wholeModel];
  return [meant.make, inBoth?.make === meant.make ? inBoth.rest : ""];
}

type Split = { readonly make: string; readonly rest: string } | null;

/** The same few names are in most lines of a spreadsheet. */
const known = new Map<string, Split>();
const mostKnown = 1000;

/** A known make at the start of a text, in any spelling, and what follows; null if there is none. */
function splitMake(text: string): Split {
  const split = known.get(text);
  if (split !== undefined) return split;
  const found = findSplit(text);
  if (known.size >= mostKnown) known.clear();
  known.set(text, found);
  return found;
}

function findSplit(text: string): Split {
  let spelling = "";
  let found: Split = null;
  let words = 0;
  for (const { 0: word, index } of text.matchAll(/\p{L}+|\p{N}+/gu)) {
    if (++words > mostWords) break;
    spelling += word.toLowerCase();
    const make = makeBySpelling.get(spelling);
    if (make !== undefined)
      found = { make, rest: trimPunctuation(text.slice(index + word.length)) };
  }
  return found;
}

function trimPunctuation(text: string): string {
  return text.replace(/^[\s,;:/|()\p{Pd}]+/u, "").trim();
}

function splitYear(text: string): { year: string; rest: string } {
  const year = text.match(/^(?:['’]\d\d|(?:19|20)\d\d)(?=[\s,;:/-])/)?.[0] ?? "";
  return { year, rest: trimPunctuation(text.slice(year.length)) };
}
