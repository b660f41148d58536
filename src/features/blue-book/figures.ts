import type { Drive } from "../../../domain/catalogue/family.ts";
import type { AllAdvice } from "../../../domain/answer/advice.ts";
import { type Figures, figuresOf } from "../../../domain/answer/figures.ts";
import type { CartModel } from "../../../domain/model-pages/cart-models.ts";
import { siteMarket } from "../../../domain/answer/site-market.ts";
import { facts } from "../../market/listings.data.ts";
import { cartOf, listingsOfModel } from "../models/figures.ts";

export interface BookPrices {
  readonly drive: Drive;
  readonly figures: Figures;
  readonly advice: AllAdvice;
}

/** A year of a model, or consecutive years without listings or prices. */
export interface BookRow {
  readonly modelYear: number;
  /** The oldest of the years. */
  readonly oldestYear: number;
  /** Carts of that year that dealers list, with any powertrain and seats. */
  readonly listings: number;
  readonly prices: BookPrices | null;
}

/** Empty for a model without listings. Ignores listings from years the model wasn't built: dealers got the year wrong. */
export function listBookRows(model: CartModel): BookRow[] {
  const { from, to = facts.asOfYear } = model.years;
  const ofModel = listingsOfModel(model).filter(
    ({ ageYears }) => facts.asOfYear - ageYears >= from && facts.asOfYear - ageYears <= to,
  );
  const ages = ofModel.map(({ ageYears }) => ageYears);
  if (ages.length === 0) return [];
  const [youngest, oldest] = [Math.min(...ages), Math.max(...ages)];
  const rows: BookRow[] = [];
  for (let ageYears = youngest; ageYears <= oldest; ageYears++) {
    const oldestYear = facts.asOfYear - ageYears;
    const ofYear = ofModel.filter((listing) => listing.ageYears === ageYears);
    const listings = ofYear.length;
    const last = rows.at(-1);
    if (listings > 0) {
      rows.push({
        modelYear: oldestYear,
        oldestYear,
        listings,
        prices: pricesAt(model, ageYears, listedDrive(model, ofYear)),
      });
    } else if (last?.prices === null) {
      rows[rows.length - 1] = { ...last, oldestYear };
    } else {
      rows.push({ modelYear: oldestYear, oldestYear, listings, prices: null });
    }
  }
  return rows;
}

/** The first of the model's kinds that dealers list of that year. */
function listedDrive({ drives }: CartModel, ofYear: readonly { readonly drive: Drive }[]): Drive {
  return drives.find((drive) => ofYear.some((listing) => listing.drive === drive)) ?? drives[0]!;
}

function pricesAt(model: CartModel, ageYears: number, drive: Drive): BookPrices {
  const figures = figuresOf(cartOf(model, ageYears, drive), siteMarket, facts.asOfYear);
  if (figures.advice === null) throw new Error(`A ${model.name} that dealers list has no advice.`);
  return { drive, figures, advice: figures.advice };
}
