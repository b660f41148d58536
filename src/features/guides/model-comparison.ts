import type { Drive } from "../../../domain/catalogue/family.ts";
import { type CartPrice, cartPrice } from "../../../domain/answer/cart-price.ts";
import { type CartModel, cartModels } from "../../../domain/model-pages/cart-models.ts";
import { facts } from "../../market/listings.data.ts";
import { cellsOf, columnsOf, isListed } from "../prices-by-year/book.ts";

/** At eight years, most of the big makes' models were built. */
export const comparedAges = [5, 8, 10] as const;

/** Others aren't the same kind of cart. */
const comparedSeats = 4;

export interface AskedPrice {
  readonly drive: Drive;
  readonly price: CartPrice;
  readonly isRough: boolean;
}

export interface ComparedModel {
  readonly model: CartModel;
  /** At each of the compared ages; empty if it wasn't built then, or with no such drive. */
  readonly byAge: readonly (readonly AskedPrice[])[];
}

/** What dealers ask for the listed four-seaters that were built at one of the compared ages. */
export const comparedModels: readonly ComparedModel[] = cartModels
  .filter(({ seats }) => seats === comparedSeats)
  .map((model) => ({ model, columns: columnsOf(model) }))
  .filter(({ columns }) => isListed(columns))
  .map(({ model, columns }) => ({
    model,
    byAge: comparedAges.map((ageYears) =>
      cellsOf(columns, facts.asOfYear - ageYears).map(({ drive, cell: { figures, advice } }) => ({
        drive,
        price: cartPrice(figures, "asking"),
        isRough: advice.buyingFromDealer.confidence === "rough",
      })),
    ),
  }))
  .filter(({ byAge }) => byAge.some((prices) => prices.length > 0));
