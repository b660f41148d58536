// Tested through the pages in pages.test.tsx.
import type { Drive } from "../../../domain/catalogue/family.ts";
import { cartPrice } from "../../../domain/answer/cart-price.ts";
import { type Figures, figuresOf } from "../../../domain/answer/figures.ts";
import {
  type CartModel,
  modelPath,
  modelsOfMake,
} from "../../../domain/model-pages/cart-models.ts";
import { siteMarket } from "../../../domain/answer/site-market.ts";
import { type Cart, defaultChoices } from "../../../domain/cart/cart.ts";
import type { Plotted } from "../../charts/asking-scale.ts";
import { facts, listingsByModel } from "../../market/listings.data.ts";

/** Years. */
const shownAges = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 25, 30, 35, 40];
const maxRows = 5;

/** Whole US dollars. */
export interface AgeFigures {
  readonly ageYears: number;
  readonly modelYear: number;
  /** Carts of that year that dealers list. */
  readonly listings: number;
  /** In the order of the model's drives; each has dealers' prices. */
  readonly figures: readonly Figures[];
}

export const listingsOfModel = (model: CartModel) => listingsByModel[modelPath(model)]!;

/** Fewer models don't fill a table. */
const minModelsInTable = 3;

/** The models in the drawings and the price table of their make; none if there are few. */
export function modelsInTable(make: string): readonly CartModel[] {
  const models = modelsOfMake(make);
  return models.length < minModelsInTable ? [] : models;
}

/** Youngest first. */
export function figuresByAge(model: CartModel): AgeFigures[] {
  return agesOf(model).map((ageYears) => figuresAt(model, ageYears));
}

/** The row nearest to the median age of the model's listings, or the middle row without listings. */
export function typicalRow(model: CartModel, rows: readonly AgeFigures[]): AgeFigures {
  const ages = listingsOfModel(model)
    .map(({ ageYears }) => ageYears)
    .toSorted((a, b) => a - b);
  const middle = ages[Math.floor(ages.length / 2)] ?? rows[Math.floor(rows.length / 2)]!.ageYears;
  const distance = ({ ageYears }: AgeFigures) => Math.abs(ageYears - middle);
  return rows.toSorted((a, b) => distance(a) - distance(b))[0]!;
}

/** A model with one price gets a sentence, because a chart or a table would only repeat the price. */
function hasOnePrice(rows: readonly AgeFigures[]): boolean {
  return (
    new Set(rows.map(({ figures: [first] }) => cartPrice(first!, "asking").dollars)).size === 1
  );
}

/** Without listings, there are no years to list, and one price fills no table. */
export function hasPriceTable(rows: readonly AgeFigures[]): boolean {
  return rows.some(({ listings }) => listings > 0) && !hasOnePrice(rows);
}

function figuresAt(model: CartModel, ageYears: number): AgeFigures {
  const figures = model.drives.map((drive) =>
    figuresOf(cartOf(model, ageYears, drive), siteMarket, facts.asOfYear),
  );
  if (figures.some(({ market }) => market === null))
    throw new Error(`No listing has the make of ${modelPath(model)}.`);
  return {
    ageYears,
    modelYear: facts.asOfYear - ageYears,
    listings: listingsOfModel(model).filter((listing) => listing.ageYears === ageYears).length,
    figures,
  };
}

/** An example in good condition, with batteries up to two years old. */
export function cartOf(
  { make, formModel, earlierModels = [], seats }: CartModel,
  ageYears: number,
  drive: Drive,
): Cart {
  const modelYear = facts.asOfYear - ageYears;
  const earlier = earlierModels.find(({ to }) => modelYear <= to);
  return {
    ...defaultChoices,
    make,
    model: earlier?.model ?? formModel,
    seats,
    powertrain: drive === "gas" ? "gas" : "electric",
    batteryAge: ageYears < defaultChoices.batteryAge ? 1 : defaultChoices.batteryAge,
    modelYear,
    batteryType: drive === "gas" ? null : drive,
  };
}

/** Listed ages, or any that the model can have if fewer than two are listed; evenly spread. */
function agesOf(model: CartModel): number[] {
  const { from, to = facts.asOfYear } = model.years;
  const oldest = facts.asOfYear - from;
  // New carts are shown only if some are listed.
  const first = Math.min(1, ...listingsOfModel(model).map(({ ageYears }) => ageYears));
  const youngest = Math.max(facts.asOfYear - to, first);
  const built = shownAges.filter((age) => age >= youngest && age <= oldest);
  const listed = [...new Set(listingsOfModel(model).map(({ ageYears }) => ageYears))]
    .filter((age) => age >= youngest && age <= oldest)
    .toSorted((a, b) => a - b);
  const ages = listed.length > 1 ? listed : built;
  const rows = Math.min(maxRows, ages.length);
  return Array.from(
    { length: rows },
    (_, row) => ages[Math.round((row * (ages.length - 1)) / (rows - 1))]!,
  );
}

/** Null if there is one price at every age. */
export function modelPlot(model: CartModel): Plotted | null {
  if (hasOnePrice(figuresByAge(model))) return null;
  const ages = agesOf(model);
  const [from, to] = [ages[0]!, ages.at(-1)!];
  const years = Array.from({ length: to - from + 1 }, (_, index) => figuresAt(model, from + index));
  return {
    from,
    to,
    prices: listingsOfModel(model).map(({ ageYears, price }) => ({ yearOrAge: ageYears, price })),
    estimates: years.map(({ ageYears: yearOrAge, figures: [first] }) => ({
      yearOrAge,
      ...first!.estimate,
    })),
    dealers: years.map(({ ageYears: yearOrAge, figures: [first] }) => {
      const { low, asking, high } = first!.market!.asking;
      return { yearOrAge, low, value: asking, high };
    }),
  };
}
