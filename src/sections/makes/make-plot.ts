import { appraise } from "../../../domain/catalogue/site-prices.ts";
import type { Make } from "../../../domain/catalogue/make.ts";
import { type Plotted, askingScale, middleHalfText } from "../../charts/asking-scale.ts";
import { askingSummary } from "../../market/asking-summary.ts";
import { offers } from "../../market/offers.data.ts";
import { newIn, typicalCart } from "./typical-cart.ts";

/** There are few older carts. */
const oldest = 20;

export const offersOf = ({ name }: Make) => offers.filter(({ make }) => make === name);

/** A make's used carts by age, with the formula's estimate; null if there are too few offers. */
export function makePlot(make: Make): Plotted | null {
  const some = offersOf(make);
  if (askingSummary(some) === null) return null;
  return {
    from: 0,
    to: oldest,
    prices: some.map(({ ageYears, price }) => ({ at: ageYears, price })),
    estimates: Array.from({ length: oldest + 1 }, (_, at) => {
      const { low, value, high } = appraise(typicalCart(make), newIn + at);
      return { at, low, value, high };
    }),
  };
}

/** The plot in words. */
export function makePlotText({ name }: Make, plotted: Plotted): string {
  const half = middleHalfText(askingScale(plotted), 0, oldest);
  return `Asking prices of used ${name} carts by age, up to ${oldest} years. Half of them are ${half}.`;
}
