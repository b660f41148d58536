import type { Make } from "../../../domain/catalogue/make.ts";
import {
  type Plotted,
  askingScale,
  comparedAge,
  differenceText,
  middleHalfText,
} from "../../charts/asking-scale.ts";
import { askingSummary } from "../../market/asking-summary.ts";
import { offers } from "../../market/offers.data.ts";
import { askedFor } from "../../market/asked-for.ts";
import { newIn, typicalCart, typicalEstimate, youngestAge } from "./typical-cart.ts";

/** There are few older carts. */
const oldest = 20;

export const offersOf = ({ name }: Make) => offers.filter(({ make }) => make === name);

/**
 * A make's used carts by age, from the youngest that there can be, with the formula's estimate; null
 * if there are too few offers, or if none is as young as the plot's oldest.
 */
export function makePlot(make: Make): Plotted | null {
  const some = offersOf(make);
  const from = youngestAge(make);
  if (askingSummary(some) === null || from >= oldest) return null;
  const ages = Array.from({ length: oldest + 1 - from }, (_, index) => from + index);
  return {
    from,
    to: oldest,
    prices: some.map(({ ageYears, price }) => ({ at: ageYears, price })),
    dealers: ages.flatMap((age) =>
      askedFor([newIn + age], () => typicalCart(make, age), newIn + age).map((each) => ({
        ...each,
        at: age,
      })),
    ),
    estimates: ages.map((at) => {
      const { low, value, high } = typicalEstimate(make, at);
      return { at, low, value, high };
    }),
  };
}

/** How far the estimate is from what dealers ask, in a sentence; "" if they ask for none of that age. */
export function makeLowText(plotted: Plotted): string {
  const age = Math.max(comparedAge, plotted.from);
  const difference = differenceText(plotted, age);
  return difference === null ? "" : ` At ${age} years, it’s ${difference}.`;
}

/** The plot in words. */
export function makePlotText({ name }: Make, plotted: Plotted): string {
  const half = middleHalfText(askingScale(plotted), 0, oldest);
  return `Asking prices of used ${name} carts by age, up to ${oldest} years. Half of them are ${half}.`;
}
