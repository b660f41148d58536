import { modified } from "../../../domain/catalogue/content-dates.ts";
import type { Make } from "../../../domain/catalogue/make.ts";
import { type DataSet, dollars } from "../../charts/data-set.ts";
import { formulaSource } from "../figures/sources.ts";
import { choicesText, typicalEstimate, youngestAge } from "./typical-cart.ts";

/** From the last of these on, age takes nothing more off. */
const allAges = [0, 2, 5, 8, 11];
const oldest = allAges.at(-1)!;

/** Where the formula starts for each model, and estimates for a typical cart by age, if it can be so young. */
export function valuesSet(make: Make): DataSet {
  const youngest = Math.min(youngestAge(make), oldest);
  const ages = allAges.filter((age) => age >= youngest);
  return {
    name: `values/${make.slug}`,
    title: `${make.name} values by age`,
    about: `Estimates for golf carts with ${choicesText(make)}.`,
    columns: [
      { name: "model", title: "Model" },
      dollars("base_price", "Base price"),
      ...ages.map((age) => dollars(`age_${age}`, ageLabel(age))),
    ],
    rows: basePrices(make).map(({ label, model, price }) => [
      label,
      price,
      ...ages.map((age) => typicalEstimate(make, age, model).value),
    ]),
    source: formulaSource,
    updated: modified.makes,
    page: `/${make.slug}`,
  };
}

/** Each model with its own price, then any other. */
function basePrices({ name, modelPrices, defaultBasePrice }: Make) {
  const listed = Object.entries(modelPrices).map(([model, price]) => ({
    label: model,
    model,
    price,
  }));
  const others = listed.length > 0 ? `Any other ${name}` : `Any ${name}`;
  return [...listed, { label: others, model: "", price: defaultBasePrice }];
}

function ageLabel(age: number): string {
  if (age === 0) return "New";
  return age === oldest ? `${age}+ years` : `${age} years`;
}
