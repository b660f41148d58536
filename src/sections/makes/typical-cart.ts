import type { Make } from "../../../domain/catalogue/make.ts";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { type Cart, type Powertrain, defaultChoices } from "../../../domain/valuation/cart.ts";
import { formatDollars } from "../../format/money.ts";
import { gasMakes } from "../../market/offers.data.ts";

/** Any year will do: a cart of a given age has the same estimate in every year. */
export const newIn = 2000;

/**
 * The cart behind a make's figures: new, with the form's default choices. It runs on gas if most of
 * the make's listed carts do, or if it makes no electric ones.
 */
export function typicalCart(make: Make, model = typicalModel(make) ?? ""): Cart {
  return {
    ...defaultChoices,
    powertrain: powertrainOf(make),
    modelYear: newIn,
    make: make.name,
    model,
  };
}

export function typicalModel({ modelPrices }: Make): string | undefined {
  return Object.keys(modelPrices)[0];
}

/** "two seats, an electric motor, and two-year-old batteries, in good condition" */
export function choicesText(make: Make): string {
  return powertrainOf(make) === "gas"
    ? "two seats and a gas engine, in good condition"
    : "two seats, an electric motor, and two-year-old batteries, in good condition";
}

/** What a cart of the make is worth at five years, or at eleven if none has been built for long. */
export function typicalFigure(make: Make): string {
  const age = make.inProduction === "no" ? 11 : 5;
  const { value } = appraise(typicalCart(make), newIn + age);
  const named = [make.name, typicalModel(make)].filter(Boolean).join(" ");
  return `${age === 11 ? "An" : "A"} ${age}-year-old ${named}: ${formatDollars(value)}`;
}

/** Makes whose models have engines, with too few listings to show it. */
const neverElectric = ["Cazador", "Kubota", "Vitacci"];

function powertrainOf({ name }: Make): Powertrain {
  const isGas = gasMakes.includes(name) || neverElectric.includes(name);
  return isGas ? "gas" : defaultChoices.powertrain;
}
