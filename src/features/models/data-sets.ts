import { type CartModel, modelPath } from "../../../domain/catalogue/cart-models.ts";
import { roundedDollars } from "../../../domain/cart/money.ts";
import { type Column, type DataSet, dollars } from "../../charts/data-set.ts";
import { facts } from "../../market/offers.data.ts";
import { listingsSource } from "../figures/sources.ts";
import { type AgeFigures, figuresByAge } from "./figures.ts";
import { cartText, driveNames, fullName, plotName, roundedRange, tradeColumns } from "./text.ts";

const age: Column = { name: "age_years", title: "Age in years", unit: "years" };
const columnName = (title: string) => title.toLowerCase().replaceAll(/\W+/g, "_");

/** What dealers ask for a model by age, beside the estimate. */
export function pricesSet(model: CartModel): DataSet {
  const lead = driveNames[model.drives[0]!];
  const others = model.drives.slice(1);
  return {
    name: `model-prices/${plotName(model)}`,
    title: `Asking prices by age: ${fullName(model)}`,
    about: `What dealers ask for a used ${fullName(model)} in good condition, and the estimate. The range is for a ${cartText(model)}; 8 in 10 asking prices are within it.`,
    columns: [
      { name: "model_year", title: "Model year", unit: "year" },
      age,
      dollars(columnName(lead), lead),
      dollars(`${columnName(lead)}_low`, "low end"),
      dollars(`${columnName(lead)}_high`, "high end"),
      ...others.map((drive) => dollars(columnName(driveNames[drive]), driveNames[drive])),
      dollars("estimate", "Estimated value"),
    ],
    rows: figuresByAge(model).map(({ modelYear, ageYears, markets, estimate }) => {
      const { low, high } = roundedRange(markets[0]!.dealers);
      const [asked, ...rest] = markets.map(({ dealers }) => roundedDollars(dealers.asking));
      return [modelYear, ageYears, asked!, low, high, ...rest, estimate.value];
    }),
    source: listingsSource,
    updated: facts.newest,
    page: modelPath(model),
  };
}

/** A model's trade-in by age. */
export function tradeInSet(model: CartModel): DataSet {
  const columns = tradeColumns(model);
  return {
    name: `model-trade-ins/${plotName(model)}`,
    title: `Trade-in by age: ${fullName(model)}`,
    about: `What a dealer would likely pay in trade for a ${fullName(model)} in good condition.`,
    columns: [
      age,
      ...columns.flatMap(({ head }) => [
        dollars(columnName(head), head),
        dollars(`${columnName(head)}_low`, "low end"),
        dollars(`${columnName(head)}_high`, "high end"),
      ]),
    ],
    rows: figuresByAge(model).map((row: AgeFigures) => [
      row.ageYears,
      ...columns.flatMap(({ figureIn }) => {
        const { low, middle, high } = figureIn(row);
        return [middle, low, high];
      }),
    ]),
    source: listingsSource,
    updated: facts.newest,
    page: modelPath(model),
  };
}
