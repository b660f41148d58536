import { pricedCartOf } from "../../domain/asking-prices/priced-cart.ts";
import { publishedFormulas } from "../../domain/trade-in/published-formulas.ts";
import { type Prediction, cartOf } from "./evaluate-model.ts";
import { type Weighted, quantile } from "./group-weights.ts";

/** How well a rule tells one cart's price from another's. */
export interface ComparedFormula {
  readonly name: "dealers" | "estimate" | keyof typeof dealersFormulas;
  /** The factor that puts half of the carts above the rule and half below. */
  readonly level: number;
  /** The median error at that level, in percent of the asking price. */
  readonly medianAbsErrorPct: number;
}

/** The published formulas that follow from the cart alone, and not from what dealers ask for it. */
const dealersFormulas = { tigon: publishedFormulas.tigon, aledo: publishedFormulas.aledo };

/**
 * Our two numbers and two dealers' formulas on the same used carts. The formulas say what a dealer
 * pays, not what it asks, and our estimate is low, so each is judged at its own level.
 */
export function compareFormulas(weighted: readonly Weighted<Prediction>[]): ComparedFormula[] {
  const pays =
    (name: keyof typeof dealersFormulas) =>
    ({ listing }: Prediction) => {
      const { ageYears, batteryType, lifted } = pricedCartOf(listing);
      const cart = { ...cartOf(listing), ageYears, batteryType, lifted };
      return dealersFormulas[name].pays(cart, "passing");
    };
  return [
    compared("dealers", weighted, ({ asking }) => asking),
    compared("estimate", weighted, ({ formula }) => formula),
    compared("tigon", weighted, pays("tigon")),
    compared("aledo", weighted, pays("aledo")),
  ];
}

function compared(
  name: ComparedFormula["name"],
  weighted: readonly Weighted<Prediction>[],
  priceOf: (prediction: Prediction) => number,
): ComparedFormula {
  const ratios = weighted.map(({ item, weight }) => ({
    item: priceOf(item) / item.listing.price_usd,
    weight,
  }));
  const level = 1 / quantile(ratios, 0.5);
  const errors = ratios.map(({ item, weight }) => ({
    item: 100 * Math.abs(level * item - 1),
    weight,
  }));
  return {
    name,
    level: Math.round(100 * level) / 100,
    medianAbsErrorPct: Math.round(10 * quantile(errors, 0.5)) / 10,
  };
}
