import { type AdDetails, type AdReading, type LeftReason, readAd } from "../ad/read-ad.ts";
import { readModelText } from "../ad/model-text.ts";
import { pricedMakes } from "../../catalogue/priced-makes.ts";
import { builtYearsOf } from "../../catalogue/built-years.ts";
import { resolveModel } from "../../catalogue/resolve-model.ts";
import type { Condition } from "../../cart/cart.ts";
import { wordsOf } from "../../words/name-match.ts";
import { createMemory } from "../../words/memory.ts";
import { hideAt } from "../plain-words.ts";
import { shortMakes } from "../vocabulary.ts";
import { readCondition } from "./cell-choices.ts";
import { plainText } from "../../words/plain-text.ts";
import { withoutCounts } from "./quantity.ts";

/** Trimmed; empty where a spreadsheet has none. */
export interface NameCells {
  readonly make: string;
  readonly model: string;
  /** Both in one cell, perhaps after the year: "2018 Club Car Precedent". */
  readonly makeAndModel: string;
  /** Without such a column, a model alone identifies its make. */
  readonly hasMakeColumn: boolean;
}

/** Empty where the cells name none. A known make is spelled as in the directory. */
export interface Names {
  readonly make: string;
  readonly model: string;
  readonly year: string;
  /** Set if a description is of parts or of several carts. */
  readonly refused: LeftReason | null;
  readonly otherDetails: Partial<AdDetails>;
  /** What the model's cell names, if another cell has the make. */
  readonly inModel: Pick<Partial<AdDetails>, "make" | "model" | "modelYear">;
  /** The words that cast doubt on the year in a description. */
  readonly yearDoubt: string | null;
}

const makeBySpelling = new Map(
  pricedMakes.flatMap(({ name }) =>
    [name, name.replace("&", " and ")].map((spelled) => [wordsOf(spelled).join(""), name] as const),
  ),
);
const maxWords = Math.max(...[...makeBySpelling.values()].map((name) => wordsOf(name).length)) + 2;

/** Finds the make and model in whichever cells have them. `today` is an ISO date. */
export function readNames(cells: NameCells, today: string): Names {
  const names = namesOf(cells, today);
  return { ...names, model: withoutFalseSeats(names) };
}

/** "Precedent with 6 x Trojan T875" has two seats. */
function withoutFalseSeats({ make, model }: Pick<Names, "make" | "model">): string {
  if (!/[2468]/.test(model)) return model;
  const rest = withoutCounts(model, make).replaceAll(/\s+/g, " ").trim();
  const seatsOf = (name: string) => resolveModel(make, name).implied.seats;
  return seatsOf(rest) === seatsOf(model) ? model : rest;
}

function namesOf(cells: NameCells, today: string): Names {
  if (cells.make !== "" && cells.model !== "") return namesInColumns(cells, today);
  const description = cells.makeAndModel || cells.model || cells.make;
  const { details, spans, left, yearDoubt } = readOnce(description, today);
  const { year, rest } = splitYear(withoutSpans(description, spans));
  const [make, model] = namesIn(cells, cells.makeAndModel === "" ? "" : rest);
  const isNamed =
    details.make !== undefined &&
    (!cells.hasMakeColumn || cells.makeAndModel !== "" || make !== "") &&
    !owners.test(details.make) &&
    (details.model !== undefined || make === "" || make === details.make);
  const condition = details.condition ?? conditionIn(description);
  return {
    make: isNamed ? details.make : make,
    model: (isNamed && details.model) || withoutFillers(withoutYear(model, details.modelYear)),
    year: twoYears.test(description) ? "" : String(details.modelYear ?? year),
    refused: left.find(({ why }) => why === "two carts" || why === "parts")?.why ?? null,
    otherDetails: condition === undefined ? details : { ...details, condition },
    inModel: {},
    yearDoubt: details.modelYear === undefined ? null : yearDoubt,
  };
}

/** Removes the year from "Ranger XP 1000 2020" if it was read. */
function withoutYear(model: string, year: number | undefined): string {
  const ending = ` ${year}`;
  return year !== undefined && model.endsWith(ending) ? model.slice(0, -ending.length) : model;
}

const twoYears = /\b(?:19|20)\d\d ?(?:[/&-]|or|to) ?(?:(?:19|20)\d\d|'?\d\d)\b(?![/-])/i;

/** A description may end in ", fair", which an ad would put in a sentence. */
function conditionIn(description: string): Condition | undefined {
  const parts = description.split(/[,;]/).slice(1).map(plainText);
  return (
    parts
      .filter((part) => part.length > 2)
      .map(readCondition)
      .find((condition) => condition !== null) ?? undefined
  );
}

function namesInColumns(cells: NameCells, today: string): Names {
  const [make, model] = namesIn(cells, "");
  const text = `${cells.make} ${cells.model}`;
  const { details, spans } = readOnce(text, today);
  // A lift or lithium in the model column is part of the model, not an upgrade.
  const { modelYear: _, hasUpgrades: _upgrades, ...saidInAd } = details;
  const said = readModelText(make, text);
  const otherDetails = { ...readDescription(cells.makeAndModel, today), ...saidInAd, ...said };
  // "CC" in the make column is a Club Car, but a name in another column doesn't decide the make.
  const inModel = readOnce(cells.model, today).details;
  const shared = { year: "", refused: null, otherDetails, inModel, yearDoubt: null };
  const isInMake = spans.make !== undefined && spans.make.end <= cells.make.length;
  if (details.make !== undefined && owners.test(cells.make)) {
    return { ...shared, make: details.make, model: splitMake(model)?.rest || model, inModel: {} };
  }
  return { ...shared, make: isInMake ? details.make! : make, model };
}

/** What the names leave open may be in a second text. */
export function addDescription(names: Names, description: string, today: string): Names {
  const { make = "", model = "", modelYear: year } = readOnce(description, today).details;
  const isSame = make !== "" && (names.make === "" || names.make === make);
  return {
    ...names,
    ...(isSame && { make, model: names.model || model }),
    year: /\d/.test(names.year) || year === undefined ? names.year : String(year),
    otherDetails: { ...readDescription(description, today), ...names.otherDetails },
  };
}

function readDescription(description: string, today: string): Partial<AdDetails> {
  if (description === "") return {};
  const {
    modelYear: _,
    make: _make,
    model: _model,
    ...said
  } = readOnce(description, today).details;
  return said;
}

/**
 * The only filled cell in a line, if it names a whole cart: the line may use a different separator
 * than the rest of its sheet.
 */
export interface OneCellCart {
  readonly column: number;
  /** A cell that says more may be a title: "2018 Club Car Precedent fleet". */
  readonly hasOtherText: boolean;
}

/** Null if the line is anything else. */
export function findOneCellCart(cells: readonly string[], today: string): OneCellCart | null {
  const column = cells.findIndex((cell) => cell.trim() !== "");
  const isAlone = column !== -1 && cells.slice(column + 1).every((cell) => cell.trim() === "");
  if (!isAlone) return null;
  const text = cells[column]!;
  const { details, spans } = readOnce(text, today);
  const { make, model, modelYear: year } = details;
  if (make === undefined || model === undefined || year === undefined) return null;
  const rest = Object.values(spans).reduce(hideAt, text);
  return { column, hasOtherText: /[\p{L}\p{N}]/u.test(rest) };
}

/** Companies that own cart brands. The brand itself may be in the model's column. */
const owners = /^(?:polaris|textron)\b/i;

function withoutSpans(
  text: string,
  { make, model, modelYear: year, ...detailSpans }: AdReading["spans"],
): string {
  return Object.values(detailSpans).reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
}

const fillers = /\b(?:golf|carts?|cars?|buggy|used|runs|the|a|and|with|w|in)\b|[\s,;:.()/-]/gi;

function withoutFillers(model: string): string {
  const rest = model
    .split(/\s/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(" ")
    .replace(/[,;.(]$/, "");
  return rest.replaceAll(fillers, "") === "" ? "" : rest;
}

const company = /\([^()]{0,40}\)|\b(?:golf (?:cars?|carts?)|inc|llc|co|corp|usa|motors?)\b\.?/gi;

function namesIn(cells: NameCells, makeAndModel: string): [make: string, model: string] {
  const { model } = cells;
  const make =
    shortMakes.get(cells.make.toLowerCase()) ??
    (cells.make.replaceAll(company, "").trim() || cells.make);
  const inMake = splitMake(make);
  const inModel = splitMake(model);
  const inBoth = splitMake(makeAndModel);
  const split = inMake ?? inModel ?? inBoth;
  if (make !== "" && inMake === null) return [make, model];
  if (split === null) return ["", model];
  // "Club Car" goes with "Club Car Precedent", but "Yamaha" doesn't.
  const modelAlone = inModel?.make === split.make ? inModel.rest : model;
  const rest = inMake?.rest ?? "";
  const wholeModel = modelAlone.toLowerCase().startsWith(rest.toLowerCase())
    ? modelAlone
    : `${rest} ${modelAlone}`.trim();
  if (wholeModel !== "") return [split.make, wholeModel];
  if (resolveModel(split.make, model).family !== null) return [split.make, model];
  return [split.make, inBoth?.make === split.make ? inBoth.rest : ""];
}

type Split = { readonly make: string; readonly rest: string } | null;

const splits = createMemory<{ readonly split: Split }>();
const readings = createMemory<AdReading>();

/**
 * Reads a cell as an ad, without mistaking a count of carts for a year, or the year after "total" for
 * a price.
 */
export function readOnce(text: string, today: string): AdReading {
  return readings(`${today} ${text}`, () => {
    const withoutTotal = text.replaceAll(/\btotal\b/gi, "     ");
    return withoutCountAsYear(text, readAd(withoutTotal, today));
  });
}

/**
 * In "EZGO RXV 60", 60 isn't 1960. Two digits without an apostrophe or a leading zero are a year only before
 * the name of a cart that was built by then: "18 Club Car Precedent".
 */
function withoutCountAsYear(text: string, reading: AdReading): AdReading {
  const { modelYear: span, ...spans } = reading.spans;
  if (span === undefined || !/^[1-9]\d$/.test(text.slice(span.start, span.end))) return reading;
  const { modelYear, ...details } = reading.details;
  const { make = "", model = "" } = details;
  const nameStart = Math.min(spans.make?.start ?? Infinity, spans.model?.start ?? Infinity);
  const built = builtYearsOf(resolveModel(make, model));
  const isYear = span.end <= nameStart && modelYear! >= (built?.from ?? 0);
  return isYear ? reading : { ...reading, details, spans };
}

/** Splits a known make, in any spelling, from the text after it; null if the text starts with none. */
function splitMake(text: string): Split {
  return splits(text, () => ({ split: findSplit(text) })).split;
}

function findSplit(text: string): Split {
  let spelling = "";
  let found: Split = null;
  let words = 0;
  for (const { 0: word, index } of text.matchAll(/\p{L}+|\p{N}+/gu)) {
    if (++words > maxWords) break;
    spelling += word.toLowerCase();
    const make = makeBySpelling.get(spelling);
    if (make !== undefined)
      found = { make, rest: trimPunctuation(text.slice(index + word.length)) };
  }
  const brand = found !== null && owners.test(found.make) ? splitMake(found.rest) : null;
  return brand ?? found;
}

function trimPunctuation(text: string): string {
  return text.replace(/^[\s,;:/|()\p{Pd}]+/u, "").trim();
}

function splitYear(text: string): { year: string; rest: string } {
  if ((text.match(/\b(?:19|20)\d\d\b/g) ?? []).length > 1) return { year: "", rest: text };
  const year = text.match(/^(?:['’]\d\d|(?:19|20)\d\d)(?=[\s,;:/-])/)?.[0] ?? "";
  return { year, rest: trimPunctuation(text.slice(year.length)) };
}
