import { figuresOf } from "../../../domain/answer/figures.ts";
import type { CartModel } from "../../../domain/catalogue/cart-models.ts";
import { siteMarket } from "../../../domain/catalogue/site-market.ts";
import { facts } from "../../market/offers.data.ts";
import { cartOf, offersOf } from "../models/figures.ts";

/** What a model's cart of one year is worth on each side of a deal, in whole US dollars. */
interface BookPrices {
  /** What a dealer would likely pay. */
  readonly trade: number;
  /** Where a private sale would likely settle. */
  readonly private: number;
  /** What dealers ask, and the range of 8 in 10 prices. */
  readonly dealers: { readonly low: number; readonly asking: number; readonly high: number };
  /** The formula’s. */
  readonly estimate: number;
}

/** A year of a model, or years in a row that nobody lists, which have no prices. */
export interface BookRow {
  readonly modelYear: number;
  /** The oldest of the years; the same for a single one. */
  readonly toYear: number;
  readonly listings: number;
  readonly prices: BookPrices | null;
}

/** Every year from the newest that dealers list to the oldest; none for a model that nobody lists. */
export function bookOf(model: CartModel): BookRow[] {
  const ages = offersOf(model).map(({ ageYears }) => ageYears);
  if (ages.length === 0) return [];
  const [youngest, oldest] = [Math.min(...ages), Math.max(...ages)];
  const rows: BookRow[] = [];
  for (let ageYears = youngest; ageYears <= oldest; ageYears++) {
    const toYear = facts.asOfYear - ageYears;
    const listings = ages.filter((age) => age === ageYears).length;
    const last = rows.at(-1);
    if (listings > 0) {
      rows.push({ modelYear: toYear, toYear, listings, prices: pricesAt(model, ageYears) });
    } else if (last?.prices === null) {
      rows[rows.length - 1] = { ...last, toYear };
    } else {
      rows.push({ modelYear: toYear, toYear, listings, prices: null });
    }
  }
  return rows;
}

function pricesAt(model: CartModel, ageYears: number): BookPrices {
  const [drive] = model.drives;
  const { advice, market, estimate } = figuresOf(
    cartOf(model, ageYears, drive!),
    siteMarket,
    facts.asOfYear,
  );
  const settle = advice?.selling.settle;
  if (market === null || advice === null || settle === undefined) {
    throw new Error(`A ${model.name} that dealers list has no advice.`);
  }
  const { low, asking, high } = market.asking;
  return {
    trade: advice.trading.number,
    private: settle,
    dealers: { low, asking, high },
    estimate: estimate.value,
  };
}
