import type { Drive } from "../../../domain/catalogue/family.ts";
import type { AllAdvice } from "../../../domain/answer/advice.ts";
import { type Figures, figuresOf } from "../../../domain/answer/figures.ts";
import { type CartModel, cartModels } from "../../../domain/model-pages/cart-models.ts";
import { siteMarket } from "../../../domain/answer/site-market.ts";
import { facts } from "../../market/listings.data.ts";
import { cartOf, listingsOfModel } from "../models/figures.ts";

/** Whether dealers list that very year, or only years around it, or only later or earlier ones. */
export type Basis = "listed" | "between" | "beyond";

export interface BookCell {
  readonly modelYear: number;
  /** Used carts of that year and drive that dealers list, with any seats. */
  readonly listings: number;
  readonly basis: Basis;
  readonly figures: Figures;
  readonly advice: AllAdvice;
}

/** One model's prices by year, with one kind of batteries or with an engine. */
export interface BookColumn {
  readonly model: CartModel;
  readonly drive: Drive;
  /** Used carts that dealers list. */
  readonly listings: number;
  /** Dealers that list it, the one with the most carts first. */
  readonly dealers: readonly string[];
  /** The newest year comes first. */
  readonly cells: readonly BookCell[];
}

/** In the order of the page. */
export const bookDrives = ["lead-acid", "lithium", "gas"] as const satisfies readonly Drive[];

/** With this many used listings, a model gets a column for a drive that its record doesn't name. */
const minOfOtherDrive = 10;

export const book: readonly BookColumn[] = bookDrives.flatMap((drive) =>
  cartModels
    .map((model) => bookColumn(model, drive))
    .filter(({ model, listings, cells }) => {
      const isItsOwn = model.drives.includes(drive);
      if (cells.length === 0) return false;
      return listings >= (isItsOwn ? 1 : minOfOtherDrive) || isUnlisted(model);
    }),
);

/** The kinds of a model, the one that dealers list most first. */
export function columnsOf(model: CartModel): BookColumn[] {
  return book
    .filter((column) => column.model === model)
    .toSorted((a, b) => b.listings - a.listings);
}

/** A model that a dealer lists. A table of prices has no column for any other. */
export function isListed(columns: readonly BookColumn[]): boolean {
  return columns.some(({ listings }) => listings > 0);
}

export interface YearCell {
  readonly drive: Drive;
  readonly cell: BookCell;
}

/** What is known about that year, starting with the kind that dealers list most. */
export function cellsOf(columns: readonly BookColumn[], year: number): YearCell[] {
  return columns.flatMap(({ drive, cells }) => {
    const cell = cells.find(({ modelYear }) => modelYear === year);
    return cell === undefined ? [] : [{ drive, cell }];
  });
}

/**
 * What the first prices of the last `count` years are for, where it isn't lead-acid alone: "gas", or
 * "lithium 2018+". Only lithium begins later than its model.
 */
export function headDrive(columns: readonly BookColumn[], count: number): string {
  const firsts = recentYears(count).flatMap((year) => {
    const [first] = cellsOf(columns, year);
    return first === undefined ? [] : [{ year, drive: first.drive }];
  });
  const newest = firsts[0]?.drive ?? "lead-acid";
  const since = firsts.findLast(({ drive }) => drive === newest)?.year;
  if (firsts.some(({ drive }) => drive !== newest)) return `${newest} ${since}+`;
  return newest === "lead-acid" ? "" : newest;
}

/** Newest first. */
export function recentYears(count: number): number[] {
  return Array.from({ length: count }, (_, index) => facts.asOfYear - index);
}

function isUnlisted(model: CartModel): boolean {
  return listingsOfModel(model).length === 0;
}

function bookColumn(model: CartModel, drive: Drive): BookColumn {
  const { from, to = facts.asOfYear } = model.years;
  // Dealers got the year of the others wrong.
  const listings = listingsOfModel(model)
    .filter((listing) => listing.drive === drive && !listing.isNew)
    .map(({ ageYears, dealer }) => ({ year: facts.asOfYear - ageYears, dealer }))
    .filter(({ year }) => year >= from && year <= to);
  const listed = listings.map(({ year }) => year);
  const [oldest, newest] = [Math.min(...listed), Math.max(...listed)];
  // An older cart's lithium pack was put in later, and no one knows when they began.
  const first = drive === "lithium" ? oldest : from;
  const years = Array.from({ length: Math.max(0, to - first + 1) }, (_, index) => to - index);
  const byDealer = [...Map.groupBy(listings, ({ dealer }) => dealer)];
  return {
    model,
    drive,
    listings: listings.length,
    dealers: byDealer.toSorted(([, a], [, b]) => b.length - a.length).map(([dealer]) => dealer),
    cells: years.map((modelYear) => {
      const count = listed.filter((year) => year === modelYear).length;
      const isBetween = modelYear > oldest && modelYear < newest;
      const basis = count > 0 ? "listed" : isBetween ? "between" : "beyond";
      return { modelYear, listings: count, basis, ...pricesAt(model, modelYear, drive) };
    }),
  };
}

function pricesAt(model: CartModel, modelYear: number, drive: Drive) {
  const cart = cartOf(model, facts.asOfYear - modelYear, drive);
  const figures = figuresOf(cart, siteMarket, facts.asOfYear);
  if (figures.advice === null) throw new Error(`A ${model.name} that dealers list has no advice.`);
  return { figures, advice: figures.advice };
}
