import type { Drive } from "../../../domain/catalogue/family.ts";
import { type CartPrice, cartPrice } from "../../../domain/answer/cart-price.ts";
import { type CartModel, cartModels } from "../../../domain/model-pages/cart-models.ts";
import { facts } from "../../market/listings.data.ts";
import { type BookColumn, cellsOf, columnsOf, isListed } from "../prices-by-year/book.ts";

/** Most of the big makes' models were on sale eight years ago, so that age has the fewest gaps. */
export const comparedAges = [5, 8, 10] as const;

/** Carts with more or fewer seats aren't comparable. */
const comparedSeats = 4;

export interface AskedPrice {
  readonly price: CartPrice;
  readonly isRough: boolean;
}

interface ComparedDrive {
  readonly drive: Drive;
  /** At each of the compared ages; null if we have no price at that age. */
  readonly byAge: readonly (AskedPrice | null)[];
}

interface ComparedModel {
  readonly model: CartModel;
  readonly drives: readonly ComparedDrive[];
}

/** What dealers ask for four-seaters of the compared ages. A model with one price is left out. */
export const comparedModels: readonly ComparedModel[] = cartModels
  .filter(({ seats }) => seats === comparedSeats)
  .map((model) => ({ model, columns: columnsOf(model) }))
  .filter(({ columns }) => isListed(columns))
  .map(({ model, columns }) => ({
    model,
    drives: columns
      .map((column) => ({
        drive: column.drive,
        byAge: comparedAges.map((age) => priceAt(column, age)),
      }))
      .filter(({ byAge }) => byAge.some((asked) => asked !== null)),
  }))
  .filter(({ drives }) => drives.flatMap(({ byAge }) => byAge).filter(Boolean).length > 1);

function priceAt(column: BookColumn, ageYears: number): AskedPrice | null {
  const [year] = cellsOf([column], facts.asOfYear - ageYears);
  if (year === undefined) return null;
  const { figures, advice } = year.cell;
  return {
    price: cartPrice(figures, "asking"),
    isRough: advice.buyingFromDealer.confidence === "rough",
  };
}
