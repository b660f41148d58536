import { findBasePrice } from "../../../domain/catalogue/site-prices.ts";
import { formMakes } from "../../../domain/catalogue/price-book.ts";
import type { Details } from "../../../domain/cart/details.ts";
import { yearMeantBy } from "../../../domain/cart/year.ts";
import { modelMeantBy, modelsOf } from "./models.ts";

/** The details as the visitor means them: "20" is 2020, and "Prec" is the Precedent. */
export function readAsMeant(details: Details, asOfYear: number): Details {
  const { year, make, model } = details;
  const known = formMakes.find(({ name }) => name === make);
  const isListed = findBasePrice(make, model).from === "model";
  const meant = known === undefined || isListed ? null : modelMeantBy(model, modelsOf(known));
  return { ...details, year: yearMeantBy(year, asOfYear) ?? year, model: meant ?? model };
}
