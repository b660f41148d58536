import { type Make, oneOf } from "../../../domain/catalogue/make.ts";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { type Cart, type Powertrain, defaultChoices } from "../../../domain/valuation/cart.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { facts, gasMakes } from "../../market/offers.data.ts";

/** Any year will do: a cart of a given age has the same estimate in every year. */
export const newIn = 2000;

/**
 * The estimate behind a make's figures: of a cart of a given age with the form's default choices. It
 * runs on gas if most of the make's listed carts do, or if it makes no electric ones. A newer cart
 * has batteries of one year, which leave the base price as it is.
 */
export function typicalEstimate(make: Make, age: number, model = typicalModel(make) ?? "") {
  return appraise(typicalCart(make, age, model), newIn + age);
}

/** The cart, new in a year that stands for any. */
export function typicalCart(make: Make, age: number, model = typicalModel(make) ?? ""): Cart {
  return {
    ...defaultChoices,
    powertrain: powertrainOf(make),
    batteryAge: age < defaultChoices.batteryAge ? 1 : defaultChoices.batteryAge,
    modelYear: newIn,
    make: make.name,
    model,
  };
}

/** The age of the youngest cart of a make that there can be. */
export function youngestAge({ inProduction, lastYear }: Make): number {
  if (lastYear !== undefined) return facts.asOfYear - lastYear;
  return inProduction === "no" ? 1 : 0;
}

export function typicalModel({ modelPrices }: Make): string | undefined {
  return Object.keys(modelPrices)[0];
}

/** "two seats, an electric motor, and batteries up to two years old, in good condition" */
export function choicesText(make: Make): string {
  return powertrainOf(make) === "gas"
    ? "two seats and a gas engine, in good condition"
    : "two seats, an electric motor, and batteries up to two years old, in good condition";
}

/** The value of a cart of the make at five years, or at eleven if none has been built for long. */
export function typicalFigure(make: Make): string {
  const age = make.inProduction === "no" ? 11 : 5;
  const { value } = typicalEstimate(make, age);
  const model = typicalModel(make);
  const named = model === undefined ? oneOf(make.name) : `${make.name} ${model}`;
  return `${age === 11 ? "An" : "A"} ${age}-year-old ${named}: ${formatDollars(value)}`;
}

/** An engine's effect on the base price, which is an electric cart's; "" for an electric make. */
export function engineText(make: Make): string {
  if (powertrainOf(make) !== "gas") return "";
  const change = typicalEstimate(make, 0, "").value / make.defaultBasePrice - 1;
  return `A gas engine adds ${Math.round(100 * change)}% to the base price.`;
}

/** Makes whose models mostly have engines, with too few listings to show it. */
const mostlyGas = [
  "American SportWorks",
  "Bobcat",
  "Cazador",
  "Cub Cadet",
  "Intimidator",
  "Kawasaki",
  "Kubota",
  "Landmaster",
  "Vitacci",
];

function powertrainOf({ name }: Make): Powertrain {
  const isGas = gasMakes.includes(name) || mostlyGas.includes(name);
  return isGas ? "gas" : defaultChoices.powertrain;
}
